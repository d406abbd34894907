import { createHash } from 'node:crypto'
import { FRAMES_HEADER, SCRIPTS_HEADER, SESSION_COOKIE, TAGS_HEADER } from '@touchline/contract/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOCALES } from '../i18n/locales.ts'
import { isGuardedAddress } from '../navigation/guarded.ts'
import { firstLocale, hrefOf } from '../navigation/paths.ts'
import { parseCookies } from '../platform/cookies.ts'
import { parsePreferences } from '../preferences/preferences.ts'
import { type Ask, askOf } from './backend.ts'
import { createByteCache } from './byte-cache.ts'
import { bestEncoding } from './encode.ts'
import { findPlayer } from './find-player.ts'
import { isOpenAddress, platformFor } from './group-checker.ts'
import { hasToken, type PageAddress, readPageAddress, unknownAddress } from './page-address.ts'
import { type MadePage, orderKey, type PageMaker, type PageOrder } from './page-order.ts'
import { type PageSession, pageSessionOf } from './page-session.ts'
import { plainPage, shellLocaleOf } from './plain-page.ts'
import { shareAnswers } from './shared-answers.ts'
import { createSiteWatch, type KnownSite } from './site-watch.ts'
import { createWaitingLine, LineIsFull } from './waiting-line.ts'
import type { WebOptions } from './web-options.ts'

