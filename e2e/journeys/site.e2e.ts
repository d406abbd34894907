import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { BlockKind } from '@touchline/contract/site'
import { isOfPages } from '@touchline/contract/site-blocks'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchJson } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import {
  blocksOn,
  DATA_KINDS,
  FETCHED_KINDS,
  FIRST_KINDS,
  KINDS,
  letMiss,
  letThrow,
  siteOfAllBlocks,
  WITHOUT_DATA,
} from '../harness/broken-blocks.ts'
import { CHROMIUM, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { answers, gone, listenToReports, whileOpen } from '../harness/faults.ts'
import { sideways } from '../harness/fits.ts'
import { HOSTILE, hostileSite } from '../harness/hostile-site.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { soonestKickOff } from '../harness/truth.ts'

const ROOT = join(import.meta.dirname, '../..')
const SITE = join(ROOT, 'sites/northbank.json')
const DAY_MS = 86_400_000

/** Attributes and links that only markup in a text could have made. */
const TRACES = '[onerror], [onfocus], [onclick], [onmouseover], a[href^="javascript:" i], img[src="x"], iframe[srcdoc]'

/** Rooms beside matches, at a provider that the test plays. */
const WITH_CHAT = {
  chat: { type: 'watchers', id: 'northbank', room: 'https://chat.example/embed' },
  frameSources: ['chat.example'],
}

/** The parts of the operator's platform, among them this site. */
const SWITCHER = {
  id: 'platform',
  kind: 'platform-switcher',
  props: {
    items: [
      { label: { en: 'Sports', de: 'Sport' }, link: '/' },
      { label: { en: 'Casino', de: 'Casino' }, link: 'https://casino.example/lobby' },
    ],
  },
}
/** Does what an operator does at the command line. */
async function book(product: Product, ...words: string[]): Promise<string> {
  const DATA_DIR = dirname(product.outbox)
  const command = [join(ROOT, 'apps/book/src/cli/main.ts'), ...words]
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: { ...process.env, DATA_DIR } })
  return stdout
}

/** Everything that comes for a request with headers that a browser would not send. */
function answered(address: string, headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part)
      resolve(JSON.stringify([answer.statusCode, answer.headers, String(Buffer.concat(parts))]))
    }).on('error', reject)
  })
}

