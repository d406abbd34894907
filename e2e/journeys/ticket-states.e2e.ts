import type { Bet } from '@touchline/contract'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiPlayer, signInByHttp } from '../harness/api.ts'
import { type Bettor, bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { holds } from '../harness/faults.ts'
import { FEED_LEAGUE, type Feed, type FeedMatch, openFeed, type Prices } from '../harness/feed.ts'
import { type Product, startProduct } from '../harness/product.ts'

/*
 * Every state of the ticket by its cause, as docs/ticket.md lists them: those caused on the pitch, at the provider, in
 * the book and in the tab. The test controls the feed, so each comes when it is needed.
 */
const RICH = 'rich@touchline.test'
const PLACE = '**/api/v3/bets'
const CASH_OUT = '**/api/v2/bets/cashout'
const EVEN: Prices = { home: 2.1, draw: 3.4, away: 3.6 }
const HOME_LEADS: Prices = { home: 1.3, draw: 5, away: 9 }
const AWAY_LEADS: Prices = { home: 6, draw: 4, away: 1.5 }

/** Both are in sight, and neither lies over the other. */
async function staysClear(notice: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [a, b] = [await notice.boundingBox(), await other.boundingBox()]
      if (a === null || b === null || a.y < 0) return 'not in sight'
      const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x
      return isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y ? 'clear' : 'covered'
    })
    .toBe('clear')
}

