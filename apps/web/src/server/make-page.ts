import type { FastifyRequest } from 'fastify'
import { parseCookies } from '../platform/cookies.ts'
import { backendFor } from './backend.ts'
import type { WebOptions } from './index.ts'
import type { CachedPage } from './page-cache.ts'
import { isPrivateAddress } from './private-address.ts'
import type { Renderer } from './renderer.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

const HTML = 'text/html; charset=utf-8'
/** Said when even the error page cannot be rendered. */
const LAST_RESORT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Touchline</title><h1>Oops! Sorry, something went wrong. Please come back in a while.</h1><p><a href="/sports">Go to the home page</a></p></html>'

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.headers.host ?? 'localhost'}`
}

function cachingOf(request: FastifyRequest, hasSession: boolean): Readonly<Record<string, string>> {
  if (isPrivateAddress(request.url)) return { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  return { 'cache-control': hasSession ? 'private, no-cache' : 'public, max-age=0, s-maxage=1' }
}

/** Renders the page a request asks for. Never throws: what goes wrong is logged and answered as a 500. */
export async function makePage(
  renderer: Renderer,
  options: WebOptions,
  request: FastifyRequest,
  hasSession: boolean,
): Promise<CachedPage> {
  const cookieHeader = request.headers.cookie ?? ''
  const { pathname, search } = new URL(request.url, 'http://page')
  const backend = backendFor(options.backend, cookieHeader)
  const encoded = new Map<string, Promise<Buffer>>()
  try {
    const page = await renderer.render({
      pathname,
      search,
      cookies: parseCookies(cookieHeader),
      fetch: backend.fetch,
      backendOrigin: backend.origin,
      origin: options.origin ?? originOf(request),
      release: options.release,
      hasSession,
      now: options.now?.() ?? Date.now(),
    })
    if (page.kind === 'redirect') {
      return { status: page.status, headers: { location: page.location }, body: '', encoded }
    }
    const headers = {
      ...SECURITY_HEADERS,
      'content-type': HTML,
      'content-language': page.language,
      ...cachingOf(request, hasSession),
      vary: 'accept-encoding, cookie',
    }
    return { status: page.status, headers, body: renderer.document(page), encoded }
  } catch (error) {
    request.log.error({ err: error }, 'page did not render')
    const headers = { ...SECURITY_HEADERS, 'content-type': HTML, 'cache-control': 'no-store' }
    return { status: 500, headers, body: LAST_RESORT, encoded }
  }
}
