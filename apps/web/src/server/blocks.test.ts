import { join } from 'node:path'
import type { Jurisdiction } from '@touchline/betting'
import { defaultSite, pageConfigOf, siteConfigOf } from '@touchline/contract'
import { type BlockKind, type NavigationPlacement, PAGE_KEYS, type PageKey } from '@touchline/contract/site'
import { BLOCK_KINDS, BLOCK_PLACEMENTS, isOfPages } from '@touchline/contract/site-blocks'
import { PRODUCT_PAGES } from '@touchline/contract/site-file'
import Fastify from 'fastify'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DrawnBlock } from '../blocks/define-block.ts'
import type { PageRegistry } from '../shell/load-page.ts'
import { smallBackend } from '../testing/backend.ts'
import { allBlocksIn, pageOfAllBlocks } from '../testing/site.ts'
import { siteMap } from '../testing/site-map.ts'
import type { Backend } from './backend.ts'
import { documentHtml } from './document.ts'
import { makerInThisThread } from './make-page.ts'
import { registerPages } from './register-pages.ts'
import type { Renderer } from './renderer.ts'

const ROOT = join(import.meta.dirname, '../..')
const SHOWN = { version: 1, locale: 'en', styleSheet: null }
const PAGE = '/sports/made-of-blocks'
const EVERYTHING = pageOfAllBlocks()
const SITE_MAP = siteMap({ pages: [{ key: null, path: '/made-of-blocks', index: true }] })

let vite: ViteDevServer
let renderer: Renderer
/** The very lists that pages are made with. */
let blocks: { [K in BlockKind]?: DrawnBlock }
let pages: PageRegistry
let around: { [K in BlockKind]?: unknown }

