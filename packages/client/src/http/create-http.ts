import type { CallBody, CallName, CallParams, CallQuery } from '@touchline/contract'
import { APP_HEADER, APP_HEADER_VALUE, IDEMPOTENCY_HEADER, PLATFORM_MEDIA_TYPE } from '@touchline/contract/constants'
import { ROUTES } from '@touchline/contract/routes'
import { buildUrl, type QueryValue } from './build-url.ts'
import { readAnswer } from './read-answer.ts'
import type { CallResult } from './result.ts'

export const CALL_TIMEOUT_MS = 10_000

export interface HttpOptions {
  /** Origin of the back end, or empty for the page's own. */
  readonly origin: string
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>
  /** Language of names and messages in the responses. */
  readonly locale: string
  /** Sent with every call, e.g. a forwarded cookie on the server. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

type Part<Name extends string, T> = [T] extends [never]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]?: T | undefined }
/** What a call takes, and how it may be called off or retried. */
export type CallArguments<N extends CallName> = Part<'params', CallParams<N>> &
  Part<'query', CallQuery<N>> &
  Part<'body', CallBody<N>> & {
    readonly signal?: AbortSignal | undefined
    /** In ms. @default 10000 */
    readonly timeout?: number | undefined
    /** Made before sending and stored with the request: the same key never acts twice. */
    readonly idempotencyKey?: string | undefined
  }

/** The typed way to the back end: one method per call of the contract, errors as values. */
export interface Http {
  /** Language of the requests; it changes where a host changes that of the page. */
  locale: string
  call<N extends CallName>(name: N, args?: CallArguments<N>): Promise<CallResult<N>>
}

/** A client over the contract's calls. Nothing is validated on success, so it carries no schema. */
export function createHttp({ origin, fetch, locale, headers }: HttpOptions): Http {
  async function call<N extends CallName>(name: N, args?: CallArguments<N>): Promise<CallResult<N>> {
    const { method, path } = ROUTES[name]
    const { params = {}, query = {}, body, signal, timeout = CALL_TIMEOUT_MS, idempotencyKey } = args ?? {}
    const timer = AbortSignal.timeout(timeout)
    const url = buildUrl(origin, path, params as Record<string, number>, query as Record<string, QueryValue>)
    try {
      const response = await fetch(url, {
        method,
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, timer]) : timer,
        headers: {
          accept: path.startsWith('/api/v') ? 'application/json' : PLATFORM_MEDIA_TYPE,
          'accept-language': locale,
          ...(method !== 'GET' && { [APP_HEADER]: APP_HEADER_VALUE, 'content-type': 'application/json' }),
          ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
          ...headers,
        },
        ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      })
      return (await readAnswer(response)) as CallResult<N>
    } catch {
      const reason = signal?.aborted ? 'aborted' : timer.aborted ? 'timeout' : 'offline'
      return { ok: false, error: { kind: 'network', reason } }
    }
  }
  return { locale, call }
}
