import type { CallAnswer, CallName } from '@touchline/contract'
import { ROUTES } from '@touchline/contract/routes'
import type { PageKey } from '@touchline/contract/site'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '../i18n/locales.ts'
import { eventPath } from '../navigation/events.ts'
import { hrefOf } from '../navigation/paths.ts'
import { sportPath } from '../navigation/routes.ts'
import type { Ask } from './backend.ts'
import { createByteCache } from './byte-cache.ts'
import type { KnownSite } from './site-watch.ts'

/** Pages of the product with one address each; the others are found in the catalogue. */
const FIXED: { readonly [K in PageKey]?: string } = {
  home: '/',
  live: '/live',
  esports: '/cybersport',
  schedule: '/schedule',
  results: '/results',
  promotions: '/promotions',
  about: '/about',
  rules: '/general-rules',
}

const KEPT_MS = 60_000
const KEPT_BYTES = 16 * 1_048_576
const ROWS = 500
/** A sitemap has at most 50,000 addresses. */
const MAX_PAGES = 20

/** An address in the sitemap. */
interface Entry {
  readonly path: string
  /** ISO 8601. */
  readonly changed: string
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/**
 * All rows of a call.
 * @param query null where it comes in one piece
 */
async function allOf<N extends CallName>(ask: Ask, name: N, query: string | null, locale: Locale) {
  type Row = CallAnswer<N> extends { readonly data: readonly (infer R)[] } ? R : never
  const rows: Row[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const url = `${ROUTES[name].path}${query === null ? '' : `?${query}page=${page}&limit=${ROWS}`}`
    const { status, text } = await ask({ method: 'GET', url, headers: { 'accept-language': locale } })
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    const { data, pagination } = JSON.parse(text) as { data: Row[]; pagination?: { last_page: number } }
    rows.push(...data)
    if (pagination === undefined || page >= pagination.last_page) break
  }
  return rows
}

/** Every address that search engines may list, in one language. */
async function entriesOf(ask: Ask, site: KnownSite, locale: Locale, now: string): Promise<readonly Entry[]> {
  const published = site.publishedAt ?? now
  const hidden = new Set(site.pages.filter(({ index }) => !index).map(({ key, path }) => key ?? path))
  const shows = (key: PageKey) => !hidden.has(key)
  const fixed = (Object.keys(FIXED) as PageKey[])
    .filter(shows)
    .map((key) => ({ path: FIXED[key] ?? '/', changed: now }))
  const own = site.pages.flatMap(({ path, index }) => (path !== null && index ? [{ path, changed: published }] : []))
  const [sports, categories, leagues, events] = await Promise.all([
    shows('sport') ? allOf(ask, 'getSports', null, locale) : [],
    shows('category') ? allOf(ask, 'getCategories', '', locale) : [],
    shows('league') ? allOf(ask, 'getTournaments', '', locale) : [],
    shows('event') ? allOf(ask, 'getMatches', 'match_status=bettable&', locale) : [],
  ])
  const under = (sport: { readonly key: string }, slug: string) => ({ path: sportPath(sport.key, slug), changed: now })
  return [
    ...fixed,
    ...own,
    ...sports.map(({ key }) => ({ path: sportPath(key), changed: now })),
    ...categories.map(({ sport, slug }) => under(sport, slug)),
    ...leagues.map(({ sport, slug }) => under(sport, slug)),
    ...events.map((event) => ({ path: eventPath(event), changed: now })),
  ]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const entryXml = (name: 'url' | 'sitemap', address: string, changed: string) =>
  `<${name}><loc>${escapeXml(address)}</loc><lastmod>${changed}</lastmod></${name}>\n`

export interface SitemapOptions {
  readonly ask: Ask
  readonly siteNow: () => Promise<KnownSite>
  readonly originOf: (request: FastifyRequest) => string
  readonly now: () => number
}

/** Serves the files for search engines: `/robots.txt`, `/sitemap.xml` and one sitemap for each language (SEO-02). */
export function registerSitemap(app: FastifyInstance, { ask, siteNow, originOf, now }: SitemapOptions): void {
  const kept = createByteCache<string>({ ttlMs: KEPT_MS, maxBytes: KEPT_BYTES, sizeOf: (xml) => 2 * xml.length, now })
  app.addHook('onClose', async () => kept.close())
  const day = () => new Date(now()).toISOString().slice(0, 10)

  app.get('/robots.txt', async (request, reply) => {
    const { addresses } = await siteNow()
    const closed = addresses.locales.flatMap((locale) =>
      ['/users/', '/profile'].map((path) => `Disallow: ${hrefOf(locale, path, addresses)}`),
    )
    const lines = ['User-agent: *', 'Disallow: /api/', ...closed, '', `Sitemap: ${originOf(request)}/sitemap.xml`, '']
    return reply.header('cache-control', 'public, max-age=300').type('text/plain; charset=utf-8').send(lines.join('\n'))
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const { addresses } = await siteNow()
    const maps = addresses.locales.map((locale) =>
      entryXml('sitemap', `${originOf(request)}/sitemaps/${locale}.xml`, day()),
    )
    const xml = `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps.join('')}</sitemapindex>\n`
    return reply.header('cache-control', 'public, max-age=60').type('application/xml; charset=utf-8').send(xml)
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const site = await siteNow()
    const locale = request.params.file.replace(/\.xml$/, '')
    if (!isLocale(locale) || !site.addresses.locales.includes(locale) || !request.params.file.endsWith('.xml'))
      return reply.callNotFound()
    const origin = originOf(request)
    const xml = await kept.get(JSON.stringify([site.version, locale, origin]), async () => {
      const entries = await entriesOf(ask, site, locale, day())
      const urls = entries.map(({ path, changed }) =>
        entryXml('url', `${origin}${hrefOf(locale, path, site.addresses)}`, changed),
      )
      return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('')}</urlset>\n`
    })
    return reply.header('cache-control', 'public, max-age=60').type('application/xml; charset=utf-8').send(xml)
  })
}