describe.skipIf(!CHROMIUM)('another site from data', () => {
  let product: Product
  let browser: Browser
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-site-'))
    const file = join(folder, 'site.json')
    const site = JSON.parse(await readFile(SITE, 'utf8'))
    site.placements.left_sidebar_desktop.push(SWITCHER)
    await writeFile(file, JSON.stringify({ ...site, ...WITH_CHAT }))
    product = await startProduct({ SITE_FILE: file, ADDITIONAL_PROVIDERS: '' })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('BLOCK-01, ERROR-04: a front page of blocks comes alive as it was sent; a block that breaks takes nothing with it', async () => {
    const { page, problems, context } = await openPage(browser)
    const kinds = () => page.locator('[data-block]').evaluateAll((all) => all.map((one) => one.dataset.block))
    await page.goto(`${product.origin}/en/sports`)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('group', { name: 'Slide 2 of 3' }).getByText('in play').waitFor()
    const whole = await kinds()
    expect(whole).toContain('top-events')
    expect(problems).toEqual([])

    const manifest = JSON.parse(await readFile(join(ROOT, 'apps/web/dist/client/.vite/manifest.json'), 'utf8'))
    const body = 'export const block = { Block() { throw new Error("broken on purpose") } }'
    await page.route(`**/${manifest['src/blocks/top-events/block.tsx'].file}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await page.reload()
    await page.locator('[data-block="top-events"]').getByText('This part could not be shown.').waitFor()
    expect(await kinds()).toEqual(whole)
    await page.locator('[data-block="live-events"] button[data-outcome]:enabled').first().click()
    await page.getByRole('region', { name: 'Bet slip' }).getByRole('textbox', { name: 'Stake' }).waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).waitFor()
    await page.getByRole('navigation', { name: 'All sports' }).getByRole('link', { name: 'Football' }).first().waitFor()
    await context.close()
  })

  test('BLOCK-01 ROUTE-02 CAT-07: speed dial and platform switcher lead where they say, by finger and by mouse, inside without a reload', async () => {
    const phone = await openPage(browser, { viewport: PHONE })
    await bettor(phone.page, product.origin).opens('/en/sports')
    await phone.page.evaluate(() => Object.assign(window, { isTheSame: true }))
    const dial = phone.page.locator('[data-block-id="ways"]').getByRole('navigation')
    for (const [name, path] of [
      ['Schedule', '/schedule'],
      ['In-play', '/live'],
    ] as const) {
      await dial.getByRole('link', { name }).tap()
      await phone.page.waitForURL(`**/en/sports${path}`)
      await phone.page.locator('main h1').waitFor()
      await phone.page.goBack()
      await dial.waitFor()
    }
    expect(await phone.page.evaluate(() => (window as { isTheSame?: boolean }).isTheSame)).toBe(true)
    await phone.context.close()

    const { page, problems, context } = await openPage(browser)
    await context.route('https://casino.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Casino</h1>' }),
    )
    await bettor(page, product.origin).opens('/en/sports/live')
    await page.locator('[data-block-id="panel-ways"]').getByRole('link', { name: 'Fair play' }).click()
    await page.getByRole('heading', { name: 'How we play fair' }).waitFor()
    const platform = page.locator('[data-block="platform-switcher"]')
    const here = platform.getByRole('link', { name: 'Sports' })
    expect(await here.getAttribute('aria-current')).toBe('true')
    await here.click()
    await page.waitForURL(`${product.origin}/en/sports`)
    await platform.getByRole('link', { name: 'Casino' }).click()
    await page.getByRole('heading', { name: 'Casino' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('CAT-08: without their providers neither races nor lotteries are in the menu, and both return 404', async () => {
    for (const path of ['/en/sports/racing', '/de/sports/lotteries']) {
      expect((await fetch(product.origin + path)).status, path).toBe(404)
    }
    const page = await (await fetch(`${product.origin}/en/sports/live`)).text()
    expect(page).toContain('href="/en/sports/football"')
    expect(page).not.toMatch(/href="[^"]*\/(racing|lotteries|horse-racing|lottery)"/)
  })

  test('PLAYER-07 MATCH-02: a match has a room at the chat of the site, in a sandbox, for a player under a name of their own', async () => {
    const { page, problems, context } = await openPage(browser)
    const rooms: URL[] = []
    await context.route('https://chat.example/**', (route) => {
      rooms.push(new URL(route.request().url()))
      return route.fulfill({ contentType: 'text/html', body: '<p>Anybody there?</p>' })
    })
    const match = await soonestKickOff(product.origin)
    await page.goto(`${product.origin}/en/sports/football/${match.slug}`)
    expect(rooms).toEqual([])
    await page.getByRole('tab', { name: 'Chat' }).click()
    const room = page.locator(`[data-chat-room="${match.id}"]`)
    await room.contentFrame().getByText('Anybody there?').waitFor()
    expect(await room.getAttribute('sandbox')).toContain('allow-scripts')
    expect(rooms.map(({ search }) => search)).toEqual([`?site=northbank&room=match-${match.id}&lang=en`])
    await page.getByRole('tabpanel').getByRole('button').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail').fill('demo@touchline.test')
    await dialog.getByLabel('Password', { exact: true }).fill('touchline')
    await dialog
      .getByRole('button', { name: 'Sign in', exact: true })
      .or(dialog.getByRole('button', { name: 'Log in', exact: true }))
      .last()
      .click()
    await expect.poll(() => rooms.at(-1)?.searchParams.get('user')).toMatch(/^[\w-]{22}$/)
    expect(problems).toEqual([])
    await context.close()
  })

  test('BLOCK-03, CAT-01, ROUTE-01, ROUTE-05, ROUTE-09: its name, looks, words, languages, pages and order of sports; a published change shows within seconds', async () => {
    const { page } = await openPage(browser)
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim())
    await page.goto(`${product.origin}/sports?ctag=partner-7`)
    await expect.poll(() => page.url()).toBe(`${product.origin}/en/sports`)
    expect(await page.title()).toBe('Football first · Northbank')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
    expect(await accent()).toContain('#5b21b6')
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    await page.getByRole('link', { name: 'How we play fair' }).click()
    await page.getByRole('heading', { name: 'How we play fair' }).waitFor()
    expect(page.url()).toBe(`${product.origin}/en/sports/fair-play`)

    const cup = await fetch(`${product.origin}/en/sports/cup-week`)
    const shown = await cup.text()
    expect([cup.status, shown.includes('<title>Cup week · Northbank</title>')]).toEqual([200, true])
    expect(shown).toContain('<meta name="robots" content="noindex"')

    const file = join(dirname(product.outbox), 'site.json')
    const { customPages, ...site } = JSON.parse(await readFile(SITE, 'utf8'))
    const brand = { ...site.brand, name: 'Southbank' }
    const style = { ...site.style, light: { ...site.style.light, accent: '#9d174d' } }
    const sports = page.getByRole('navigation', { name: 'Sports' }).locator('a[href*="/sports/"]')
    const place = async (sport: string) =>
      (
        await sports.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
      ).indexOf(`/en/sports/${sport}`)
    expect(await place('football')).toBeLessThan(await place('tennis'))
    const sportPriorities = { tennis: 1 }
    await writeFile(file, JSON.stringify({ ...site, brand, style, sportPriorities, customPages: [customPages[0]] }))
    expect(await book(product, 'site', 'import', file)).toContain('is shown from now on')
    await page.getByRole('link', { name: 'Southbank, home' }).waitFor()
    await expect.poll(accent).toContain('#9d174d')
    await expect
      .poll(async () => (await place('football')) - (await place('tennis')), { timeout: 15_000 })
      .toBeGreaterThan(0)
  })

  test('SEO-01, SEO-02: an event page that was taken away is gone, one with a mistake is never published', async () => {
    const status = async (path: string) => (await fetch(`${product.origin}${path}`, { redirect: 'manual' })).status
    expect([await status('/en/sports/cup-week'), await status('/en/sports/nowhere')]).toEqual([410, 404])
    expect(await status('/de/sports/fairplay')).toBe(301)
    for (const path of ['/', '/sports', '/en/sports/fair-play', '/en/sports/nowhere', '/sitemap.xml', '/robots.txt'])
      expect(await answered(`${product.origin}${path}`, { host: 'evil.example' }), path).not.toContain('evil.example')
    const listed = await (await fetch(`${product.origin}/sitemaps/en.xml`)).text()
    expect(listed).toContain('/en/sports/fair-play</loc>')
    expect(listed).not.toContain('cup-week')
    const german = await (await fetch(`${product.origin}/de/sports/fair-play`)).text()
    expect(german).toContain('<title>So spielen wir fair · Southbank</title>')
    const file = join(dirname(product.outbox), 'bad.json')
    await writeFile(file, JSON.stringify({ format: 1, footer: { links: [{ link: 'javascript:alert(1)' }] } }))
    await expect(book(product, 'site', 'import', file)).rejects.toMatchObject({
      stdout: expect.stringContaining('could run script'),
    })
  })

  test('BLOCK-01, BLOCK-04, ERROR-04: whichever kind throws, does not come or has no data fails alone, and is reported once', async () => {
    const file = join(dirname(product.outbox), 'blocks.json')
    await writeFile(file, JSON.stringify(siteOfAllBlocks()))
    expect(await book(product, 'site', 'import', file)).toContain('is shown from now on')
    const match = await soonestKickOff(product.origin)
    const address = `${product.origin}/sports/football/${match.slug}`
    const sorted = (kinds: readonly string[]) => kinds.toSorted()
    /** The page of a match with a block of every kind, after something has been done to some of them. */
    async function shown(breaks: (page: Page) => Promise<void>, path = address) {
      const { page, context } = await openPage(browser)
      const reports = listenToReports(page)
      await breaks(page)
      await page.goto(path)
      /** Where code does not load, React also reports that it rendered again the parts not hydrated yet. */
      const reported = (isDrawnAnew = false) =>
        sorted(reports.reported().filter((one) => !isDrawnAnew || one !== 'render hydration'))
      return { page, context, reported }
    }
    /** Does something with a block that is whole. */
    async function uses(page: Page, isModalWhole: boolean): Promise<void> {
      const main = page.getByRole('main')
      if (isModalWhole) {
        await main.locator('[data-block="content.modal"]').getByRole('button').click()
        await page.getByRole('dialog').getByText('Words').first().waitFor()
      } else {
        await main.locator('[data-block="content.button"]').getByRole('link').click()
        await page.waitForURL('**/sports/live')
      }
    }
    /** Only these say that they are broken, each in one report; the others can be used all the same. */
    async function fallOut(
      { page, reported, context }: Awaited<ReturnType<typeof shown>>,
      kinds: readonly string[],
      isDrawnAnew = false,
    ) {
      await expect.poll(async () => (await blocksOn(page)).broken).toEqual(sorted(kinds))
      await expect.poll(() => reported(isDrawnAnew)).toEqual(sorted(kinds.map((kind) => `render block ${kind}`)))
      expect((await blocksOn(page)).all).toEqual(sorted(KINDS))
      await uses(page, !kinds.includes('content.modal'))
      await context.close()
    }
    const halfOf = (kinds: readonly BlockKind[], which: number) => kinds.filter((_, at) => at % 2 === which)
    for (const which of [0, 1]) {
      const fetched = halfOf(FETCHED_KINDS, which)
      const throwing = [...fetched, ...halfOf(FIRST_KINDS, which)]
      await fallOut(await shown((page) => letThrow(page, throwing)), throwing)
      await fallOut(await shown((page) => letMiss(page, fetched, gone)), fetched, true)
    }

    const { page, context, reported } = await shown(async () => {}, `${product.origin}/sports/about`)
    await page.route(/\/api\/v2\/(matches|tournaments|jackpots|search)\b/, answers(200, { data: 7 }))
    await page.evaluate(() => history.pushState(null, '', '/sports/blocks'))
    await page.locator('[data-block="live-events"]').getByText('This part could not be shown.').waitFor()
    await expect.poll(async () => (await blocksOn(page)).broken).toEqual(expect.arrayContaining([...DATA_KINDS]))
    const { all, broken } = await blocksOn(page)
    expect(all).toEqual(sorted(KINDS.filter((kind) => !isOfPages(kind))))
    expect(broken.filter((kind) => WITHOUT_DATA.includes(kind as BlockKind))).toEqual([])
    for (const call of ['getMatches', 'getTournaments'])
      await expect.poll(() => reported().filter((one) => one === `answer ${call}`)).toHaveLength(1)
    await uses(page, true)
    await context.close()
  })

  test('BLOCK-01, BLOCK-04, ERROR-04: hostile words, links, team names and responses are shown, or left out and reported; nothing runs or widens a page', async () => {
    const file = (name: string) => join(dirname(product.outbox), name)
    await writeFile(file('hostile.json'), JSON.stringify(hostileSite()))
    expect(await book(product, 'site', 'import', file('hostile.json'))).toContain('is shown from now on')
    const [home, away] = ['<img src=x onerror=hacked(11)>', '"></script><script>hacked(12)</script>']
    const date = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)
    const league = { league: 'es1', country: 'Spain', name: 'La Liga', date, time: '21:00', ft: null, ht: null }
    await writeFile(file('names.json'), JSON.stringify([{ ...league, home, away }]))
    await product.kill()
    expect(await book(product, 'import-fixtures', file('names.json'))).toContain('1 coming')
    await product.restart()
    interface Listed {
      readonly data: readonly {
        readonly slug: string
        readonly competitors: { readonly home: { readonly name: string } }
        readonly tournament: { readonly slug: string }
      }[]
    }
    const listed = `/api/v2/matches?sport_key=football&type=match&start_from=${date}T00:00:00Z&limit=500`
    const matches = (await fetchJson<Listed>(product.origin, listed)).data
    const match = matches.find(({ competitors }) => competitors.home.name.includes('hacked'))
    expect(match).toBeDefined()

    for (const viewport of [undefined, PHONE]) {
      const { page, context, violations } = await openPage(browser, { mayViolate: true, ...(viewport && { viewport }) })
      const ran: unknown[] = []
      page.on('dialog', (dialog) => {
        ran.push(dialog.message())
        void dialog.dismiss()
      })
      await context.exposeBinding('hacked', (_, what) => ran.push(what))
      for (const path of [
        '/sports',
        '/de/sports/trap',
        `/sports/football/${match?.tournament.slug}`,
        `/sports/football/${match?.slug}`,
      ]) {
        await page.goto(product.origin + path)
        await page.getByRole('main').waitFor()
        for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab')
        expect([path, await page.locator(TRACES).count(), await sideways(page)]).toEqual([path, 0, []])
      }
      await page.getByText(home).filter({ visible: true }).first().waitFor()

      await page.goto(`${product.origin}/sports/trap`)
      expect(await page.getByRole('main').locator('[data-block="content.label"]').textContent()).toBe(HOSTILE)
      await page.getByRole('main').locator('[data-block="content.modal"]').getByRole('button').press('Enter')
      await expect.poll(() => page.getByRole('dialog').textContent()).toContain(HOSTILE)
      expect([await page.locator(TRACES).count(), violations, ran]).toEqual([0, [], []])

      // A back end that has been taken over, and sends what no schema let through.
      const shared = { audience: 'all', groups: [], devices: 'all' }
      const content = [
        {
          ...shared,
          id: 'go',
          kind: 'content.button',
          props: { label: home, link: 'javascript:hacked(13)', look: 'primary' },
        },
        { ...shared, id: 'new', kind: 'content.hologram', props: { html: home } },
        { ...shared, id: 'label', kind: 'content.label', props: { text: away, look: 'plain' } },
      ]
      await page.goto(`${product.origin}/sports/about`)
      const answersContent = whileOpen(async (route) => {
        const { data } = await (await route.fetch()).json()
        await route.fulfill({ json: { data: { ...data, placements: { ...data.placements, content } } } })
      })
      await page.route('**/api/v2/page-config?*', answersContent)
      const before = product.log().length
      await page.evaluate(() => history.pushState(null, '', '/sports/trap'))
      await page
        .getByRole('main')
        .locator('[data-block="content.button"]')
        .getByRole('link', { name: home })
        .press('Enter')
      await expect.poll(() => product.log().slice(before)).toContain('getPageConfig')
      expect([await page.locator(TRACES).count(), violations, ran]).toEqual([0, [], []])
      await context.close()
    }
  })
})
