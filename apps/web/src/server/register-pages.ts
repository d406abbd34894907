import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOCALES } from '../i18n/locales.ts'
import { parseCookies } from '../platform/cookies.ts'
import { PREFERENCE_COOKIES } from '../preferences/preferences.ts'
import { encodedBody } from './encode.ts'
import type { WebOptions } from './index.ts'
import { makePage } from './make-page.ts'
import { createPageCache } from './page-cache.ts'
import { isPrivateAddress } from './private-address.ts'
import type { Renderer } from './renderer.ts'

/** Name of the session cookie of the reference book. */
const SESSION_COOKIE = '__Host-touchline'

/** Pages that look the same share a key: address and the cookies that shape the first paint. */
function cacheKey(request: FastifyRequest, cookies: Readonly<Record<string, string>>): string {
  const shaping = Object.values(PREFERENCE_COOKIES).map((name) => cookies[name] ?? '')
  return [request.headers.host, request.url, ...shaping].join('\n')
}

/** Answers every address of the application. Visitors' pages are shared for a second, players' and private ones are not. */
export function registerPages(app: FastifyInstance, renderer: Renderer, options: WebOptions): void {
  const cached = createPageCache(options.now ?? Date.now)

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const cookies = parseCookies(request.headers.cookie ?? '')
    const hasSession = (options.sessionCookie ?? SESSION_COOKIE) in cookies
    const make = () => makePage(renderer, options, request, hasSession)
    const isOwn = hasSession || isPrivateAddress(request.url)
    const page = isOwn ? await make() : await cached(cacheKey(request, cookies), make)
    reply.code(page.status).headers(page.headers)
    if (!page.body) return reply.send()
    const { encoding, body } = await encodedBody(page, String(request.headers['accept-encoding'] ?? ''))
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(body)
  }

  app.get('/', (_, reply) => reply.redirect('/sports', 302))
  for (const prefix of ['', ...LOCALES.map((locale) => `/${locale}`)]) {
    app.get(`${prefix}/sports`, sendPage)
    app.get(`${prefix}/sports/*`, sendPage)
  }
}
