import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Bet, Bonus, SportEvent } from '@touchline/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiPlayer, signInByHttp } from '../harness/api.ts'
import { type Bettor, bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { breaks, whileOpen } from '../harness/faults.ts'
import { operate } from '../harness/operator.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { until } from '../harness/wait.ts'

const PLAYER = 'demo@touchline.test'
const RIVAL = 'rich@touchline.test'

interface Pick {
  readonly match_id: number
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly odds: number
}

/** Matches without bets: each is used once, because the operator ends it. */
function prematchPicks() {
  const used = new Set<number>()
  return async (api: ApiPlayer, count: number): Promise<readonly Pick[]> => {
    const found: Pick[] = []
    await until(`${count} prices`, async () => {
      const path = '/api/v2/matches?type=match&match_status=prematch&sport_key=football&limit=60'
      const { data } = await api.get<{ data: readonly SportEvent[] }>(path)
      for (const { id: match_id, main_market: market, start_time } of data) {
        const outcome = market?.outcomes.find(({ active, odds }) => active && odds > 16_000 && odds < 40_000)
        const isSoon = Date.parse(start_time) < Date.now() + 120_000
        if (market == null || outcome === undefined || found.length >= count || used.has(match_id) || isSoon) continue
        used.add(match_id)
        const { id: market_id, specifier } = market
        found.push({ match_id, market_id, specifier, outcome_id: outcome.id, odds: outcome.odds })
      }
      return found.length >= count
    })

    return found
  }
}

describe.skipIf(!CHROMIUM)('bonuses', () => {
  let product: Product
  let browser: Browser
  let api: ApiPlayer
  let rival: ApiPlayer
  let page: Page
  let player: Bettor
  let picks: ReturnType<typeof prematchPicks>

  const bonuses = async (of: ApiPlayer) => (await of.get<{ data: readonly Bonus[] }>('/api/v2/bonuses')).data
  async function named(of: ApiPlayer, name: string): Promise<Bonus> {
    return until(`${name} to be there`, async () => (await bonuses(of)).find((bonus) => bonus.name === name))
  }
  async function starts(of: ApiPlayer, name: string): Promise<Bonus> {
    const { id } = await named(of, name)
    expect((await of.send('POST', `/api/v2/bonuses/${id}/activate`)).status).toBe(200)
    return named(of, name)
  }
  async function places(
    of: ApiPlayer,
    selections: readonly Pick[],
    value: number,
    bonus: { readonly id: number; readonly type: string; readonly odds?: number },
  ): Promise<Bet> {
    const bets = [{ stake: { value, currency: 'EUR' }, selections, bonus: { odds: 10_000, ...bonus } }]
    const body = { meta: { device_id: 'journey', auto_accept_odds_change: 'any' }, bets }
    const answer = await of.send('POST', '/api/v3/bets', body, { 'idempotency-key': randomUUID() })
    const text = await answer.text()
    expect(answer.status, text).toBe(201)
    return (JSON.parse(text) as { data: [Bet] }).data[0]
  }
  async function win(selections: readonly Pick[]): Promise<void> {
    for (const { match_id, market_id, specifier, outcome_id } of selections) {
      const market = specifier === '' ? `${market_id}` : `${market_id}?${specifier}`
      await operate(product, 'settle', `${match_id}`, market, `${outcome_id}=win`, '--others', 'lose')
    }
  }
  /** The operator writes a bonus down, and gives it to the player. */
  async function issues(bonus: { readonly key: string } & Record<string, unknown>): Promise<void> {
    const file = join(dirname(product.outbox), `${bonus.key}.json`)
    await writeFile(file, JSON.stringify({ bonuses: [bonus] }))
    await operate(product, 'bonus', 'define', file)
    await operate(product, 'bonus', 'issue', bonus.key, PLAYER, 'journey')
  }
  /** A bonus that is given before this code has loaded is shown in the list only. */
  const listensForBonuses = () => page.locator('[data-bonus-news]').waitFor({ state: 'attached' })
  async function paid(of: ApiPlayer, id: number): Promise<number> {
    return until('the bet to be paid', async () => {
      const bet = (await of.bets()).find((one) => one.id === id)
      return bet?.status === 'done' ? bet.win_amount : undefined
    })
  }

  beforeAll(async () => {
    product = await startProduct({ LIVE_DELAY_MS: '500' })
    browser = await launchBrowser()
    api = await signInByHttp(product.origin, PLAYER)
    rival = await signInByHttp(product.origin, RIVAL)
    picks = prematchPicks()
    page = (await openPage(browser)).page
    player = bettor(page, product.origin)
    await player.opens('/sports/promotions')
    await player.signsIn(PLAYER)
  })
  afterAll(async () => {
    await browser?.close()
    // Proves the books, too.
    await product?.close()
  })

  test('BONUS-01 BONUS-03 PLACE-03: a loot box says its chances, is opened on a free bet, once though the response is lost, and the raised free bet is placed and paid', async () => {
    const card = page.locator('main [data-bonus^="lootbox:"]')
    await card.locator('[data-chance]').nth(3).waitFor()
    expect(await card.locator('[data-chance]').evaluateAll((all) => all.map((one) => one.dataset.chance))).toEqual([
      '3/5',
      '3/10',
      '9/100',
      '1/100',
    ])
    await card.getByRole('button', { name: 'Reveal a boost' }).click()
    const dialog = page.locator('[data-modal="bonus-detail"]')
    await dialog.getByRole('radio', { name: /Welcome free bet/ }).check()
    // The request is carried out, and no response arrives until the page has reported this.
    const keys: (string | undefined)[] = []
    let isAway = true
    await page.route('**/api/v2/bonuses/*/boost', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (!isAway) return route.continue()
      if (keys.length === 1) await route.fetch()
      await route.abort('connectionreset')
    })
    await dialog.getByRole('button', { name: 'Reveal boost 1' }).click()
    await dialog.getByText('No answer came. We keep asking until we know').waitFor()
    const opened = async () =>
      (await bonuses(api))
        .flatMap((bonus) => (bonus.type === 'lootbox' ? bonus.boxes : []))
        .filter((box) => box.opened !== null)
    expect(await opened()).toHaveLength(1)
    isAway = false
    await dialog.locator('[data-opened="1"]').waitFor()
    await page.unroute('**/api/v2/bonuses/*/boost')
    expect([keys.length > 1, new Set(keys).size, (await opened()).length]).toEqual([true, 1, 1])
    const freebet = await named(api, 'Welcome free bet')
    if (!('boost_data' in freebet) || freebet.issued === null) throw new Error('The free bet is gone')
    const { amount, boost_multiplier } = freebet.issued
    expect(boost_multiplier).toBeGreaterThan(10_000)
    expect(amount).toBe((5_00 * boost_multiplier) / 10_000)
    await page.keyboard.press('Escape')

    const opening = await api.balance()
    const chosen = await picks(api, 1)
    const bet = await places(api, chosen, amount, { id: freebet.id, type: 'freebet' })
    expect(await api.balance()).toBe(opening)
    await win(chosen)
    const won = await paid(api, bet.id)
    expect(await api.balance()).toBe(opening + won)
    await player.opens(`/sports/bets/${bet.id}`)
    await page.locator('[data-bet-bonus="freebet"]').first().waitFor()
    await page.locator(`[data-bet-paid="${won}"]`).first().waitFor()
  })

  test('BONUS-01 BONUS-03: free bets of the other kinds, a hunt and a code, from being given to being paid', async () => {
    const opening = await api.balance()
    let expected = opening
    for (const [name, type, value, count] of [
      ['Money-back bet', 'freebet_no_risk', 10_00, 1],
      ['Multi free bet', 'freebet_only_win', 3_00, 2],
    ] as const) {
      const { id } = await starts(api, name)
      const chosen = await picks(api, count)
      const bet = await places(api, chosen, value, { id, type })
      await win(chosen)
      expected += (await paid(api, bet.id)) - (type === 'freebet_no_risk' ? value : 0)
      expect(await api.balance()).toBe(expected)
    }
    const { id } = await starts(api, 'Weekly challenge')
    const chosen = await picks(api, 1)
    const bet = await places(api, chosen, 20_00, { id, type: 'hunting' })
    await listensForBonuses()
    // The reached step pays a free bet, and the open page shows it; the card disappears after a while.
    await Promise.all([page.locator('[data-bonus-toast="freebet"]').first().waitFor(), win(chosen)])
    await paid(api, bet.id)
    await named(api, 'Prize free bet')
    await player.opens('/sports/promotions')
    await page.getByLabel('Promo code').fill('welcome10')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.locator('main [data-bonus^="freebet:"]').filter({ hasText: 'Code free bet' }).waitFor()
  })

  test('BONUS-01 BONUS-03: a free bet that pays stake and winnings: given by the operator, announced, chosen in the slip, placed by a press and paid', async () => {
    await player.opens('/sports/football')
    const name = 'All of it'
    await listensForBonuses()
    // The card disappears after a while: the test waits for it before the operator's command has ended.
    await Promise.all([
      page.locator('[data-bonus-toast="freebet"]').filter({ hasText: name }).waitFor(),
      issues({
        key: 'all-of-it',
        type: 'freebet_all_win',
        name: { en: name },
        amounts: { EUR: 7_00 },
        valid_days: 7,
      }),
    ])
    // Another one runs: this one waits until it is chosen.
    await starts(api, 'In-play free bet')
    const freebet = await named(api, name)
    expect(['available', 'overridden']).toContain(freebet.status)
    const chosen = await picks(api, 1)
    const opening = await api.balance()
    const answer = await api.send('POST', '/api/v2/bets/share-code', { bets: [{ selections: chosen }] })
    const { data } = (await answer.json()) as { data: { code: string } }
    await player.opens(`/sports/football?bet_code=${data.code}`)
    // Choosing never starts it: that is a press of its own.
    await player.slip.locator('[data-bonus-of] > button').click()
    const choice = player.slip.locator(`input[data-bonus="freebet_all_win:${freebet.id}"]`)
    await choice.waitFor()
    expect(await choice.isDisabled()).toBe(true)
    await player.slip.locator(`[data-start-bonus="freebet_all_win:${freebet.id}"]`).click()
    await page.keyboard.press('Escape')
    await until(
      'the stake to be the free bet',
      async () => (await player.slip.getByLabel('Stake').first().inputValue()) === '7.00',
    )
    await player.places()
    expect(await api.balance()).toBe(opening)
    const placed = (await api.get<{ data: readonly Bet[] }>('/api/v3/bets?limit=500')).data
    const bet = placed.find(({ bonus }) => bonus?.id === freebet.id)
    await win(chosen)
    const won = await paid(api, bet?.id ?? 0)
    // Stake and winnings, half-up.
    expect(won).toBe(Math.round((7_00 * (bet?.odds ?? 0)) / 10_000))
    expect(await api.balance()).toBe(opening + won)
    await player.opens(`/sports/bets/${bet?.id}`)
    await page.locator(`[data-bet-paid="${won}"]`).first().waitFor()
  })

  test('BONUS-02 BONUS-03: each of several singles has its own choice; a bonus started in the slip is started in the list beside it', async () => {
    const name = 'One of two'
    await issues({ key: 'one-of-two', type: 'freebet', name: { en: name }, amounts: { EUR: 3_00 }, valid_days: 7 })
    const { id } = await named(api, name)
    const key = `freebet:${id}`
    const bets = (await picks(api, 2)).map((pick) => ({ selections: [pick] }))
    const { data } = (await (await api.send('POST', '/api/v2/bets/share-code', { bets })).json()) as {
      data: { code: string }
    }
    await player.opens(`/sports/promotions?bet_code=${data.code}`)
    const groups = player.slip.locator('[data-bonus-of]:has(> button)')
    await until('a choice for each single', async () => (await groups.count()) === 2)
    const [first, second] = [groups.first(), groups.last()]
    const card = page.locator(`main [data-bonus="${key}"]`)
    await card.getByRole('button', { name: 'Opt in' }).waitFor()
    await first.locator('> button').click()
    await first.locator(`[data-start-bonus="${key}"]`).click()
    await first.locator('> button').filter({ hasText: name }).waitFor()
    await page.keyboard.press('Escape')
    // The list is refreshed without a reload.
    await page.locator(`main [data-bonus="${key}"][data-status="active"]`).waitFor()
    expect(await card.getByRole('button', { name: 'Opt in' }).count()).toBe(0)
    // A free bet is the stake of one bet.
    await second.locator('> button').click()
    expect(await second.locator(`input[data-bonus="${key}"]`).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await player.slip.getByLabel('Stake').first().inputValue()).toBe('3.00')
    await player.slip.getByLabel('Stake').nth(1).fill('2')
    const ids = await player.places()
    const placed = await Promise.all(ids.map((bet) => api.get<{ data: Bet }>(`/api/v3/bets/${bet}`)))
    // Another bonus may be the other single's by default.
    const stakes = placed.map(({ data: bet }) => ({ isFree: bet.bonus?.id === id, stake: bet.stake.value }))
    expect(stakes.sort((a, b) => a.stake - b.stake)).toEqual([
      { isFree: false, stake: 2_00 },
      { isFree: true, stake: 3_00 },
    ])
  })

  test('BONUS-03: two players overtake each other while the page of the tournament is open', async () => {
    const { id } = await starts(api, 'Season leaderboard')
    await starts(rival, 'Season leaderboard')
    const [own, other] = [await picks(api, 1), await picks(rival, 1)]
    const first = await places(api, own, 5_00, { id, type: 'tournament' })
    const second = await places(rival, other, 50_00, { id, type: 'tournament' })
    await player.opens('/sports/promotions')
    await page
      .locator('main [data-bonus^="hunting_tournament:"]')
      .getByRole('button', { name: 'Leaderboard', exact: true })
      .click()
    const rows = page.locator('[data-modal="bonus-detail"] [data-leaderboard-row]')
    await win(own)
    await paid(api, first.id)
    await page.locator('[data-leaderboard-row="1"][data-own]').waitFor()
    await win(other)
    await paid(rival, second.id)
    await page.locator('[data-leaderboard-row="2"][data-own]').waitFor()
    expect(await rows.count()).toBe(2)
    await page.keyboard.press('Escape')

    // It is over: the second place wins a quarter of the pool as a free bet, which is announced, placed and paid.
    const prizes = async () => (await bonuses(api)).filter((bonus) => bonus.name === 'Prize free bet')
    const before = (await prizes()).map((prize) => prize.id)
    await listensForBonuses()
    const toast = page.locator('[data-bonus-toast="freebet"]').first().waitFor()
    await Promise.all([toast, operate(product, 'bonus', 'finish', 'champions-race')])
    const prize = await until('the prize', async () => (await prizes()).find((one) => !before.includes(one.id)))
    if (!('boost_data' in prize) || prize.issued === null) throw new Error('The prize is no free bet')
    expect(prize.issued.amount).toBeGreaterThanOrEqual(125_00)
    expect((await api.send('POST', `/api/v2/bonuses/${prize.id}/activate`)).status).toBe(200)
    const opening = await api.balance()
    const last = await picks(api, 1)
    const bet = await places(api, last, prize.issued.amount, { id: prize.id, type: 'freebet' })
    await win(last)
    const won = await paid(api, bet.id)
    expect(won).toBeGreaterThan(0)
    expect(await api.balance()).toBe(opening + won)
  })

  test('BONUS-01 BONUS-02: a combo boost that a player has is placed as the slip says it and pays its winnings raised', async () => {
    const { id } = await named(api, 'Combo boost')
    const opening = await api.balance()
    const chosen = await picks(api, 4)
    const bet = await places(api, chosen, 5_00, { id, type: 'comboboost', odds: 10_500 })
    await win(chosen)
    const won = await paid(api, bet.id)
    // In whole numbers: stake + stake x (m - 1) x 1.05.
    const [above, below] = [bet.selections.reduce((all, { odds }) => all * BigInt(odds), 1n), 10_000n ** 4n]
    const [n, d] = [500n * (below * 10_000n + (above - below) * 10_500n), below * 10_000n]
    expect(BigInt(won)).toBe((2n * n + d) / (2n * d))
    expect(await api.balance()).toBe(opening - 5_00 + won)
  })

  test('BONUS-02: a combo boost that ends during placement is reported, nothing is lost, and the player accepts the smaller return before it is placed without it', async () => {
    const answer = await api.send('POST', '/api/v2/bets/share-code', { bets: [{ selections: await picks(api, 4) }] })
    const { data } = (await answer.json()) as { data: { code: string } }
    await player.opens(`/sports/football?bet_code=${data.code}`)
    await player.stakes('2')
    const line = player.slip.locator('[data-bonus-of] > button')
    await line.click()
    const boost = player.slip.locator('input[data-bonus^="comboboost:"]')
    await boost.waitFor()
    // Where choosing it starts it, it has ended before the response.
    const ended = Promise.withResolvers<void>()
    const starts = await breaks(
      page,
      '**/api/v2/bonuses/*/activate',
      whileOpen(async (route) => {
        await ended.promise
        await route.fallback()
      }),
    )
    await boost.check({ force: true })
    await line.filter({ hasText: 'Combo boost' }).waitFor()
    await page.keyboard.press('Escape')
    // A moving price makes the slip request available bonuses: it must not receive the end before the press.
    const pressed = Promise.withResolvers<void>()
    const asks = await breaks(
      page,
      '**/api/v2/bonuses',
      whileOpen(async (route) => {
        if (route.request().method() === 'POST') await pressed.promise
        await route.fallback()
      }),
    )
    await operate(product, 'bonus', 'disable', 'combo-boost')
    ended.resolve()
    const place = player.slip.getByRole('button', { name: /^(Place bet|Accept changes)/ }).last()
    await place.click()
    pressed.resolve()
    await player.slip.getByText('no longer', { exact: false }).first().waitFor()
    await until('the boost to be taken out', async () => (await line.filter({ hasText: 'Combo boost' }).count()) === 0)
    // As it was typed, or as the slip writes it.
    expect(Number(await player.slip.getByLabel('Stake').first().inputValue())).toBe(2)
    const accept = player.slip.getByRole('button', { name: /^Accept changes/ }).last()
    const agreed = await accept.locator('s').textContent()
    const win = (await accept.textContent())?.replace(agreed ?? '', '')
    const units = (text: string | null | undefined) => Number(text?.replace(/[^\d.]/g, ''))
    expect(units(win)).toBeGreaterThan(2)
    expect(units(agreed)).toBeGreaterThan(units(win))
    expect(await player.places()).toHaveLength(1)
    await starts.mend()
    await asks.mend()
    await operate(product, 'bonus', 'resume', 'combo-boost')
  })
})