beforeAll(async () => {
  vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    root: ROOT,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const { renderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { renderPage: Renderer['render'] }
  blocks = (await vite.ssrLoadModule('/src/blocks/site-blocks.ts')).SITE_BLOCKS
  pages = (await vite.ssrLoadModule('/src/routes/registry.ts')).PAGES
  around = (await vite.ssrLoadModule('/src/placements/kinds.ts')).AROUND
  const parts = { base: '/sports/', assets: { scripts: ['assets/entry.js'], styles: [] }, fonts: [] }
  renderer = { render: renderPage, document: (page) => documentHtml(page, parts) }
})
afterAll(() => vite.close())

interface Asked {
  readonly url?: string
  /** Blocks around the page. */
  readonly placements?: object
  readonly country?: string
  readonly jurisdiction?: Jurisdiction
  /** What the site says beside its defaults. */
  readonly site?: object
  /** What the page says of itself beside its defaults. */
  readonly page?: object
}

const productBlocks = (key: PageKey) =>
  pageConfigOf(defaultSite(), defaultSite().pages[key], key, SHOWN).placements.content

/** The page of a site with these blocks, or with those of the product; the errors of its rendering. */
async function made(content: readonly unknown[] | ((key: PageKey) => readonly unknown[]), asked: Asked = {}) {
  const {
    url = PAGE,
    placements = {},
    country = null,
    jurisdiction = 'default',
    site: ofSite = {},
    page: own = {},
  } = asked
  const { backend, asked: calls } = smallBackend()
  const answer = (data: unknown) => ({ status: 200, text: JSON.stringify({ data }) })
  const site: Backend = async (request) => {
    const { pathname, searchParams } = new URL(request.url, 'http://book')
    if (pathname === '/api/v2/site-map') return answer({ ...SITE_MAP, blockedCountries: ['FR'] })
    if (pathname === '/api/v2/site-config') return answer({ ...siteConfigOf(defaultSite(), SHOWN), ...ofSite })
    if (pathname !== '/api/v2/page-config') return backend(request)
    const { page } = EVERYTHING
    const key = searchParams.get('page') as PageKey | null
    const blocksOf = typeof content === 'function' ? content : () => content
    return answer({
      ...page,
      ...own,
      key,
      isCustomPage: key === null,
      placements: { ...page.placements, ...placements, content: blocksOf(key ?? 'home') },
    })
  }
  const problems: { kind: string; where: string }[] = []
  const stream = { write: (line: string) => void problems.push(...[JSON.parse(line).problem ?? []].flat()) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  registerPages(app, makerInThisThread(renderer), {
    backend: site,
    release: 'r1',
    origin: 'https://bets.example',
    countryOf: () => country,
    jurisdictionOf: () => jurisdiction,
    varyBy: ['x-country'],
  })
  const { statusCode: status, body, headers } = await app.inject({ url })
  return { status, body, headers, shown: kindsIn(between(body, '<main', '</main>')), problems, calls }
}

function between(body: string, from: string, to: string): string {
  const start = body.indexOf(from)
  return body.slice(start, body.indexOf(to, start))
}
const kindsIn = (html: string) => [...html.matchAll(/data-block="([^"]+)"/g)].map(([, kind]) => kind)

/** Where the server puts each placement. The menu of a phone is drawn when it is opened. */
const EDGES = {
  header: ['data-placement="header"', '</header>'],
  left_sidebar_desktop: ['data-placement="left_sidebar_desktop"', '<main'],
  right_sidebar_desktop: ['data-placement="right_sidebar_desktop"', 'data-placement="tabbar_mobile"'],
  tabbar_mobile: ['data-placement="tabbar_mobile"', '<script'],
} as const satisfies { readonly [P in NavigationPlacement]?: readonly [string, string] }
type Drawn = keyof typeof EDGES
const PLACES = Object.keys(EDGES) as Drawn[]

function kindsAround(body: string, where: Drawn) {
  const [from, to] = EDGES[where]
  return kindsIn(between(body, from, to))
}

/** The kinds of a placement that the product draws. */
const drawnIn = (where: Drawn) =>
  allBlocksIn(where).flatMap(({ kind }) => (kind in around || kind in blocks ? [kind] : []))

function Broken(): never {
  throw new Error('broken on purpose')
}

describe('pages made of blocks', () => {
  test('BLOCK-03 WATCH-03: logo and icon of another host come through the image proxy, those of this site as they are', async () => {
    const brand = siteConfigOf(defaultSite(), SHOWN).brand
    const drawn = async (src: string) => {
      const site = { brand: { ...brand, logo: { src }, icon: { src } } }
      const { body } = await made(productBlocks, { url: '/sports', site })
      return [...body.matchAll(/<link rel="icon" href="([^"]*)"|<img class="[^"]*Logo[^"]*" src="([^"]*)"/g)].map(
        ([, icon, logo]) => (icon ?? logo ?? '').replaceAll('&amp;', '&'),
      )
    }
    const proxied = (width: number) => `/sports/images?src=https%3A%2F%2Fcdn.example.com%2Fl.png&w=${width}`
    expect(await drawn('https://cdn.example.com/l.png')).toEqual([proxied(64), proxied(128)])
    expect(await drawn('/sports/site-files/l.svg')).toEqual(Array(2).fill('/sports/site-files/l.svg'))
  })

  test('BLOCK-01: the route of a page names the kinds that the product has there, and the list of kinds has every other one', async () => {
    for (const key of PAGE_KEYS) {
      const { page } = await pages[key].load()
      const named = (page.blocks ?? []).map(({ kind }) => kind)
      expect([key, named]).toEqual([key, PRODUCT_PAGES[key].map(({ kind }) => kind)])
    }
    const inPages = BLOCK_KINDS.filter((kind) => BLOCK_PLACEMENTS[kind].includes('content'))
    expect(Object.keys(blocks).toSorted()).toEqual(inPages.filter((kind) => !isOfPages(kind)).toSorted())
  })

  test('BLOCK-03: a page of a site that says that something is wrong returns 404 and is not to be found', async () => {
    const [right, wrong] = await Promise.all([made([]), made([], { page: { isErrorPage: true } })])
    expect([right.status, wrong.status]).toEqual([200, 404])
    const hidden = /<meta name="robots" content="noindex/
    expect([hidden.test(right.body), hidden.test(wrong.body)]).toEqual([false, true])
  })

  test('BLOCK-01: every kind that a page may contain is drawn there by the server', async () => {
    const held = BLOCK_KINDS.filter((kind) => !isOfPages(kind) && BLOCK_PLACEMENTS[kind].includes('content'))
    expect(EVERYTHING.kinds).toEqual(held)
    const { status, body, shown, problems } = await made(EVERYTHING.page.placements.content)
    expect(status).toBe(200)
    expect(shown).toEqual(held)
    expect(problems).toEqual([])
    // A part that is not there when the page is made leaves the mark of a boundary that waits.
    expect(body).not.toContain('<!--$!-->')
    for (const words of ['A promotion', '1 event is in play', 'Arsenal', 'Premier League', 'A button', 'More'])
      expect(body).toContain(words)
    expect(body.match(/<h1/g)).toHaveLength(1)
  })

  test('BLOCK-01, ERROR-04: whichever block throws, the others, header, rail and slip stay', async () => {
    const { content } = EVERYTHING.page.placements
    const drawn = EVERYTHING.kinds
    for (const kind of drawn) {
      const whole = blocks[kind] as DrawnBlock
      blocks[kind] = { ...whole, Part: Object.assign(() => Broken(), whole.Part) } as unknown as DrawnBlock
      const { status, body, shown } = await made(content)
      blocks[kind] = whole
      expect([kind, status, shown]).toEqual([kind, 200, drawn])
      expect(body.match(/<!--\$!-->/g)).toHaveLength(1)
      for (const part of ['<header', 'aria-label="All sports"', 'aria-label="Bet slip"']) expect(body).toContain(part)
    }
  })

  test.each(PLACES)('BLOCK-02: every kind that %s may contain is drawn there by the server', async (where) => {
    const held = allBlocksIn(where)
    expect(held.map(({ kind }) => kind)).toEqual(BLOCK_KINDS.filter((kind) => BLOCK_PLACEMENTS[kind].includes(where)))
    const { status, body, problems } = await made([], { placements: { [where]: held } })
    expect([status, problems]).toEqual([200, []])
    // Sections of the header are drawn together, whatever is between them.
    const shown = kindsAround(body, where)
    expect(shown.toSorted()).toEqual(drawnIn(where).toSorted())
    expect(body).not.toContain('<!--$!-->')
  })

  test('BLOCK-02, ERROR-04: whichever block around the page throws, the page and all the others stay', async () => {
    for (const where of PLACES) {
      const held = allBlocksIn(where)
      const kinds = drawnIn(where)
      for (const kind of kinds.filter((one) => one in around)) {
        const whole = around[kind]
        around[kind] = Broken
        const { status, body } = await made([], { placements: { [where]: held } })
        around[kind] = whole
        expect([where, kind, status]).toEqual([where, kind, 200])
        expect(kindsAround(body, where).toSorted()).toEqual(kinds.toSorted())
        expect(body).toContain('<main')
      }
    }
  })

  test('BLOCK-02: a site without a configuration has what the product has around its pages', async () => {
    const { backend } = smallBackend()
    const app = Fastify({ logger: false })
    const none: Backend = (request) =>
      request.url.startsWith('/api/v2/site') ? Promise.resolve({ status: 404, text: '{}' }) : backend(request)
    registerPages(app, makerInThisThread(renderer), { backend: none, release: 'r1', origin: 'https://bets.example' })
    const { body } = await app.inject({ url: '/sports/live' })
    const { header, left_sidebar_desktop: rail } = defaultSite().placements
    expect(kindsAround(body, 'header')).toEqual(header.map(({ kind }) => kind))
    expect(kindsAround(body, 'left_sidebar_desktop')).toEqual(rail.map(({ kind }) => kind))
  })

  test.each([
    ['default', null],
    ['malta', null],
    ['sweden', ['/sports/limits', 'https://www.spelpaus.se/', '/sports/limits?part=self-test']],
    ['denmark', ['https://www.stopspillet.dk/', 'https://www.rofus.nu/', '/sports/limits']],
    ['uk', ['https://www.gamcare.org.uk/', 'https://www.gamstop.co.uk/', '/sports/limits']],
    ['ontario', ['https://connexontario.ca/', '/sports/limits']],
  ] as const)(
    'SAFE-04: what the rules of %s want is above every page, before any script',
    async (jurisdiction, links) => {
      for (const url of ['/sports/live', '/sports/profile', '/sports/no/such/page']) {
        const { body, headers } = await made([], { url, jurisdiction })
        const [mark] = /<nav data-protection-mark="[a-z]+".*?<\/nav>/.exec(body) ?? []
        const hrefs = mark && [...mark.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
        expect(hrefs ?? null, url).toEqual(links)
        expect(mark?.includes('data-time-played') ?? false).toBe(jurisdiction === 'denmark')
        expect(headers.vary).toBe('accept-encoding, cookie, sec-fetch-dest, x-country')
      }
    },
  )

  test("ERROR-03: where nothing is offered there is one page, which says so, and the way to one's money stays open", async () => {
    const { status, body, headers } = await made([], { url: '/sports/live', country: 'FR' })
    expect([status, headers['cache-control']]).toEqual([451, 'private, no-store'])
    expect(body).toContain('Betting is not available in France.')
    expect(body).not.toContain('Arsenal')
    // Nothing around it leads to bets.
    for (const placement of ['left_sidebar_desktop', 'right_sidebar_desktop', 'tabbar_mobile'])
      expect(body).not.toContain(`data-placement="${placement}"`)
    expect((await made([], { url: '/sports/profile', country: 'FR' })).status).toBe(200)
    expect((await made([], { url: '/sports/live', country: 'DE' })).status).toBe(200)
  })

  test('BLOCK-01: an unknown kind and properties that do not fit are left out and reported, and the rest is shown', async () => {
    const label = (id: string, text: unknown) => ({ id, kind: 'content.label', props: { text, look: 'plain' } })
    const shared = { audience: 'all', groups: [], devices: 'all' }
    const { status, shown, problems, body } = await made([
      { ...label('one', 'Here'), ...shared },
      { ...label('two', 7), ...shared },
      { id: 'three', kind: 'content.hologram', props: {}, ...shared },
      { ...label('four', 'And here'), ...shared },
    ])
    expect([status, shown]).toEqual([200, ['content.label', 'content.label']])
    expect(body).toContain('And here')
    expect(problems).toMatchObject([{ kind: 'answer', where: 'getPageConfig' }])
  })

  test.each([
    ['/sports', ['content.label', 'live-events']],
    ['/sports/live', ['live-events', 'content.label']],
    ['/sports/schedule', ['content.label', 'schedule']],
    ['/sports/results', ['results']],
    ['/sports/football', ['events-filter', 'live-events']],
    ['/sports/football/england', ['tournaments', 'prematch-events']],
    ['/sports/football/premier-league-t17', ['live-events', 'outrights']],
    ['/sports/football/arsenal-chelsea-m7', ['event-stats', 'event-markets', 'content.label']],
  ])('BLOCK-01: %s is the blocks that a site says, and no other', async (url, kinds) => {
    const content = kinds.map((kind) => EVERYTHING.page.placements.content.find((block) => block.kind === kind))
    const own = await made(content, { url })
    expect([own.status, own.shown, own.problems]).toEqual([200, kinds, []])
    expect(own.body.match(/<h1/g)).toHaveLength(1)
  })

  test.each([
    '/sports',
    '/sports/live',
    '/sports/schedule',
    '/sports/results',
    '/sports/football',
    '/sports/football/england',
    '/sports/football/premier-league-t17',
    '/sports/football/arsenal-chelsea-m7',
    '/sports/promotions',
    '/sports/general-rules',
    '/sports/search',
  ])('BLOCK-06: a block before what the product shows on %s takes nothing from it', async (url) => {
    const label = { id: 'label', kind: 'content.label', props: { text: 'Before', look: 'heading' } }
    const shared = { audience: 'all', groups: [], devices: 'all' }
    // Clocks of matches do not move between the two pages.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const product = await made(productBlocks, { url })
    const more = await made((key) => [{ ...label, ...shared }, ...productBlocks(key)], { url })
    vi.useRealTimers()
    expect([more.status, more.shown, more.problems]).toEqual([200, ['content.label', ...product.shown], []])
    expect(product.shown.length).toBeGreaterThan(0)
    // Ids count the elements drawn before, and comments mark suspended parts.
    const content = (html: string) =>
      between(html, '<main', '</main>')
        .replace(/_R_\w*_|<!--.*?-->/g, '')
        .replace(/^.*?(?=<div[^>]* data-block=)/, '')
    // All of it, with its one heading, and the calls of the page.
    expect(content(more.body).endsWith(content(product.body))).toBe(true)
    expect(content(product.body).length).toBeGreaterThan(200)
    expect(more.body.match(/<h1/g)).toHaveLength(1)
    expect(more.calls.map((call) => call.url).sort()).toEqual(product.calls.map((call) => call.url).sort())
  })

  test.each([
    ['/sports', 2],
    ['/sports/live', 2],
    ['/sports/cybersport', 2],
    ['/sports/schedule', 2],
    ['/sports/results', 2],
    ['/sports/football', 2],
    ['/sports/football?tab=all', 1],
    ['/sports/football?tab=betbuilder', 1],
    ['/sports/football?tab=outrights', 1],
    ['/sports/football/england', 2],
    ['/sports/football/premier-league-t17', 2],
  ])('BLOCK-01: %s fetches what its blocks list, once, and nothing else', async (url, listings) => {
    const lists = ['live-events', 'prematch-events'].map((kind) =>
      EVERYTHING.page.placements.content.find((block) => block.kind === kind),
    )
    const listed = async (content: Parameters<typeof made>[0]) => {
      const { status, calls } = await made(content, { url })
      expect(status).toBe(200)
      return calls.map((call) => call.url).filter((call) => call.startsWith('/api/v2/matches?'))
    }
    const fetched = await listed(lists)
    expect(fetched).toHaveLength(listings)
    expect(new Set(fetched).size).toBe(listings)
    expect(await listed(productBlocks)).not.toEqual([])
  })
})
