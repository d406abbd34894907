import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOCALES } from '../i18n/locales.ts'
import { parseCookies } from '../platform/cookies.ts'
import { PREFERENCE_COOKIES } from '../preferences/preferences.ts'
import { type Backend, backendFor } from './backend.ts'
import { encodedBody } from './encode.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { ASSET_BASE, loadRenderer, type Renderer } from './renderer.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

export type { Backend, BackendAnswer, BackendRequest } from './backend.ts'

export interface WebOptions {
  readonly backend: Backend
  /** Names the build, e.g. a commit. */
  readonly release: string
  /** Public origin of the site, for canonical links; the request's own where absent. */
  readonly origin?: string | undefined
  /** Name of the player's session cookie: pages of signed-in players are not shared. @default '__Host-touchline' */
  readonly sessionCookie?: string | undefined
  /** Folder of the build. @default apps/web/dist */
  readonly dist?: string | undefined
  readonly now?: (() => number) | undefined
}

const YEAR_S = 31_536_000
const HTML = 'text/html; charset=utf-8'
const FALLBACK_PAGE =
  '<!doctype html><meta charset="utf-8"><title>Touchline</title><h1>Oops! Sorry, something went wrong. Please come back in a while.</h1><p><a href="/sports">Home</a></p>'

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.headers.host ?? 'localhost'}`
}

async function makePage(renderer: Renderer, options: WebOptions, request: FastifyRequest): Promise<CachedPage> {
  const cookieHeader = request.headers.cookie ?? ''
  const cookies = parseCookies(cookieHeader)
  const hasSession = (options.sessionCookie ?? '__Host-touchline') in cookies
  const { pathname, search } = new URL(request.url, 'http://page')
  const backend = backendFor(options.backend, cookieHeader)
  const encoded = new Map<string, Promise<Buffer>>()
  try {
    const page = await renderer.render({
      pathname,
      search,
      cookies,
      fetch: backend.fetch,
      backendOrigin: backend.origin,
      origin: options.origin ?? originOf(request),
      release: options.release,
      hasSession,
      now: options.now?.() ?? Date.now(),
    })
    if (!page) return { status: 404, headers: { 'content-type': HTML }, body: FALLBACK_PAGE, encoded }
    if (page.kind === 'redirect')
      return { status: page.status, headers: { location: page.location }, body: '', encoded }
    return {
      status: page.status,
      headers: {
        ...SECURITY_HEADERS,
        'content-type': HTML,
        'content-language': page.language,
        'cache-control': hasSession ? 'private, no-cache' : 'public, max-age=0, s-maxage=1',
        vary: 'accept-encoding, cookie',
      },
      body: renderer.document(page),
      encoded,
    }
  } catch (error) {
    request.log.error({ err: error }, 'page did not render')
    return { status: 500, headers: { ...SECURITY_HEADERS, 'content-type': HTML }, body: FALLBACK_PAGE, encoded }
  }
}

/** Pages that look the same share a key: address and the cookies that shape the first paint. */
function cacheKey(request: FastifyRequest): string {
  const cookies = parseCookies(request.headers.cookie ?? '')
  const shaping = Object.values(PREFERENCE_COOKIES).map((name) => cookies[name] ?? '')
  return [request.headers.host, request.url, ...shaping].join('\n')
}

/** Serves the application: pages by server rendering, its files for ever, `/` by redirect. */
export async function registerWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const dist = options.dist ?? join(import.meta.dirname, '../../dist')
  const renderer = await loadRenderer(dist)
  const cached = createPageCache(options.now ?? Date.now)
  const sessionCookie = options.sessionCookie ?? '__Host-touchline'

  await app.register(fastifyStatic, {
    root: join(dist, 'client/assets'),
    prefix: `${ASSET_BASE}assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_S * 1_000,
    decorateReply: false,
    index: false,
  })
  await app.register(fastifyStatic, {
    root: join(dist, 'client'),
    prefix: ASSET_BASE,
    serve: false,
    decorateReply: true,
  })
  app.get(`${ASSET_BASE}icon.svg`, (_, reply) => reply.sendFile('icon.svg', { maxAge: 86_400_000 }))
  app.get('/', (_, reply) => reply.redirect('/sports', 302))

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const make = () => makePage(renderer, options, request)
    const hasSession = sessionCookie in parseCookies(request.headers.cookie ?? '')
    const page = hasSession ? await make() : await cached(cacheKey(request), make)
    reply.code(page.status).headers(page.headers)
    if (!page.body) return reply.send()
    const { encoding, body } = await encodedBody(page, String(request.headers['accept-encoding'] ?? ''))
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(body)
  }

  for (const prefix of ['', ...LOCALES.map((locale) => `/${locale}`)]) {
    app.get(`${prefix}/sports`, sendPage)
    app.get(`${prefix}/sports/*`, sendPage)
  }
}
