import { execFileSync } from 'node:child_process'
import { startAsked } from '../child.ts'

/** An order to the process of the sockets. */
export type SocketsOrder =
  | {
      /** How many are connected then; those that are stay. */
      readonly open: number
      readonly url: string
      readonly token: string
      readonly channel: string
    }
  /** All break their connections, as when a network is gone. */
  | { readonly drop: true }
  | { readonly report: true }

/** What happened since the last report. */
export interface SocketsReport {
  readonly connected: number
  /** Messages to all sockets together; of each that is missing once. */
  readonly received: number
  readonly missed: number
  /** Connections that the other side ended. */
  readonly closed: number
  /** Attempts to connect that failed and were repeated. */
  readonly retries: number
  readonly lastFailure: string
  /** From the moment a message was sent until a socket had it, over all sockets, in ms. */
  readonly lag: { readonly p50: number; readonly p99: number | null; readonly max: number }
}

export interface Sockets {
  open(at: { readonly url: string; readonly token: string; readonly channel: string }): Promise<SocketsReport>
  drop(): Promise<SocketsReport>
  report(): Promise<SocketsReport>
  close(): void
}

/** What a process opens besides its sockets. */
const OTHER_FILES = 500

export function startSockets(count: number): Sockets {
  const problem = problemWithFiles(count, openFilesLimit())
  if (problem !== null) throw new Error(problem)
  const { ask, close } = startAsked<SocketsOrder, SocketsReport>(
    new URL('./sockets-process.ts', import.meta.url),
    "sockets'",
  )
  return {
    open: (at) => ask({ open: count, ...at }),
    drop: () => ask({ drop: true }),
    report: () => ask({ report: true }),
    close,
  }
}

/**
 * Why so many sockets cannot be opened; null where they can. Each is a file of this side, and two of the proxy, which
 * has two processes.
 */
export function problemWithFiles(sockets: number, limit: number): string | null {
  const needed = sockets + OTHER_FILES
  if (limit >= needed) return null
  return `${sockets} sockets need ${needed} open files for each process, and ulimit -Hn is ${limit}: raise it, or set CLUSTER_SOCKETS=${Math.max(1, limit - OTHER_FILES)}.`
}

/** Node raises its own limit to the hard one. */
function openFilesLimit(): number {
  const text = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  return text === 'unlimited' ? Number.POSITIVE_INFINITY : Number(text)
}
