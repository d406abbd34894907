import { MARKET_STATUS } from '@touchline/contract/constants'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchJson, signInByHttp } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, DESKTOP, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { chunkOf, listenToReports } from '../harness/faults.ts'
import type { Product } from '../harness/product.ts'
import { borrowProduct } from '../harness/shared/borrow-product.ts'
import { sleep, until } from '../harness/wait.ts'

/** A page reports errors from before its start a second late; errors that the test throws come after that. */
const AFTER_REPORTS_MS = 1_200
const AT_ONCE = 4

/** Whatever an address may request beside its page. */
const openers = (code: string) => [
  '',
  `?bet_code=${code}`,
  '?bet_code=NOSUCHCODE',
  '?ctag=of-a-partner',
  '?modal=sign-in',
  '?reset_password_token=abc',
  `?bet_code=${code}&modal=sign-up&ctag=x&tab=all#content`,
  `?bet_code=${code}#sign-in`,
  '#cookie-drawer',
  '#betBuilder',
]

describe.skipIf(!CHROMIUM)('pages that the browser takes over from the server', () => {
  let product: Product
  let browser: Browser
  let paths: readonly string[]
  let match: string

  beforeAll(async () => {
    product = await borrowProduct('calm')
    browser = await launchBrowser()
    const { data } = await fetchJson<{ data: readonly { readonly slug: string }[] }>(
      product.origin,
      '/api/v2/matches?type=match&sport_key=football&match_status=prematch&bettable=true&sort_by=-start_time&limit=1',
    )
    match = `/football/${data[0]?.slug}`
    paths = ['', '/live', '/football', '/schedule', '/racing', '/promotions', '/rules', '/no/such/page', match]
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  async function share(): Promise<string> {
    const { context, page } = await openPage(browser)
    const visitor = bettor(page, product.origin)
    await visitor.opens(`/sports${match}`)
    await visitor.signsIn(product.players.demo)
    await visitor.picks(visitor.odds().first())
    await visitor.stakes('5')
    await visitor.slip.getByRole('button', { name: 'Share', exact: true }).click()
    const code = await page.locator('[data-share-code]').getAttribute('data-share-code')
    await context.close()
    return code ?? ''
  }

  /** What a page reports of being taken over, until it has had the time to. */
  async function problemsOf(context: BrowserContext, path: string): Promise<readonly string[]> {
    const page = await context.newPage()
    const { reported } = listenToReports(page)
    await page.goto(`${product.origin}/sports${path}`)
    await page.waitForFunction(() => '__touchline' in window)
    await page.evaluate((ms) => {
      setTimeout(() => {
        throw new Error('The test has waited long enough.')
      }, ms)
    }, AFTER_REPORTS_MS)
    await until('the last report', async () => reported().includes('script window'))
    await page.close()
    return reported()
      .filter((what) => what.startsWith('render '))
      .map((what) => `${path}: ${what}`)
  }

  async function problemsOfAll(context: BrowserContext, addresses: readonly string[]): Promise<readonly string[]> {
    const left = [...addresses]
    const found: string[] = []
    const works = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift())
        found.push(...(await problemsOf(context, next)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, works))
    return found
  }

  test('ROUTE-08 ROUTE-09 ROUTE-10 BETS-03 SLIP-09: no address makes a page be drawn again: shared bets, dialogs, origins and a kept slip wait until it was taken over, on a desktop and on a phone', async () => {
    const code = await share()
    const addresses = [
      ...openers(code).map((opener) => `${match}${opener}`),
      ...paths.map((path) => `${path}?bet_code=${code}`),
    ]
    for (const viewport of [DESKTOP, PHONE]) {
      const { context, page } = await openPage(browser, { viewport })
      const visitor = bettor(page, product.origin)
      await visitor.opens(`/sports${match}`)
      await visitor.picks(visitor.odds().first())
      // Later pages of this browser find the slip in its storage.
      expect(await problemsOfAll(context, addresses)).toEqual([])
      await context.close()
    }
    const { context, page } = await openPage(browser)
    await bettor(page, product.origin).opens('/sports')
    await bettor(page, product.origin).signsIn(product.players.demo)
    expect(await problemsOfAll(context, [`?bet_code=${code}`, `${match}?bet_code=${code}`, '#betBuilder'])).toEqual([])
    await context.close()
  })

  type Pick = { match_id: number; market_id: number; specifier: string; outcome_id: string }
  interface Offered {
    readonly id: number
    readonly specifier: string
    readonly status: number
    readonly outcomes: readonly { readonly id: string; readonly active: boolean; readonly odds: number }[]
  }

  /** Something that can be bet on now in each of some events: the first outcome of the first open market that fits. */
  async function picksOf(query: string, fits: (market: Offered) => boolean = () => true): Promise<readonly Pick[]> {
    const { data: events } = await fetchJson<{ data: readonly { readonly id: number }[] }>(
      product.origin,
      `/api/v2/matches?${query}&bettable=true`,
    )
    const found = await Promise.all(
      events.map(async ({ id }): Promise<readonly Pick[]> => {
        const { data } = await fetchJson<{ data: readonly Offered[] }>(product.origin, `/api/v2/matches/${id}/markets`)
        const market = data.find(
          (one) => one.status === MARKET_STATUS.allowed && fits(one) && one.outcomes.some(({ active }) => active),
        )
        const outcome = market?.outcomes.find(({ active }) => active)
        if (market === undefined || outcome === undefined) return []
        return [{ match_id: id, market_id: market.id, specifier: market.specifier, outcome_id: outcome.id }]
      }),
    )
    return found.flat()
  }

  test('BETS-03 MATCH-03 ROUTE-10: whatever was shared, no page is drawn again: singles, a combo, a system, a built bet, a race, an outright, and all of these at once', async () => {
    const player = await signInByHttp(product.origin, product.players.demo)
    const prematch = 'type=match&sport_key=football&match_status=prematch&sort_by=-start_time'
    const [one, two, three, ...more] = await picksOf(`${prematch}&limit=6`)
    const races = await picksOf('type=race&limit=2')
    const outrights = await picksOf('type=outright&limit=2')
    if (one === undefined || two === undefined || three === undefined) throw new Error('Too few matches')
    const total = (await picksOf(`${prematch}&limit=6`, ({ id }) => id === 18)).find(
      ({ match_id: id }) => id === one.match_id,
    )
    if (total === undefined) throw new Error('The match has no total')
    const stake = { value: 5_00, currency: 'EUR' }
    const kinds: Readonly<Record<string, readonly object[]>> = {
      single: [{ selections: [one] }],
      singles: [one, two, three].map((pick) => ({ selections: [pick], stake })),
      combo: [{ selections: [one, two, three, ...more], stake }],
      system: [{ selections: [one, two, three], system_id: '2/3', stake }],
      built: [{ selections: [one, total], custom_odds: 25_000, stake }],
      races: races.map((pick) => ({ selections: [pick], stake })),
      outrights: outrights.map((pick) => ({ selections: [pick] })),
    }
    expect([races.length, outrights.length]).not.toContain(0)
    const codes: string[] = []
    for (const [kind, bets] of Object.entries({ ...kinds, all: Object.values(kinds).flat() })) {
      const answer = await player.send('POST', '/api/v2/bets/share-code', { bets })
      expect(answer.status, kind).toBe(201)
      codes.push(((await answer.json()) as { data: { code: string } }).data.code)
    }
    const addresses = codes.flatMap((code) => [
      `?bet_code=${code}`,
      `${match}?bet_code=${code}`,
      `/racing?bet_code=${code}#betBuilder`,
    ])
    for (const viewport of [DESKTOP, PHONE]) {
      const { context } = await openPage(browser, { viewport })
      expect(await problemsOfAll(context, addresses)).toEqual([])
      await context.close()
    }
  })

  /** Opens a page whose texts do not come, so that it is drawn and cannot be used. @returns lets them come */
  async function opensUnready(page: Page, path: string): Promise<() => void> {
    const held = Promise.withResolvers<void>()
    await page.route(chunkOf('messages/en/core.js'), async (route) => {
      await held.promise
      await route.continue()
    })
    // At that time the script of the page has run and waits for its texts.
    await page.goto(`${product.origin}/sports${path}`, { waitUntil: 'domcontentloaded' })
    return held.resolve
  }

  test('SLIP-01 ROUTE-08: a button that is pressed before the page is ready takes effect once when it is, however often it was pressed', async () => {
    const { context, page, problems } = await openPage(browser)
    const visitor = bettor(page, product.origin)
    const lets = await opensUnready(page, match)
    const price = visitor.odds().first()
    await price.click()
    await price.click()
    expect(await price.getAttribute('aria-pressed')).toBe('false')
    lets()
    await page.locator('main button[data-outcome][aria-pressed="true"]').first().waitFor()
    await visitor.slip.getByLabel(/stake/i).first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('SLIP-01: buttons that are pressed before any module of the page has come take effect in their order, once', async () => {
    const { context, page, problems } = await openPage(browser)
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(`${product.origin}/sports/football`, { waitUntil: 'commit' })
    const prices = bettor(page, product.origin).odds()
    const rows = page.locator('main [data-match]')
    const chosen = [rows.nth(0), rows.nth(1)].map((row) => row.locator('button[data-outcome]:enabled').first())
    for (const price of chosen) {
      await price.click()
      await price.click()
    }
    expect(await prices.first().getAttribute('aria-pressed')).toBe('false')
    held.resolve()
    const picked = page.locator('main button[data-outcome][aria-pressed="true"]')
    await until('both prices are in the slip', async () => (await picked.count()) === 2)
    expect(problems).toEqual([])
    await context.close()
  })

  test('LIVE-01: a page of many matches follows the list of their sport, and the channel of none of them', async () => {
    const { context, page, problems } = await openPage(browser)
    const { reported } = listenToReports(page)
    const sent: string[] = []
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
    const subscribed = () =>
      sent.flatMap((frames) => [...frames.matchAll(/"channel":"([a-z]+:[a-z]+(?::[a-z]+)?)/g)].map(([, name]) => name))
    await bettor(page, product.origin).opens('/sports/football')
    await until('a list', async () => subscribed().some((name) => name?.startsWith('list:en:')))
    expect(await page.locator('main li[data-match]').count()).toBeGreaterThan(3)
    expect(subscribed().filter((name) => name?.startsWith('match:'))).toEqual([])
    // Nothing is fetched from here on: what moves has come by the list.
    await page.route('**/api/**', (route) => route.abort())
    await sleep(AFTER_REPORTS_MS)
    const prices = async () => (await page.locator('main [data-outcome]').allTextContents()).join(' ')
    const before = await prices()
    await until('a price of a row to move', async () => (await prices()) !== before)
    expect(reported()).toEqual([])
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
    await context.close()
  })

  test('LIVE-02: prices move before it is known who is there, and the player’s own channel comes when it is', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(product.players.demo)
    const sent: string[] = []
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
    const subscribed = (channel: string) => sent.some((frame) => frame.includes(`"channel":"${channel}`))
    const held = Promise.withResolvers<void>()
    await page.route('**/api/player', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.reload()
    await until('the public channel', async () => subscribed('public:en'))
    await page.waitForFunction(
      () => (window as unknown as { __touchline?: { connected: boolean } }).__touchline?.connected === true,
    )
    expect(await page.locator('[data-balance]').count()).toBe(0)
    expect(subscribed('$private:en:')).toBe(false)
    held.resolve()
    await page.locator('[data-balance]').first().waitFor()
    await until('the player’s own channel', async () => subscribed('$private:en:'))
    expect(problems).toEqual([])
    await context.close()
  })
})
