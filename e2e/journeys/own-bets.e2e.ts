import type { Bet } from '@touchline/contract'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiPlayer, signInByHttp } from '../harness/api.ts'
import { type Bettor, bettor } from '../harness/bettor.ts'
import { CHROMIUM, DESKTOP, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { placesBets } from '../harness/places-bets.ts'
import type { Product } from '../harness/product.ts'
import { borrowProduct } from '../harness/shared/borrow-product.ts'
import { until } from '../harness/wait.ts'

const STAKE = 10_00

const openBadge = (at: Page | Locator): Locator => at.locator('[data-open-bets]:visible')
const numberAt = (badge: Locator) => badge.getAttribute('data-open-bets').then(Number)

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (a === null || b === null) throw new Error('Nothing to compare: it is not on the page.')
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width
}

describe.skipIf(!CHROMIUM)('bets of a player, wherever they are shown', () => {
  let product: Product
  let browser: Browser
  let api: ApiPlayer
  let page: Page
  let player: Bettor

  beforeAll(async () => {
    product = await borrowProduct('calm')
    browser = await launchBrowser()
    api = await signInByHttp(product.origin, product.players.rich)
    page = (await openPage(browser)).page
    player = bettor(page, product.origin)
    await player.opens('/sports/football')
    await player.signsIn(product.players.rich)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const betOf = async (id: number) => (await api.get<{ data: Bet }>(`/api/v3/bets/${id}`)).data
  const openBets = async () => (await api.bets()).filter(({ status }) => status === 'waiting_results').length

  /** Sells a part of the bet, or the rest of it, in the dialog that the button opens. */
  async function sells(button: Locator, part: RegExp | null): Promise<void> {
    await button.click()
    const dialog = page.getByRole('dialog')
    if (part !== null) await dialog.getByRole('button', { name: part }).click()
    await dialog.getByRole('button', { name: 'Confirm cash out' }).click()
    await dialog.getByText('Cashed out', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
  }

  test('BETS-04: the number of open bets is shown at My bets on a wide screen and on a phone, and follows bets placed and sold elsewhere', async () => {
    expect(await openBadge(page).count()).toBe(0)
    const [first = 0] = await placesBets(api, 'prematch', 2, STAKE)
    const tab = page.getByRole('tab', { name: /^My bets/ })
    await until('two open bets on a wide screen', async () => (await numberAt(openBadge(tab))) === 2)
    const { context, page: phone } = await openPage(browser, { viewport: PHONE })
    const thumb = bettor(phone, product.origin)
    await thumb.opens('/sports/football')
    await thumb.signsIn(product.players.rich)
    const bar = phone.locator('[data-placement="tabbar_mobile"]')
    await until('two open bets on a phone', async () => (await numberAt(openBadge(bar))) === 2)
    // The sheet has the number as well, and takes nothing with it when it closes.
    await thumb.openTab('Bet slip')
    await until('it in the sheet', async () => (await openBadge(phone.getByRole('dialog')).count()) === 1)
    await phone.keyboard.press('Escape')
    const { to_cashout } = await betOf(first)
    const body = { bet_id: first, to_cashout }
    const sold = await api.send('POST', '/api/v2/bets/cashout', body, { 'idempotency-key': crypto.randomUUID() })
    expect(sold.status).toBe(200)
    for (const place of [tab, bar]) await until('one open bet', async () => (await numberAt(openBadge(place))) === 1)
    // Once the list is there it is the list's number.
    await player.openTab('My bets')
    await page.getByRole('radio', { name: 'Open 1' }).waitFor()
    expect(await numberAt(openBadge(tab))).toBe(1)
    await player.openTab('Bet slip')
    // A player who signs in after another one sees their own bets only.
    await phone.locator('button:has([data-balance])').click()
    await phone.getByRole('button', { name: 'Sign out', exact: true }).last().click()
    await openBadge(bar).waitFor({ state: 'detached' })
    await thumb.signsIn(product.players.empty)
    await phone.waitForLoadState('networkidle')
    expect(await openBadge(bar).count()).toBe(0)
    await context.close()
  })

  test('BETS-02 BETS-05: a bet is sold from its receipt, a part and then the rest, and the receipt shows the sum paid', async () => {
    await player.opens('/sports/football')
    await player.picks(player.odds(page.locator('main [data-match]').last()).first())
    await player.stakes('10')
    const [id = 0] = await player.places()
    const receipt = page.getByRole('region', { name: 'Bet placed' })
    const done = receipt.getByRole('button', { name: 'Done' })
    const sell = receipt.locator('[data-cash-out]')
    await sell.waitFor()
    const before = await done.boundingBox()
    await sells(sell, /^50/)
    const part = await betOf(id)
    expect(part.cashouts).toHaveLength(1)
    await receipt.locator(`[data-bet-paid="${part.cashouts[0]?.amount}"]`).waitFor()
    await receipt.locator(`[data-bet-at-risk="${part.open_stake}"]`).waitFor()
    expect((await done.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0)
    await sells(sell, null)
    const whole = await betOf(id)
    expect(whole.status).toBe('cashed_out')
    await receipt.locator(`[data-bet-paid="${whole.win_amount}"]`).waitFor()
    expect(await sell.count()).toBe(0)
    await done.click()
  })

  test('BETS-02 MATCH-02: the page of a match has the bets on it, and sells them; one that is sold stays and says so', async () => {
    const [id = 0] = await placesBets(api, 'live', 1, STAKE)
    const { match } = (await betOf(id)).selections[0] ?? {}
    await until('it to be taken', async () => (await betOf(id)).status === 'waiting_results')
    await player.opens(`/sports/${match?.sport_key}/${match?.slug}`)
    const tab = page.locator('main').getByRole('tab', { name: /^Your bets/ })
    await tab.waitFor()
    // A tab that was shown by default stays until another is chosen.
    expect(await tab.getAttribute('aria-selected')).toBe('false')
    await tab.click()
    const card = page.locator(`main article[data-bet-id="${id}"]`)
    await card.waitFor()
    await until('a value', async () => (await betOf(id)).to_cashout !== null)
    await until('it on the card', async () => (await card.locator('[data-cash-out]').count()) === 1)
    const opening = await openBets()
    await sells(card.locator('[data-cash-out]'), null)
    await card.locator('[data-bet-state="cashed_out"]').waitFor()
    expect(await openBets()).toBe(opening - 1)
    // A match without bets of theirs has no such tab.
    await page.goto(`${product.origin}/sports/schedule`)
    await tab.waitFor({ state: 'detached' })
  })

  test('MATCH-02 BETS-02: the tab of the bets on a match appears without moving the tabs beside it, on a phone and on a wide screen, in English and Arabic', async () => {
    const [id = 0] = await placesBets(api, 'prematch', 1, STAKE)
    const { match } = (await betOf(id)).selections[0] ?? {}
    for (const [viewport, prefix] of [
      [PHONE, ''],
      [PHONE, '/ar'],
      [DESKTOP, ''],
    ] as const) {
      const { context, page: visited } = await openPage(browser, { viewport })
      const visitor = bettor(visited, product.origin)
      await visitor.opens('/sports/football')
      await visitor.signsIn(product.players.rich)
      let letThemCome = () => {}
      const held = new Promise<void>((resolve) => {
        letThemCome = resolve
      })
      await visited.route('**/api/v3/bets?*', (route) => held.then(() => route.continue()))
      await visitor.opens(`${prefix}/sports/${match?.sport_key}/${match?.slug}`)
      await visited.locator('[data-balance]').first().waitFor()
      const places = () =>
        visited
          .locator('main [data-match] nav, main [role="tab"]:not([data-value="bets"])')
          .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
      const before = await places()
      expect(before.length).toBeGreaterThan(2)
      letThemCome()
      const tab = visited.locator('main [role="tab"][data-value="bets"]')
      await tab.waitFor()
      expect(await places()).toEqual(before)
      // Arrows go along the row as it is seen, also where it has to be swiped.
      const hasFocus = () => tab.evaluate((button) => button === document.activeElement)
      await tab.press('Home')
      await expect.poll(hasFocus).toBe(false)
      await visited.keyboard.press('End')
      await expect.poll(hasFocus).toBe(true)
      await visited.locator(`main article[data-bet-id="${id}"]`).waitFor()
      await context.close()
    }
  })

  test('BETS-05: a bet is printed as one page with its number, time, leg, price, stake, return and state, and nothing of the frame', async () => {
    const [id = 0] = await placesBets(api, 'prematch', 1, STAKE)
    const bet = await betOf(id)
    const [leg] = bet.selections
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
    })
    await player.opens(`/sports/bets/${id}`)
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await page.locator('html[data-printed="yes"]').waitFor()
    const paper = page.locator(`[data-paper="${id}"]`)
    expect(await paper.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await paper.isVisible()).toBe(true)
    const printed = await paper.textContent()
    const money = (subunits: number) => `€${(subunits / 100).toFixed(2)}`
    for (const part of [
      bet.ref,
      leg?.outcome.name ?? 'no leg',
      leg?.match.name ?? 'no leg',
      (bet.odds / 10_000).toFixed(2),
      money(STAKE),
      money(bet.win_amount),
      'Open',
      String(new Date(bet.created_at).getUTCFullYear()),
    ])
      expect(printed).toContain(part)
    for (const frame of [page.locator('header').first(), page.locator('aside').first(), page.locator('main a').first()])
      expect(await frame.isVisible()).toBe(false)
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
    expect(pages).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })
    expect(await page.locator('header').first().isVisible()).toBe(true)
  })

  test('BETS-01 SLIP-04: a system says of how many bets it is, on the screen and on paper', async () => {
    const ids = await placesBets(api, 'prematch', 3, STAKE)
    const legs = (await Promise.all(ids.map(betOf))).flatMap(({ selections }) => selections)
    const selections = legs.map(({ match, market, specifier, outcome, odds }) => ({
      match_id: match.id,
      market_id: market.id,
      specifier,
      outcome_id: outcome.id,
      odds,
    }))
    const system = { system_id: '2/3', stake: { value: STAKE, currency: 'EUR' }, selections }
    const body = { meta: { device_id: 'journey', auto_accept_odds_change: 'any' }, bets: [system] }
    const answer = await api.send('POST', '/api/v3/bets', body, { 'idempotency-key': crypto.randomUUID() })
    expect(answer.status).toBe(201)
    const [bet] = ((await answer.json()) as { data: Bet[] }).data
    await player.opens(`/sports/bets/${bet?.id}`)
    await page.locator(`article[data-bet-id="${bet?.id}"]`).getByText('System 2/3, 3 bets').waitFor()
    expect(await page.locator('[data-paper]').textContent()).toContain('System 2/3, 3 bets')
  })

  test('MATCH-03 ERROR-05: the foot of the bet builder covers no market before anything is picked, and a notice neither the foot nor the bars, on a phone and on a wide screen', async () => {
    const { data } = await api.get<{ data: readonly { slug: string }[] }>(
      '/api/v2/matches?type=match&sport_key=football&match_status=prematch&bettable=true&sort_by=-start_time&limit=1',
    )
    const { context, page: phone } = await openPage(browser, { viewport: PHONE })
    const thumb = bettor(phone, product.origin)
    await thumb.opens(`/sports/football/${data[0]?.slug}#betBuilder`)
    const picks = phone.getByRole('region', { name: 'Your bet builder' })
    const first = phone.locator('main [role="tabpanel"] li').first()
    await first.waitFor()
    expect(await overlap(first, picks)).toBe(false)
    await phone.locator('main [role="tabpanel"] li button[aria-pressed="false"]').first().click()
    await phone.locator('[data-builder-price]').waitFor()
    await context.setOffline(true)
    const notice = phone.locator('[data-toast]')
    await notice.waitFor()
    const foot = phone.locator('[data-at-foot]')
    expect(await overlap(notice, foot)).toBe(false)
    expect(await overlap(notice, phone.locator('[data-placement="tabbar_mobile"]'))).toBe(false)
    await phone.setViewportSize({ width: 1440, height: 900 })
    expect(await overlap(notice, foot)).toBe(false)
    await context.close()
  })
})
