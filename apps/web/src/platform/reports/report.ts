import { REPORTS_PATH } from '@touchline/contract/constants'

/** Kinds of problem in a page. */
export const PROBLEM_KINDS = [
  /** A component threw while it was rendered. */
  'render',
  /** A page or what it shows could not be loaded. */
  'load',
  /** A change failed in a server in trouble. */
  'call',
  /** A response of the back end breaks the contract. */
  'answer',
  /** A realtime message breaks the contract, or a channel was refused. */
  'event',
  /** A listener threw. */
  'handler',
  /** A part of the application's code could not be fetched. */
  'chunk',
  /** A text could not be written. */
  'text',
  /** An unhandled rejection. */
  'rejection',
  /** An uncaught error. */
  'script',
  /** Messages of a host page that were dropped. */
  'embed',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** Reports a problem: its kind, its place (a call, a page, a channel), and the cause. */
export type Report = (kind: ProblemKind, where: string, cause: unknown) => void

/** A problem as it is stored and sent. */
export interface ReportEntry {
  readonly kind: ProblemKind
  readonly where: string
  readonly message: string
  readonly stack?: string | undefined
  /** Path of the page. */
  readonly page: string
  /** ISO 8601, by the server's clock. */
  readonly at: string
}

/** A problem with its cause, for the sender. */
export interface NotedProblem {
  readonly entry: ReportEntry
  readonly cause: unknown
}

export interface Reporter {
  readonly report: Report
  /** The last of them, oldest first. */
  readonly recent: () => readonly ReportEntry[]
  /** Sends what waits, now. */
  readonly flush: () => void
}

export interface ReporterOptions {
  /** Ms. */
  readonly now: () => number
  readonly page: () => string
  readonly after: (ms: number, run: () => void) => void
  /** Sends a batch to the collector. Must not throw. */
  readonly send: (batch: readonly NotedProblem[]) => void
  /** Called at once, e.g. for the console of a developer. */
  readonly onReport?: ((entry: ReportEntry, cause: unknown) => void) | undefined
}

const MAX_STORED = 50
/** The most reports of one page. */
const MOST_SENT = 40
/** What happens together is sent together. In ms. */
const BATCH_MS = 1_000
const BATCH = 10
const TEXT_MAX = 500
const STACK_MAX = 2_000

/** What identifies a problem. */
export function textOf(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  return text.slice(0, TEXT_MAX)
}

/** The one door for what goes wrong: keeps the last problems, and sends each of them once. */
export function createReporter({ now, page, after, send, onReport }: ReporterOptions): Reporter {
  const ring: ReportEntry[] = []
  const causes = new WeakSet<object>()
  const known = new Set<string>()
  let waiting: NotedProblem[] = []

  function flush() {
    while (waiting.length > 0) send(waiting.splice(0, BATCH))
  }

  function isNew(kind: ProblemKind, where: string, cause: unknown): boolean {
    if (typeof cause === 'object' && cause !== null) {
      if (causes.has(cause)) return false
      causes.add(cause)
    }
    const name = `${kind} ${where} ${textOf(cause)}`
    if (known.has(name) || known.size >= MOST_SENT) return false
    known.add(name)
    return true
  }

  return {
    recent: () => ring,
    flush() {
      flush()
      waiting = []
    },
    report(kind, where, cause) {
      if (!isNew(kind, where, cause)) return
      const entry: ReportEntry = {
        kind,
        where: where.slice(0, TEXT_MAX),
        message: textOf(cause),
        ...(cause instanceof Error && cause.stack && { stack: cause.stack.slice(0, STACK_MAX) }),
        page: page().slice(0, TEXT_MAX),
        at: new Date(now()).toISOString(),
      }
      ring.push(entry)
      if (ring.length > MAX_STORED) ring.shift()
      onReport?.(entry, cause)
      if (waiting.push({ entry, cause }) === 1) after(BATCH_MS, flush)
    },
  }
}

/** The body of a report to the server. */
export interface ReportBody {
  readonly reports?: readonly object[]
  readonly measures?: readonly object[]
}

/** Sends without keeping the page from going away. What cannot be sent is lost: the page has other worries. */
export function postReports(reported: ReportBody): void {
  const body = JSON.stringify(reported)
  void fetch(REPORTS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {})
}

/** Reports uncaught errors, and sends the rest of the queue when the page closes. */
export function watchUncaught({ report, flush }: Reporter): void {
  addEventListener('error', ({ error, message }) => report('script', 'window', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', 'window', reason))
  addEventListener('pagehide', flush)
}