/** How long visitors share a page. */
const PAGE_TTL_MS = 1_000
const MAX_PAGE_BYTES = 32 * 1_048_576
/** Pages that are made at once: threads of the product. */
export const PAGES_AT_ONCE = 2
/** A browser opens six connections to a host: whoever restores a window full of tabs waits, and gets each page. */
const LINE = { atOnce: PAGES_AT_ONCE, room: 32, perVisitor: 6 }
const RETRY_AFTER_SECONDS = 1
const HTML = 'text/html; charset=utf-8'
/** A proxy in front gives a page of a second ago while it asks for the next. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-while-revalidate=5'
const METHODS = 'GET, HEAD, OPTIONS'

type Place = Extract<PageAddress, { kind: 'page' }>

/** Answers every address of the application, and with its own page every address that nobody else answers. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function registerPages(app: FastifyInstance, maker: PageMaker, options: WebOptions): () => Promise<KnownSite> {
  const now = options.now ?? Date.now
  const turns = options.turns ?? { visitorOf: ({ ip }: FastifyRequest) => ip, mayMake: () => true }
  const line = createWaitingLine(LINE)
  const pages = createByteCache<MadePage>({
    ttlMs: PAGE_TTL_MS,
    maxBytes: MAX_PAGE_BYTES,
    sizeOf: (page) => (page.kind === 'page' ? page.body.byteLength : 0),
    isKept: (page) => page.kind === 'moved' || page.status < 500,
    now,
  })
  const ask = askOf(options.backend)
  const shared = shareAnswers(ask, now)
  app.addHook('onClose', async () => {
    pages.close()
    shared.close()
    await maker.close()
  })

  const sessionOf = (request: FastifyRequest) => pageSessionOf(request, options.sessionCookie ?? SESSION_COOKIE)

  /**
   * Asks as the player, or as any visitor: cookies that are nobody's go no further. The back end
   * hears whose address it is for, and which page: its log names the call as ours does.
   */
  function askFor({ ip: visitor, id }: FastifyRequest, session: PageSession | null, isPrivate: boolean): Ask {
    const named = { 'x-request-id': id }
    if (session !== null) return (call) => ask({ ...call, visitor, headers: { ...call.headers, ...named, ...session } })
    const through = isPrivate ? ask : shared.ask
    return (call) => through({ ...call, visitor, headers: { ...call.headers, ...named } })
  }

  /** Where somebody is sent whom the site is not for (ROUTE-12); null for all others. */
  function elsewhere(request: FastifyRequest, place: Place, { userGroupChecker, addresses }: KnownSite) {
    if (userGroupChecker === null || isOpenAddress(place, addresses)) return null
    return platformFor(askFor(request, sessionOf(request), true), userGroupChecker)
  }

  const vary = ['accept-encoding', 'cookie', 'sec-fetch-dest', ...(options.varyBy ?? [])].join(', ')
  const siteNow = createSiteWatch(ask, now, shared.forget)

  async function sendPlace(
    request: FastifyRequest,
    reply: FastifyReply,
    place: Place,
    site: KnownSite,
    status?: 405,
  ): Promise<FastifyReply> {
    const cookies = parseCookies(request.headers.cookie ?? '')
    const session = sessionOf(request)
    const player = session === null ? null : await findPlayer(askFor(request, session, true))
    const hasSession = player !== null
    const country = options.countryOf?.(request) ?? null
    const { locale, pathname, search } = place
    const order: PageOrder = {
      locale,
      pathname,
      addresses: site.addresses,
      siteVersion: site.version,
      search,
      preferences: parsePreferences(cookies),
      origin: typeof options.origin === 'function' ? options.origin(request) : options.origin,
      hasSession,
      blockedIn: country !== null && site.blockedCountries.includes(country) ? country : null,
      jurisdiction: options.jurisdictionOf?.(player?.country ?? country) ?? 'default',
      encoding: bestEncoding(String(request.headers['accept-encoding'] ?? '')),
    }
    const moment = { now: now(), release: options.release, requestId: request.id }
    const answers = askFor(request, hasSession ? session : null, place.isPrivate)
    if (site.frameSources.length > 0)
      reply.header(FRAMES_HEADER, site.frameSources.map((host) => `https://${host}`).join(' '))
    if (site.scripts.length > 0 && !isGuardedAddress(pathname, site.addresses))
      reply.header(SCRIPTS_HEADER, site.scripts.join(' '))
    if (site.gtmId !== null) reply.header(TAGS_HEADER, site.gtmId)
    const make = async () => {
      const visitor = turns.visitorOf(request)
      if (!turns.mayMake(visitor)) throw new LineIsFull()
      const page = await line.run(visitor, () => maker.make(order, moment, answers))
      if (page.kind === 'page')
        for (const problem of page.problems) request.log.error({ problem }, 'a page has a problem')
      return page
    }
    try {
      const isOwn = hasSession || place.isPrivate || order.blockedIn !== null
      const page = isOwn ? await make() : await pages.get(orderKey(order), make)
      if (page.kind === 'moved') return sendMoved(request, reply, page.pathname, 301)
      if (order.blockedIn !== null) reply.header('cache-control', 'private, no-store')
      else if (place.isPrivate || hasToken(request.url)) {
        reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
      } else reply.header('cache-control', hasSession ? 'private, no-cache' : SHARED)
      if (order.encoding !== 'identity') reply.header('content-encoding', order.encoding)
      const headers = { 'content-type': HTML, 'content-language': page.language, vary }
      if (isOwn)
        return reply
          .code(status ?? page.status)
          .headers(headers)
          .send(page.body)
      const etag = `W/"${createHash('sha1').update(page.body).digest('base64url')}"`
      reply.headers({ ...headers, etag })
      if (page.status === 200 && request.headers['if-none-match'] === etag)
        return reply.removeHeader('content-encoding').code(304).send()
      return reply.code(status ?? page.status).send(page.body)
    } catch (error) {
      reply.headers({ 'content-type': HTML, 'content-language': locale, 'cache-control': 'no-store' })
      if (error instanceof LineIsFull) {
        return reply
          .code(503)
          .header('retry-after', RETRY_AFTER_SECONDS)
          .send(plainPage('busy', shellLocale(request), request.id, site.name))
      }
      request.log.error({ err: error }, `${pathname} was not rendered`)
      return reply.code(500).send(plainPage('failed', shellLocale(request), request.id, site.name))
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = await siteNow()
    const address = readPageAddress(request.url, site, sessionOf(request) !== null)
    if (address.kind === 'moved') return sendMoved(request, reply, address.pathname, address.status)
    const platform = await elsewhere(request, address, site)
    if (platform === null) return sendPlace(request, reply, address, site)
    return reply
      .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
      .redirect(platform, 302)
  }

  async function sendUnknown(request: FastifyRequest, reply: FastifyReply, status?: 405): Promise<FastifyReply> {
    const site = await siteNow()
    const isRead = status === undefined && (request.method === 'GET' || request.method === 'HEAD')
    const address = isRead ? readPageAddress(request.url, site, sessionOf(request) !== null) : undefined
    if (address?.kind === 'moved') return sendMoved(request, reply, address.pathname, address.status)
    return sendPlace(request, reply, unknownAddress(request.url, site), site, status)
  }

  // Before a body is read: nobody wants it.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return sendUnknown(request, reply)
  })
  app.setNotFoundHandler((request, reply) => sendUnknown(request, reply))
  app.get('/', async (request, reply) => {
    const { addresses } = await siteNow()
    const { locale: chosen } = parseCookies(request.headers.cookie ?? '')
    const locale = addresses.locales.find((one) => one === chosen) ?? firstLocale(addresses)
    return reply.headers({ vary: 'cookie' }).redirect(hrefOf(locale, '/', addresses), 302)
  })
  for (const prefix of ['', ...LOCALES.map((locale) => `/${locale}`)]) {
    for (const url of [`${prefix}/sports`, `${prefix}/sports/*`]) {
      app.get(url, sendPage)
      app.options(url, (_, reply) => reply.header('allow', METHODS).code(204).send())
      app.route({
        method: ['POST', 'PUT', 'PATCH', 'DELETE'],
        url,
        // Before a body is read: nobody wants it.
        onRequest: (request, reply) => sendUnknown(request, reply.header('allow', METHODS), 405),
        handler: async () => {},
      })
    }
  }
  return siteNow
}

/** The language of an address, or of the browser where the address names none. */
function shellLocale({ url, headers }: FastifyRequest): string {
  const [, first = ''] = url.split(/[/?]/)
  return shellLocaleOf([first, ...String(headers['accept-language'] ?? '').split(',')])
}

/** To the right address, with everything the request had after its path where that is of this site. */
function sendMoved(request: FastifyRequest, reply: FastifyReply, to: string, status: 301 | 302 | 307): FastifyReply {
  const at = request.url.indexOf('?')
  // The query may hold a token: it is told to no other site.
  const isOurs = to.startsWith('/') && !/^\/[/\\]/.test(to)
  const query = at < 0 || to.includes('?') || !isOurs ? '' : request.url.slice(at)
  if (hasToken(request.url)) reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  return reply.redirect(`${to}${query}`, status)
}
