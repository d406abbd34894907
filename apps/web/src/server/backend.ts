import type { RenderRequest } from '../entry-server.tsx'

export interface BackendRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Network address of the visitor for whom the call is made. */
  readonly visitor?: string
}

export interface BackendAnswer {
  readonly status: number
  /** The body. */
  readonly text: string
}

/** Sends a request to the back end. */
export type Ask = (request: BackendRequest) => Promise<BackendAnswer>

/** The back end: its origin, or a function that handles requests in this very process. */
export type Backend = string | Ask

const PATIENCE_MS = 10_000

/** How a back end is called. */
export function askOf(backend: Backend): Ask {
  if (typeof backend !== 'string') return backend
  return async ({ method, url, headers, body, visitor }) => {
    const response = await fetch(`${backend}${url}`, {
      method,
      // A back end that trusts this address as a proxy's counts the call as the visitor's.
      headers: { ...headers, ...(visitor !== undefined && { 'x-forwarded-for': visitor }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { body }),
    })
    return { status: response.status, text: await response.text() }
  }
}

/** The back end as the HTTP client calls it while a page is rendered. */
export function fetchOf(ask: Ask): RenderRequest['fetch'] {
  return (url, init) =>
    ask({
      method: init.method ?? 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>) },
      ...(typeof init.body === 'string' && { body: init.body }),
    })
}
