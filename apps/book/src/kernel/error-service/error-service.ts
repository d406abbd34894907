import type { Dsn } from './dsn.ts'
import { envelopeOf, eventOfLine, type Origin, type ServiceEvent } from './log-event.ts'

/** Takes lines of the log, and sends those that are events to a service. */
export interface ErrorService {
  /** One line of the log. */
  write(line: string): void
  /** Resolves when nothing waits any more, after `patienceMs` at the latest. */
  drain(patienceMs: number): Promise<void>
}

/** Events that wait at most; further ones are lost to the service, and stay in the log. */
const WAITING_MAX = 100
const PATIENCE_MS = 5_000
/** Pause after a refusal or no response of the service, unless it names a time. */
const PAUSE_MS = 30_000
const TOO_MANY = 429

export interface ErrorServiceOptions {
  readonly dsn: Dsn
  readonly origin: Origin
  readonly now: () => number
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'headers'>>
}

/** Sends one event after the other. It never throws and never writes to the log, whose line it is. */
export function createErrorService({ dsn, origin, now, fetch }: ErrorServiceOptions): ErrorService {
  const waiting: ServiceEvent[] = []
  let sending: Promise<void> | null = null
  let pausedUntil = 0
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${dsn.key}, sentry_client=touchline/1`,
  }

  async function send(event: ServiceEvent): Promise<void> {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const answer = await fetch(dsn.endpoint, { method: 'POST', headers, body: envelopeOf(event), signal })
      if (answer.status === TOO_MANY || answer.status >= 500)
        pausedUntil = now() + (1_000 * Number(answer.headers.get('retry-after')) || PAUSE_MS)
    } catch {
      pausedUntil = now() + PAUSE_MS
    }
  }

  async function sendAll(): Promise<void> {
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
      if (now() >= pausedUntil) await send(event)
    }
    sending = null
  }

  return {
    write(line) {
      if (now() < pausedUntil) return
      const event = eventOfLine(line, origin)
      if (event === null || waiting.length >= WAITING_MAX) return
      waiting.push(event)
      sending ??= sendAll()
    },
    async drain(patienceMs) {
      const end = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
      while (sending !== null) {
        const ended = await Promise.race([sending.then(() => false), end.then(() => true)])
        if (ended) return
      }
    },
  }
}
