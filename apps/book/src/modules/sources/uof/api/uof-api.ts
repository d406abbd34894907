import { Agent, request } from 'undici'
import type { Clock } from '../../../../kernel/clock.ts'

/** What a request to the API needs of the account. */
export interface ApiAccount {
  readonly apiUrl: string
  readonly token: string
  readonly ca: string | null
}

/** `retryAt` is the wall time in ms before which a retry is of no use. A `refused` request was not carried out. */
export type ApiAnswer =
  | {
      readonly ok: true
      /** Empty where the document is unchanged. */
      readonly body: string
      /** The document is the one that has the given tag. */
      readonly isUnchanged: boolean
      /** Names this version of the document; null where the API gives none. */
      readonly tag: string | null
    }
  | {
      readonly ok: false
      readonly why: string
      readonly isRefused: boolean
      readonly isGone: boolean
      readonly retryAt: number
    }

export interface UofApi {
  /**
   * @param path below the address of the account, with a slash before it
   * @param tag of the version that is here already: it is not sent again
   */
  get(path: string, tag?: string): Promise<ApiAnswer>
  post(path: string): Promise<ApiAnswer>
  /**
   * Has something computed, while a request of a player waits: the response comes soon or not, and a failure holds
   * nothing else up.
   * @param body XML
   */
  calculate(path: string, body: string): Promise<ApiAnswer>
  /** Reads a document while a request of a player waits, in the same way. */
  look(path: string): Promise<ApiAnswer>
  close(): Promise<void>
}

/** Timeouts of requests to the API, in ms. */
export interface ApiPatience {
  readonly connectMs: number
  readonly answerMs: number
  /** Longest time of a response while a request of a player waits. */
  readonly soonMs: number
  /** Pause after a first failure; it doubles with each one. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  /** Pause after a refusal, or after a response that limits the rate without a time. */
  readonly refusedPauseMs: number
}

export const PATIENCE: ApiPatience = {
  connectMs: 5_000,
  answerMs: 30_000,
  soonMs: 5_000,
  firstPauseMs: 1_000,
  longestPauseMs: 60_000,
  refusedPauseMs: 60_000,
}

/** Longest document that is read, in bytes. */
const MOST_BYTES = 64 * 1_048_576

/**
 * Client of the vendor's API. After a failure it sends no requests for a while; reads and recoveries pause separately.
 */
export function createUofApi(account: ApiAccount, clock: Clock, patience: ApiPatience = PATIENCE): UofApi {
  const agent = new Agent({
    connect: { timeout: patience.connectMs, ...(account.ca !== null && { ca: account.ca }) },
    headersTimeout: patience.answerMs,
    bodyTimeout: patience.answerMs,
    connections: 8,
    pipelining: 1,
    maxResponseSize: MOST_BYTES,
  })
  const pauses = {
    GET: newPause(patience),
    POST: newPause(patience),
    calculate: newPause(patience),
    look: newPause(patience),
  }

  async function ask(
    kind: keyof typeof pauses,
    path: string,
    { tag, body: sent }: { readonly tag?: string | undefined; readonly body?: string } = {},
  ): Promise<ApiAnswer> {
    const pause = pauses[kind]
    const method = kind === 'GET' || kind === 'look' ? 'GET' : 'POST'
    const isAwaited = kind === 'calculate' || kind === 'look'
    const now = clock.now()
    if (pause.until > now) return failure('the API is left alone after a failure', true, pause.until)
    try {
      const response = await request(`${account.apiUrl}${path}`, {
        method,
        dispatcher: agent,
        ...(isAwaited && { signal: AbortSignal.timeout(patience.soonMs) }),
        headers: {
          'x-access-token': account.token,
          accept: 'application/xml',
          ...(tag !== undefined && { 'if-none-match': tag }),
          ...(sent !== undefined && { 'content-type': 'application/xml' }),
        },
        ...(sent !== undefined && { body: sent }),
      })
      const body = await response.body.text()
      const { statusCode: status } = response
      const isUnchanged = status === 304 && tag !== undefined
      if (isUnchanged || (status >= 200 && status < 300)) {
        pause.ended()
        const given = response.headers.etag
        return { ok: true, body, isUnchanged, tag: isUnchanged ? tag : typeof given === 'string' ? given : null }
      }
      const why = `${method} ${path.split('?', 1)[0]} is answered with ${status}`
      // What is not there is not there for long: the API itself is well.
      if (status === 404 || status === 400)
        return { ...failure(why, true, clock.now() + patience.refusedPauseMs), isGone: true }
      if (status === 401 || status === 403 || status === 429) {
        const seconds = Number(response.headers['retry-after'])
        const pauseMs = seconds > 0 ? seconds * 1_000 : patience.refusedPauseMs
        pause.until = clock.now() + pauseMs
        return failure(why, true, pause.until)
      }
      return failure(why, false, pause.begun(clock.now()))
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      // Whether it was carried out is unknown.
      return failure(`${method} ${path.split('?', 1)[0]}: ${why}`, false, pause.begun(clock.now()))
    }
  }

  return {
    get: (path, tag) => ask('GET', path, { tag }),
    post: (path) => ask('POST', path),
    calculate: (path, body) => ask('calculate', path, { body }),
    look: (path) => ask('look', path),
    close: () => agent.destroy(),
  }
}

function failure(why: string, isRefused: boolean, retryAt: number): Extract<ApiAnswer, { readonly ok: false }> {
  return { ok: false, why, isRefused, isGone: false, retryAt }
}

function newPause({ firstPauseMs, longestPauseMs }: ApiPatience) {
  let failures = 0
  return {
    until: 0,
    ended() {
      failures = 0
    },
    begun(now: number): number {
      this.until = now + Math.min(longestPauseMs, firstPauseMs * 2 ** failures)
      failures += 1
      return this.until
    },
  }
}
