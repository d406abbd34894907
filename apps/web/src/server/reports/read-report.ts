import { redacted, redactedUrl } from '../../platform/reports/redact.ts'
import { PROBLEM_KINDS, type ProblemKind } from '../../platform/reports/report.ts'
import { cleanText, withoutQueries } from '../policy-reports.ts'

/** A failed call: its address, status and bodies as JSON, redacted. */
export interface ReportedCall {
  readonly url: string
  readonly status?: number
  readonly request?: string
  readonly response?: string
}

/** What a page reports, by its known fields. */
export interface PageReport {
  readonly kind: ProblemKind
  readonly message: string
  readonly where?: string
  readonly stack?: string
  readonly page?: string
  readonly at?: string
  /** Name and code of the error. */
  readonly name?: string
  readonly code?: string
  /** Element that an event is about. */
  readonly target?: string
  readonly release?: string
  readonly locale?: string
  readonly route?: string
  /** Name of the request that failed, or of the one that the page was made for. */
  readonly request?: string
  readonly trace?: string
  /** The error wants no event. */
  readonly skip?: true
  /** The browser is driven by a program. */
  readonly automated?: true
  readonly http?: ReportedCall
}

const TEXTS = [
  'where',
  'message',
  'stack',
  'page',
  'at',
  'name',
  'code',
  'target',
  'release',
  'locale',
  'route',
  'request',
] as const
const FLAGS = ['skip', 'automated'] as const
const TRACE = /^[\da-f]{32}-[\da-f]{16}$/
const BODY_MAX = 4_000

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** A body that a page sends as JSON, redacted here too: the page is not trusted to have done so. */
function bodyOf(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > BODY_MAX) return undefined
  try {
    return JSON.stringify(redacted(JSON.parse(text)))
  } catch {
    return undefined
  }
}

function callOf(value: unknown): ReportedCall | undefined {
  const { url, status, request, response } = fieldsOf(value)
  if (typeof url !== 'string') return undefined
  const [asked, answered] = [bodyOf(request), bodyOf(response)]
  return {
    url: cleanText(redactedUrl(url)),
    ...(Number.isInteger(status) && { status: Number(status) }),
    ...(asked !== undefined && { request: asked }),
    ...(answered !== undefined && { response: answered }),
  }
}

/**
 * A report of a page; null where it is none. Addresses in it lose their queries, which may hold the token of a mail.
 */
export function readReport(value: unknown): PageReport | null {
  const report = fieldsOf(value)
  const kind = PROBLEM_KINDS.find((known) => known === report.kind)
  if (kind === undefined) return null
  const texts = TEXTS.flatMap((field) => {
    const text = report[field]
    return typeof text === 'string' ? [[field, withoutQueries(cleanText(text))] as const] : []
  })
  const flags = FLAGS.flatMap((flag) => (report[flag] === true ? [[flag, true] as const] : []))
  const http = callOf(report.http)
  const trace = typeof report.trace === 'string' && TRACE.test(report.trace) ? report.trace : undefined
  return {
    message: '',
    ...Object.fromEntries(texts),
    ...Object.fromEntries(flags),
    kind,
    ...(trace !== undefined && { trace }),
    ...(http !== undefined && { http }),
  }
}
