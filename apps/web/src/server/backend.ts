import type { HttpOptions } from '@touchline/client/http'

export interface BackendRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What is read of an answer; a `Response` is one. */
export type BackendAnswer = Pick<Response, 'ok' | 'status' | 'json'>

/** The back end: its origin, or a function that answers in this very process. */
export type Backend = string | ((request: BackendRequest) => Promise<BackendAnswer>)

/** The back end as the HTTP client calls it while one page is rendered, with the visitor's own cookie. */
export function backendFor(backend: Backend, cookie: string): Pick<HttpOptions, 'origin' | 'fetch'> {
  const visitor: Record<string, string> = cookie ? { cookie } : {}
  if (typeof backend === 'string') {
    return {
      origin: backend,
      fetch: (url, init) =>
        fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...visitor } }),
    }
  }
  return {
    origin: '',
    fetch: (url, init) =>
      backend({
        method: init.method ?? 'GET',
        url,
        headers: { ...(init.headers as Record<string, string>), ...visitor },
        ...(typeof init.body === 'string' && { body: init.body }),
      }),
  }
}