describe.skipIf(!CHROMIUM)('every state of the ticket, by what causes it', () => {
  let product: Product
  let browser: Browser
  let feed: Feed
  let api: ApiPlayer
  let player: Bettor
  let page: Page

  beforeAll(async () => {
    product = await startProduct({ UOF_PROVIDERS: 'betradar', LIVE_DELAY_MS: '5000', VIP_STAKE_EUR: '50000' })
    browser = await launchBrowser()
    feed = await openFeed(product)
    api = await signInByHttp(product.origin, RICH)
    page = (await openPage(browser)).page
    player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(RICH)
  })
  afterAll(async () => {
    feed?.close()
    await browser?.close()
    await product?.close()
  })

  const signsInAlone = (context: BrowserContext) =>
    context.request.post(`${product.origin}/api/users/sign_in`, {
      headers: { 'x-app': 'touchline' },
      data: { email: RICH, password: 'touchline' },
    })
  const leg = (key: string) => page.locator(`[data-leg="${key}"]`)
  const placing = () => player.slip.getByRole('button', { name: /^Placing/ })
  const receipt = () => page.getByRole('region', { name: 'Bet placed' })
  const presses = (name: RegExp) => player.slip.getByRole('button', { name }).last().click()
  const betsWith = async (stake: number) => (await api.bets()).filter((bet) => bet.stake.value === stake)

  async function playing(home: string, away: string): Promise<FeedMatch> {
    const match = await feed.match(home, away)
    await match.sends(EVEN, [0, 0])
    return match
  }

  /** The home side of a match in an empty slip, with a stake. */
  async function picksHome(match: FeedMatch, stake: string, who = player): Promise<void> {
    await who.opens(match.path)
    const remove = who.slip.getByRole('button', { name: /^Remove (?!all)/ }).first()
    while (await remove.isVisible()) await remove.click()
    await who.picks(who.page.locator(`main button[data-outcome="${match.key('home')}"]`).first())
    await who.stakes(stake)
  }

  async function placesHome(match: FeedMatch, stake: string): Promise<number> {
    await picksHome(match, stake)
    const [id = 0] = await player.places()
    await page.getByRole('button', { name: 'Done' }).click()
    return id
  }

  test('SLIP-06 SLIP-07 SLIP-12 MATCH-04: a bet stop suspends the leg; the goal’s new price must be accepted; then it waits and is placed', async () => {
    const match = await playing('Wall', 'Spark')
    await picksHome(match, '5.01')
    await match.stops()
    await leg(match.key('home')).getByText('Suspended', { exact: true }).waitFor()
    await player.slip.getByText('Betting is paused. It will resume automatically.').waitFor()
    await match.sends(HOME_LEADS, [1, 0])
    await player.slip.getByText('The odds of one selection went down.').waitFor()
    await leg(match.key('home'))
      .getByText('1:0')
      .or(leg(match.key('home')).getByText('1–0'))
      .first()
      .waitFor()
    await presses(/^Accept changes/)
    // The press that accepts is none that places, however soon the next one comes.
    await Promise.all([
      player.slip.getByText('In-play bets have a short delay').waitFor(),
      placing().waitFor(),
      player.places(),
    ])
    const [bet] = await betsWith(501)
    expect(bet).toMatchObject({ status: 'waiting_results', odds: 13_000 })
    await page.getByRole('button', { name: 'Done' }).click()
  })

  test('PLACE-04 PLACE-02: a goal while the bet waits takes it back at the old price, and one press places it at the new one', async () => {
    const match = await playing('River', 'Mill')
    const opening = await api.balance()
    await picksHome(match, '5.02')
    await presses(/^Place bet/)
    await placing().waitFor()
    await match.sends(HOME_LEADS, [1, 0])
    await player.slip.getByText('Your bet was not placed').waitFor()
    expect((await betsWith(502)).map(({ status, odds }) => [status, odds])).toEqual([['rejected', 21_000]])
    expect(await api.balance()).toBe(opening)
    await presses(/^Place at 1\.30/)
    await receipt().waitFor()
    const [placed] = await betsWith(502)
    expect([placed?.status, placed?.odds]).toEqual(['waiting_results', 13_000])
    await page.getByRole('button', { name: 'Done' }).click()
  })

  test('PLACE-04: betting that stops while the bet waits gives it back, and says why', async () => {
    const match = await playing('Harbour', 'Crown')
    const opening = await api.balance()
    await picksHome(match, '5.03')
    await presses(/^Place bet/)
    await placing().waitFor()
    await match.stops()
    await player.slip.getByText('Your bet was not placed').waitFor()
    await leg(match.key('home')).getByText('Suspended', { exact: true }).waitFor()
    expect(await api.balance()).toBe(opening)
    expect((await betsWith(503)).map(({ status }) => status)).toEqual(['rejected'])
    await player.slip.getByRole('button', { name: /^Remove Harbour/ }).click()
  })

  test('PLACE-02 SLIP-06: the price moves between press and server: nothing is placed before the new one is accepted', async () => {
    const match = await feed.match('Forge', 'Dock')
    await match.sends(EVEN)
    await picksHome(match, '5.04')
    const { isSent, letGo } = await holds(page, PLACE)
    await presses(/^Place bet/)
    await isSent
    await match.sends({ ...EVEN, home: 1.8 })
    letGo()
    await player.slip
      .getByRole('button', { name: /^Accept/ })
      .last()
      .waitFor()
    expect(await betsWith(504)).toEqual([])
    await page.unroute(PLACE)
    await player.places()
    expect(await betsWith(504)).toMatchObject([{ odds: 18_000 }])
    await page.getByRole('button', { name: 'Done' }).click()
  })

  test('SLIP-07 SLIP-12: a provider that is taken down makes the leg not available, and back it can be placed', async () => {
    const match = await feed.match('Abbey', 'Quarry')
    await match.sends(EVEN)
    await picksHome(match, '5.05')
    await feed.goes('down')
    await leg(match.key('home')).getByText('Not available').waitFor()
    await feed.goes('up')
    await match.sends(EVEN)
    await leg(match.key('home')).getByText('Not available').waitFor({ state: 'detached' })
    await player.places()
    expect(await betsWith(505)).toHaveLength(1)
    await page.getByRole('button', { name: 'Done' }).click()
  })

  test('SLIP-07 SLIP-12: no report comes from the match any more: the leg says so', async () => {
    const match = await playing('Pilot', 'Garden')
    await picksHome(match, '5.09')
    await match.losesSight()
    await leg(match.key('home')).getByText('live data delayed').waitFor()
    await player.slip.getByRole('button', { name: /^Remove Pilot/ }).click()
  })

  test('PLACE-02: with more legs than fit, the refusal is in sight, and so is the leg it concerns', async () => {
    const matches = await Promise.all(
      ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple'].map((tree) => feed.match(tree, 'Stone')),
    )
    for (const match of matches) await match.sends(EVEN)
    const [first] = matches
    if (first === undefined) throw new Error('No match.')
    await player.opens(`/sports/football/feed-league-t${FEED_LEAGUE}`)
    for (const match of matches)
      await player.picks(page.locator(`main button[data-outcome="${match.key('home')}"]`).first())
    await player.stakes('5.10')
    const { isSent, letGo } = await holds(page, PLACE)
    await presses(/^Place bet/)
    await isSent
    await first.sends({ ...EVEN, home: 1.8 })
    letGo()
    const alert = player.slip.getByRole('alert').filter({ hasText: 'Your bet was not placed' })
    await alert.waitFor()
    const isInSight = async (box: Promise<{ y: number; height: number } | null>) => {
      const { y = -1, height = 0 } = (await box) ?? {}
      return y >= 0 && y + height <= (page.viewportSize()?.height ?? 0)
    }
    await expect.poll(() => isInSight(alert.boundingBox())).toBe(true)
    await expect.poll(() => isInSight(leg(first.key('home')).boundingBox())).toBe(true)
    await page.unroute(PLACE)
    await player.slip.getByRole('button', { name: 'Remove all' }).click()
  })

  test('SLIP-10 SLIP-11 MODAL-02 ERROR-05: on a phone with three legs stake, odds, return and button are in view together; a dialog that closes leaves the slip open, and a notice covers neither button nor bars', async () => {
    const matches = await Promise.all(['Ruby', 'Topaz', 'Opal'].map((stone) => feed.match(stone, 'Onyx')))
    for (const match of matches) await match.sends(EVEN)
    const { context, page: phone } = await openPage(browser, { viewport: PHONE })
    await signsInAlone(context)
    const thumb = bettor(phone, product.origin)
    await thumb.opens(`/sports/football/feed-league-t${FEED_LEAGUE}`)
    for (const match of matches)
      await thumb.picks(phone.locator(`main button[data-outcome="${match.key('home')}"]`).first())
    await thumb.stakes('10')
    for (const part of [
      thumb.slip.getByLabel('Stake').first(),
      thumb.slip.getByText('9.26', { exact: true }).first(),
      thumb.slip.getByText('92.61').first(),
      thumb.slip.getByRole('button', { name: /^Place bet/ }),
    ]) {
      await part.waitFor()
      const { y = -1, height = 0 } = (await part.boundingBox()) ?? {}
      expect([y >= 0, y + height <= PHONE.height]).toEqual([true, true])
    }
    await thumb.slip.getByRole('button', { name: 'Share' }).click()
    await phone.locator('[data-share-code]').waitFor()
    await phone.keyboard.press('Escape')
    await phone.locator('[data-share-code]').waitFor({ state: 'hidden' })
    await thumb.slip.getByRole('button', { name: /^Place bet/ }).click({ trial: true })
    await context.setOffline(true)
    const notice = phone.locator('[data-toast]')
    await notice.waitFor()
    await staysClear(notice, phone.locator('[data-place]:visible'))
    await phone.keyboard.press('Escape')
    await phone.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    for (const it of ['main', '[data-peek]', '[data-placement^="tabbar"]']) await staysClear(notice, phone.locator(it))
    // Where the panel is beside the page there is hardly room for both.
    await phone.setViewportSize({ width: 970, height: 700 })
    await staysClear(notice, phone.locator('aside [data-place]'))
    await context.close()
  })

  test('SLIP-07 CAT-05: a match that is over says so in the slip, and leads out of it', async () => {
    const match = await playing('Tower', 'Meadow')
    await picksHome(match, '5.06')
    await match.ends([2, 1])
    await player.slip.getByText('This event is over. Remove it.').waitFor()
    expect(
      await player.slip
        .getByRole('button', { name: /^(Accept|Place)/ })
        .last()
        .getAttribute('aria-disabled'),
    ).toBe('true')
    await player.slip.getByRole('button', { name: /^Remove Tower/ }).click()
    await player.slip.getByText('Your bet slip is empty').waitFor()
  })

  test('PLACE-03 SLIP-09: a reload while the bet waits for its delay finds it again, once', async () => {
    const match = await playing('Castle', 'Orchard')
    const opening = await api.balance()
    await picksHome(match, '5.07')
    await presses(/^Place bet/)
    await placing().waitFor()
    await page.reload()
    await receipt().waitFor()
    expect(await betsWith(507)).toHaveLength(1)
    expect(await api.balance()).toBe(opening - 507)
    await page.getByRole('button', { name: 'Done' }).click()
  })

  test('PLACE-03 BETS-04: a tab that is closed on the press leaves one bet, which the next tab shows, and nothing to place again', async () => {
    const match = await feed.match('Bridge', 'Anchor')
    await match.sends(EVEN)
    const opening = await api.balance()
    const tab = bettor(await page.context().newPage(), product.origin)
    await picksHome(match, '5.08', tab)
    const taken = new Promise<void>((resolve, reject) => {
      // The book has stored the bet, and the tab is closed before it receives the response.
      void tab.page.route(PLACE, (route) => route.fetch().then(() => resolve(), reject))
    })
    await tab.slip
      .getByRole('button', { name: /^Place bet/ })
      .last()
      .click()
    await taken
    await tab.page.close()
    expect(await betsWith(508)).toHaveLength(1)
    const next = bettor(await page.context().newPage(), product.origin)
    await next.opens('/sports')
    await next.slip.getByText('Your bet slip is empty').waitFor()
    await next.openTab('My bets')
    const [bet] = await betsWith(508)
    await next.page.locator(`article[data-bet-id="${bet?.id}"]`).first().waitFor()
    expect(await api.balance()).toBe(opening - 508)
    await next.page.close()
  })

  const betOf = async (id: number) => (await api.get<{ data: Bet }>(`/api/v3/bets/${id}`)).data

  async function opensCashOut(id: number) {
    await player.opens(`/sports/bets/${id}`)
    const card = page.locator(`article[data-bet-id="${id}"]`).first()
    await card.locator('[data-cash-out]').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Confirm cash out' }).waitFor()
    return { card, dialog }
  }

  test('BETS-02: a goal overtakes the cash-out: nothing is sold at the value before it, and one press takes the value after it', async () => {
    const match = await feed.match('Falcon', 'Marsh')
    await match.sends(EVEN)
    const id = await placesHome(match, '10.01')
    const opening = await api.balance()
    const before = (await betOf(id)).to_cashout ?? 0
    const { dialog } = await opensCashOut(id)
    const { isSent, letGo } = await holds(page, CASH_OUT)
    await dialog.getByRole('button', { name: 'Confirm cash out' }).click()
    await isSent
    await match.sends(AWAY_LEADS, [0, 1])
    letGo()
    await dialog.getByText('The value changed').waitFor()
    const { cashouts, to_cashout: after } = await betOf(id)
    expect(cashouts).toEqual([])
    expect(after).toBeLessThan(before / 2)
    await dialog.getByRole('button', { name: /^Cash out / }).click()
    await dialog.getByText('Cashed out', { exact: true }).waitFor()
    expect((await betOf(id)).cashouts).toMatchObject([{ amount: after }])
    expect(await api.balance()).toBe(opening + (after ?? 0))
    await page.unroute(CASH_OUT)
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  test('BETS-02: goal and press at the same moment: paid once or never, at most at the value it had, and the screen shows which', async () => {
    const match = await feed.match('Thorn', 'Vale')
    await match.sends(EVEN)
    const id = await placesHome(match, '10.02')
    const opening = await api.balance()
    const before = (await betOf(id)).to_cashout ?? 0
    const { dialog } = await opensCashOut(id)
    await Promise.all([
      match.sends(AWAY_LEADS, [0, 1]),
      dialog.getByRole('button', { name: 'Confirm cash out' }).dispatchEvent('click'),
    ])
    const [sold, moved] = [dialog.getByText('Cashed out', { exact: true }), dialog.getByText('The value changed')]
    await sold.or(moved).first().waitFor()
    const parts = (await betOf(id)).cashouts
    expect(parts).toHaveLength((await sold.isVisible()) ? 1 : 0)
    for (const { amount } of parts) expect(amount).toBeLessThanOrEqual(before)
    expect(await api.balance()).toBe(opening + parts.reduce((sum, { amount }) => sum + amount, 0))
  })

  test('BETS-02: in play the cash-out waits for its delay, shows this over a reload, and after a goal during it offers the new value', async () => {
    const match = await feed.match('Cedar', 'Ridge')
    await match.sends(EVEN)
    const id = await placesHome(match, '10.03')
    await match.sends(EVEN, [0, 0])
    const { dialog } = await opensCashOut(id)
    await dialog.getByRole('button', { name: 'Confirm cash out' }).click()
    await dialog.getByText(/^In-play cash-outs have a short delay/).waitFor()
    expect(await betOf(id)).toMatchObject({ status: 'cashout_in_progress', cashouts: [] })
    await match.sends(AWAY_LEADS, [0, 1])
    await dialog.getByText('The value changed').waitFor()
    const { status, to_cashout: after, cashouts } = await betOf(id)
    expect([status, cashouts]).toEqual(['waiting_results', []])
    await dialog.getByRole('button', { name: /^Cash out / }).click()
    await dialog.getByText(/^In-play cash-outs have a short delay/).waitFor()
    await page.reload()
    const card = page.locator(`article[data-bet-id="${id}"]`).first()
    await card.getByText('Cashing out').first().waitFor()
    await card.locator('[data-bet-state="cashed_out"]').waitFor()
    expect((await betOf(id)).cashouts).toMatchObject([{ amount: after }])
  })

  test('PLACE-02 MODAL-02: the session is over when Place is pressed: signing in is requested, and where it is let go the focus is not lost', async () => {
    const match = await feed.match('Kite', 'Shore')
    await match.sends(EVEN)
    await picksHome(match, '5.11')
    await page.context().clearCookies()
    await presses(/^Place bet/)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.locator('[data-place]:focus').count()).toBe(1)
    expect(await betsWith(511)).toEqual([])
    expect(await leg(match.key('home')).count()).toBe(1)
  })
})
