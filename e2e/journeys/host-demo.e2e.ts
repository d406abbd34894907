import type { Browser, Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { CHROMIUM, launchBrowser, type Opened, openPage, PHONE } from '../harness/browser.ts'
import { embeddingGuide, type HostedProduct, sportsbookOf, startHostedProduct } from '../harness/demo-hosts.ts'
import { type Feed, type FeedMatch, openFeed } from '../harness/feed.ts'

const PRICES = { home: 2, draw: 3.4, away: 3.8 } as const
/** Of the host's own bar, in px: it lies over the sportsbook, whose parts begin below it. */
const HOST_BAR = 64
/** The session of the frame ends within a second; the rest is the click and the browser's report. */
const LONGEST_END_MS = 2_000
const EMAIL = 'demo@harbour.test'
const PASSWORD = 'harbour lights'

/** The element, as scripts of the host page use it. */
interface Book {
  send(name: string, data: object): void
  navigate(path: string): void
}

describe.skipIf(!CHROMIUM)('the sportsbook in the site of an operator that has its own players and cashier', () => {
  let hosted: HostedProduct
  let browser: Browser
  let feed: Feed
  let match: FeedMatch
  let serial = 0

  beforeAll(async () => {
    hosted = await startHostedProduct({ UOF_PROVIDERS: 'betradar', ADDITIONAL_PROVIDERS: '', PLAY_MONEY_EUR: '0' })
    feed = await openFeed(hosted.product)
    match = await feed.match('Harbour Town', 'Tower City')
    await match.sends(PRICES)
    browser = await launchBrowser()
  })
  afterAll(async () => {
    feed?.close()
    await browser?.close()
    await hosted?.close()
  })

  /** The end of its address; the names of its sides are before it. */
  const idOf = ({ id }: FeedMatch) => new RegExp(`-m${id}$`)
  const inBook = (path: string) => `/sports#${path.replace(/^\/sports/, '')}`
  const slipOf = (frame: Frame) => frame.getByRole('region', { name: 'Bet slip', exact: true })
  const price = (frame: Frame, side: 'home' | 'draw' | 'away', of = match) =>
    frame.locator(`main button[data-outcome="${of.key(side)}"]`).first()
  const topOf = async (frame: Frame, what: string) => (await frame.locator(what).first().boundingBox())?.y
  const hostBalance = (page: Page) => page.locator('[data-host-balance]').first().getAttribute('data-host-balance')
  const frameBalance = (frame: Frame) => frame.locator('[data-balance]').first().getAttribute('data-balance')

  async function opens(page: Page, path: string, host = hosted.host): Promise<Frame> {
    await page.goto(host + path)
    return sportsbookOf(page, hosted.product.origin)
  }
  async function picks(frame: Frame, side: 'home' | 'draw' | 'away' = 'home', of = match): Promise<void> {
    await price(frame, side, of).click()
    await expect.poll(() => price(frame, side, of).getAttribute('aria-pressed')).toBe('true')
  }
  /** Signs in where the page shows the form: in a dialog over the sportsbook, or as a page. */
  async function fillsSignIn(page: Page, email = EMAIL, password = PASSWORD): Promise<void> {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.locator('[data-form="sign-in"]').getByRole('button', { name: 'Sign in' }).click()
  }
  /** A new player of the host, on the sports page and signed in. */
  async function joins(page: Page, path: string, host = hosted.host): Promise<Frame> {
    serial += 1
    await page.goto(`${host}/join`)
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Last name').fill(`Player ${'abcdefgh'[serial]}`)
    await page.getByLabel('Date of birth').fill('1990-02-03')
    await page.getByLabel('E-mail').fill(`ann${serial}@host.test`)
    await page.getByLabel('Password').fill('harbour lights too')
    await page.getByRole('button', { name: 'Join' }).click()
    await page.waitForURL(`${host}/sports`)
    // Loaded as a page of its own: the address alone would differ by its hash.
    await page.goto(`${host}/help`)
    const frame = await opens(page, path, host)
    await frame.locator('[data-balance]').first().waitFor()
    return frame
  }
  async function deposits(page: Page, amount: string): Promise<void> {
    await page.getByRole('link', { name: 'Deposit' }).first().click()
    await page.getByLabel(/^Amount in/).fill(amount)
    await page.locator('[data-form="deposit"]').getByRole('button', { name: 'Deposit', exact: true }).click()
  }
  async function places(frame: Frame, stake: string): Promise<void> {
    const slip = slipOf(frame)
    await slip.getByLabel('Stake').first().fill(stake)
    await slip
      .getByRole('button', { name: /^Place bet/ })
      .last()
      .click()
    await frame.getByRole('region', { name: 'Bet placed' }).waitFor()
  }
  async function withPage(
    look: Parameters<typeof openPage>[1],
    run: (opened: Opened) => Promise<void>,
    shownIn = browser,
  ) {
    const opened = await openPage(shownIn, look)
    await run(opened)
    expect(opened.problems).toEqual([])
    await opened.context.close()
  }

  for (const [device, viewport] of [
    ['a desktop', undefined],
    ['a phone', PHONE],
  ] as const)
    test(`EMBED-03: on ${device}, pick, sign in at the host, deposit there, bet and win; one balance in both`, () =>
      withPage(viewport === undefined ? {} : { viewport }, async ({ page }) => {
        const game = await feed.match(`Home ${device}`, `Away ${device}`)
        await game.sends(PRICES)
        const host = viewport === undefined ? hosted.host : hosted.otherHost
        const frame = await opens(page, inBook(game.path), host)
        await picks(frame, 'home', game)
        await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
        await fillsSignIn(page)
        await frame.locator('[data-balance]').first().waitFor()
        await expect.poll(() => hostBalance(page)).toBe('0')

        await deposits(page, '50')
        await expect.poll(() => hostBalance(page)).toBe('5000')
        await expect.poll(() => frameBalance(frame)).toBe('5000')
        const bar = (await page.locator('body > header').boundingBox())?.height ?? 0
        await expect.poll(() => topOf(frame, 'header[class]')).toBeGreaterThanOrEqual(bar)
        if (viewport !== undefined)
          await frame
            .getByRole('button', { name: /^Bet slip/ })
            .last()
            .click()
        await expect.poll(() => slipOf(frame).getByText(`Home ${device}`).count()).toBeGreaterThan(0)

        await places(frame, '50')
        await expect.poll(() => hostBalance(page)).toBe('0')
        await expect.poll(() => frameBalance(frame)).toBe('0')
        await game.settles('home')
        await expect.poll(() => frameBalance(frame)).toBe('10000')
        await expect.poll(() => hostBalance(page)).toBe('10000')

        await page.goto(`${host}/wallet/withdraw`)
        await page.getByLabel(/^Amount in/).fill('40')
        await page.getByRole('button', { name: 'Withdraw' }).click()
        await expect.poll(() => hostBalance(page)).toBe('6000')
        expect(await page.locator('[data-payment="done"]').count()).toBe(2)
      }))

  test('EMBED-01: a bet that is shared leads to the page of the host, which fills the slip; a host fills it by its code', () =>
    withPage({}, async ({ page }) => {
      const frame = await joins(page, inBook(match.path))
      await picks(frame)
      await slipOf(frame).getByLabel('Stake').first().fill('7')
      await frame.getByRole('button', { name: 'Share', exact: true }).click()
      const shared = frame.getByRole('dialog').locator('[data-share-code]')
      const code = (await shared.getAttribute('data-share-code')) ?? ''
      const link = (await frame.getByRole('dialog').getByRole('textbox').first().inputValue()) || ''
      expect(new URL(link).origin).toBe(hosted.host)
      for (const fills of [
        async (visitor: Page) => opens(visitor, link.slice(hosted.host.length)),
        async (visitor: Page) => {
          const shown = await opens(visitor, '/sports')
          await visitor
            .locator('touchline-sportsbook')
            .evaluate((book, data) => (book as unknown as Book).send('apply_bet_code', { code: data }), code)
          return shown
        },
      ]) {
        const other = await openPage(browser)
        const shown = await fills(other.page)
        await expect.poll(() => slipOf(shown).getByText('Harbour Town').count()).toBeGreaterThan(0)
        expect(await slipOf(shown).getByLabel('Stake').first().inputValue()).toMatch(/^7/)
        expect(other.page.url()).not.toContain('bet_code')
        await other.context.close()
      }
    }))

  test('EMBED-04: a frame that is loaded again keeps player, page and slip; the host keeps its history', () =>
    withPage({}, async ({ page }) => {
      const frame = await joins(page, inBook('/sports/schedule'))
      await page
        .locator('touchline-sportsbook')
        .evaluate((book, to) => (book as unknown as Book).navigate(to), match.path.replace('/sports', ''))
      await picks(frame)
      const before = await page.evaluate(() => history.length)
      await frame.evaluate(() => location.reload())
      await expect.poll(() => frame.locator('html[data-embedded="tag"]').count()).toBe(1)
      await frame.locator('[data-balance]').first().waitFor()
      await expect.poll(() => price(frame, 'home').getAttribute('aria-pressed')).toBe('true')
      expect(await page.evaluate(() => history.length)).toBe(before)
      await page.goBack()
      await expect.poll(() => new URL(frame.url()).pathname).toBe('/sports/schedule')
      await page.goForward()
      await expect.poll(() => new URL(frame.url()).pathname).toMatch(idOf(match))
    }))

  test('EMBED-02, EMBED-04: a page puts sportsbooks in, two at a time, and takes them out; each lives and ends by itself', () =>
    withPage({}, async ({ page }) => {
      const frames = () => page.frames().length
      await page.goto(`${hosted.host}/playground`)
      const adds = async (path: string, at: number) => {
        await page.locator('[data-path]').fill(path)
        await page.getByRole('button', { name: 'Add sportsbook' }).click()
        return sportsbookOf(page, hosted.product.origin, at)
      }
      const first = await adds(match.path.replace('/sports', ''), 0)
      const second = await adds('/schedule', 1)
      expect(frames()).toBe(3)
      await page.getByRole('button', { name: 'Open path' }).click()
      await expect.poll(() => new URL(second.url()).pathname).toBe('/sports/schedule')
      expect(new URL(first.url()).pathname).toMatch(idOf(match))
      expect(new URL(page.url()).hash).toBe('')
      await picks(first)
      await page
        .locator('[data-event="slip"]', { hasText: /^1 slip .*"count":1/ })
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'Remove last' }).click()
      await expect.poll(frames).toBe(2)
      expect(await price(first, 'home').getAttribute('aria-pressed')).toBe('true')
      await page.getByRole('button', { name: 'Remove last' }).click()
      await expect.poll(frames).toBe(1)
      const lines = await page.locator('[data-event]').count()
      const again = await adds('/live', 0)
      expect(new URL(again.url()).pathname).toBe('/sports/live')
      expect(await page.locator('[data-event]').count()).toBeGreaterThan(lines)
      expect(frames()).toBe(2)
    }))

  test('EMBED-03: two hosts at once have players of their own; signing out at one ends its sessions within two seconds, and no others', () =>
    withPage({}, async ({ context, page }) => {
      let closed = 0
      page.on('websocket', (socket) => socket.on('close', () => (closed += 1)))
      const here = await joins(page, inBook(match.path))
      const elsewhere = await context.newPage()
      const there = await joins(elsewhere, inBook(match.path), hosted.otherHost)
      await deposits(page, '20')
      await expect.poll(() => frameBalance(here)).toBe('2000')
      expect(await frameBalance(there)).toBe('0')
      const accounts = await context.newPage()
      await accounts.goto(`${hosted.host}/wallet`)
      const before = closed
      const since = Date.now()
      await accounts.getByRole('button', { name: 'Sign out' }).click()
      await expect.poll(() => closed, { interval: 10 }).toBeGreaterThan(before)
      expect(Date.now() - since).toBeLessThan(LONGEST_END_MS)
      await expect.poll(() => here.locator('[data-balance]').count()).toBe(0)
      expect(await frameBalance(there)).toBe('0')
    }))

  test('EMBED-02: on a host page of 5,000 px, header, slip and dialogs are in the visible part', () =>
    withPage({}, async ({ page }) => {
      const frame = await joins(page, inBook(match.path))
      await page.evaluate(() => {
        for (const place of ['prepend', 'append'] as const) {
          const tall = document.createElement('div')
          tall.style.blockSize = '2500px'
          document.querySelector('main')?.[place](tall)
        }
      })
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(5_000)
      const seen = async (selector: string) => {
        const box = await frame.locator(selector).first().boundingBox()
        return box !== null && box.y >= HOST_BAR - 1 && box.y + box.height <= 901
      }
      const book = await page.locator('touchline-sportsbook').evaluate((element) => element.getBoundingClientRect())
      const { top, height } = book
      for (const by of [-200, 0, height / 4]) {
        await page.evaluate((to) => scrollTo(0, to), top + by)
        await expect.poll(() => seen('header[class]')).toBe(true)
        await picks(frame, by === 0 ? 'draw' : 'home')
        await expect.poll(() => seen('aside')).toBe(true)
        await frame
          .getByRole('banner')
          .getByRole('button', { name: /Search/ })
          .first()
          .click()
        await frame.locator('dialog[open]').first().waitFor()
        await expect.poll(() => seen('dialog[open]')).toBe(true)
        await page.keyboard.press('Escape')
        await expect.poll(() => frame.locator('dialog[open]').count()).toBe(0)
        await price(frame, by === 0 ? 'draw' : 'home').click()
      }
    }))

  test('EMBED-03: where the browser keeps no cookie of the frame, a token in its memory lets the player bet', async () => {
    // The cookies of the frame alone are switched off, which takes a process of its own: the shell gives none unasked.
    const isolating = await launchBrowser(['--site-per-process'])
    onTestFinished(() => isolating.close())
    await withPage(
      {},
      async ({ context, page }) => {
        const frame = await opens(page, inBook(match.path))
        const devtools = await context.newCDPSession(frame)
        await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
        const tokens: string[] = []
        page.on('request', (request) => tokens.push(request.headers().authorization ?? ''))
        await picks(frame, 'away')
        await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
        await fillsSignIn(page)
        await frame.locator('[data-balance]').first().waitFor()
        await expect.poll(() => hostBalance(page)).toBe(await frameBalance(frame))
        const before = Number(await frameBalance(frame)) + 500
        await deposits(page, '5')
        await expect.poll(async () => Number(await frameBalance(frame))).toBe(before)
        await places(frame, '5')
        await expect.poll(async () => Number(await frameBalance(frame))).toBe(before - 500)
        await expect.poll(async () => Number(await hostBalance(page))).toBe(before - 500)
        expect(tokens.some((token) => token.startsWith('Bearer '))).toBe(true)
        const ofBook = (await context.cookies()).filter(({ name }) => name.startsWith('__Host-'))
        expect(ofBook).toEqual([])
      },
      isolating,
    )
  })

  test('EMBED-04: the ten lines of docs/embedding.md, under the policy that is there, lead from an empty page to a bet', () =>
    withPage({}, async ({ context, page }) => {
      // A page that the test serves comes from no machine, and would have to request this one's.
      await context.grantPermissions(['local-network-access'], { origin: hosted.host })
      const { example, policy } = await embeddingGuide(hosted.product.origin)
      await page.route(`${hosted.host}/example`, (route) =>
        route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: example }),
      )
      const visitor = await opens(page, `/example#${match.path.replace('/sports', '')}`)
      await picks(visitor)
      await visitor.getByRole('banner').getByRole('button', { name: 'Sign in' }).first().click()
      await page.waitForURL(`${hosted.host}/sign-in`)
      await fillsSignIn(page)
      await page.locator('[data-signed-in]').waitFor()
      await page.goto(`${hosted.host}/wallet/deposit`)
      await page.getByLabel(/^Amount in/).fill('10')
      await page.locator('[data-form="deposit"]').getByRole('button', { name: 'Deposit', exact: true }).click()
      await page.waitForURL(`${hosted.host}/wallet`)
      const before = Number(await hostBalance(page))
      const frame = await opens(page, `/example#${match.path.replace('/sports', '')}`)
      await frame.locator('[data-balance]').first().waitFor()
      if ((await price(frame, 'home').getAttribute('aria-pressed')) !== 'true') await picks(frame)
      await places(frame, '10')
      await expect.poll(async () => Number(await frameBalance(frame))).toBe(before - 1_000)
    }))
})
