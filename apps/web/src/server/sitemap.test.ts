import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { DEFAULT_ADDRESSES } from '../navigation/paths.ts'
import type { Ask } from './backend.ts'
import type { KnownSite } from './site-watch.ts'
import { registerSitemap } from './sitemap.ts'

const SITE: KnownSite = {
  name: 'Northbank',
  version: 4,
  publishedAt: '2026-11-20T10:00:00.000Z',
  addresses: { ...DEFAULT_ADDRESSES, locales: ['en', 'de'] },
  pages: [
    { key: 'live', path: null, index: false },
    { key: null, path: '/club', index: true },
    { key: null, path: '/draft', index: false },
  ],
  paths: new Set(['/club', '/draft']),
  redirects: new Map(),
  imageSources: [],
  blockedCountries: [],
  frameSources: [],
  frameOrigins: [],
  scripts: [],
  gtmId: null,
  userGroupChecker: null,
}
const sport = { key: 'football', name: 'Football' }
const ROWS: Readonly<Record<string, readonly object[]>> = {
  sports: [{ key: 'football' }],
  categories: [{ slug: 'england', sport }],
  tournaments: [{ slug: 'cup-t1', sport }],
  matches: [
    { type: 'match', slug: 'a-b-m1', tournament: { sport } },
    { type: 'outright', slug: 'cup-winner-m2', parent: { sport } },
  ],
}

/** Returns one row a page, so that all pages have to be fetched. */
const ask: Ask = async ({ url }) => {
  const { pathname, searchParams } = new URL(url, 'http://x')
  const rows = ROWS[pathname.split('/').at(-1) ?? ''] ?? []
  const isPaged = !pathname.endsWith('sports')
  if (isPaged !== searchParams.has('page')) return { status: 400, text: '{}' }
  if (!isPaged) return { status: 200, text: JSON.stringify({ data: rows }) }
  const page = Number(searchParams.get('page'))
  return {
    status: 200,
    text: JSON.stringify({ data: rows.slice(page - 1, page), pagination: { last_page: rows.length } }),
  }
}

test('SEO-02: search engines find every address that may be listed in each language, and none that may not', async () => {
  const app = Fastify()
  const now = () => Date.parse('2026-11-22T08:00:00Z')
  registerSitemap(app, { ask, siteNow: async () => SITE, originOf: () => 'https://bets.example', now })
  const index = (await app.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } })).body
  expect(index).toContain('<loc>https://bets.example/sitemaps/de.xml</loc><lastmod>2026-11-22</lastmod>')
  const german = (await app.inject({ url: '/sitemaps/de.xml' })).body
  const found = [...german.matchAll(/<loc>https:\/\/bets\.example\/de\/sports([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(found).toEqual([
    '',
    '/cybersport',
    '/schedule',
    '/results',
    '/promotions',
    '/about',
    '/general-rules',
    '/club',
    '/football',
    '/football/england',
    '/football/cup-t1',
    '/football/a-b-m1',
    '/football/cup-winner-m2',
  ])
  expect(german).toContain('/club</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>')
  const robots = (await app.inject({ url: '/robots.txt' })).body
  expect(robots).toContain('Disallow: /de/sports/users/\n')
  expect(robots).toContain('Sitemap: https://bets.example/sitemap.xml')
  expect((await app.inject({ url: '/sitemaps/ru.xml' })).statusCode).toBe(404)
  await app.close()
})
