import type { Bet } from '@touchline/contract'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiPlayer, signInByHttp } from '../harness/api.ts'
import { type Bettor, bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { gone } from '../harness/faults.ts'
import { operate } from '../harness/operator.ts'
import { placesBets } from '../harness/places-bets.ts'
import type { Product } from '../harness/product.ts'
import { borrowProduct } from '../harness/shared/borrow-product.ts'
import { until } from '../harness/wait.ts'

const STAKE = 10_00
const CASH_OUT = '**/api/v2/bets/cashout'

const betOf = async (api: ApiPlayer, id: number) => (await api.get<{ data: Bet }>(`/api/v3/bets/${id}`)).data
const paidFor = ({ cashouts }: Bet) => cashouts.reduce((sum, part) => sum + part.amount, 0)
const cardOf = (page: Page, id: number): Locator => page.locator(`article[data-bet-id="${id}"]`).first()

/** Opens the dialog of a bet at its own page. */
async function opensDialog({ page, opens }: Bettor, id: number): Promise<Locator> {
  await opens(`/sports/bets/${id}`)
  await cardOf(page, id).locator('[data-cash-out]').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Confirm cash out' }).waitFor()
  return dialog
}

describe.skipIf(!CHROMIUM)('selling bets', () => {
  let product: Product
  let browser: Browser
  let api: ApiPlayer
  let prematch: readonly number[]
  let page: Page
  let player: Bettor

  beforeAll(async () => {
    product = await borrowProduct('quick')
    browser = await launchBrowser()
    api = await signInByHttp(product.origin, product.players.rich)
    prematch = await placesBets(api, 'prematch', 5, STAKE)
    page = (await openPage(browser)).page
    player = bettor(page, product.origin)
    await player.opens('/sports/bets')
    await player.signsIn(product.players.rich)
  })
  afterAll(async () => {
    await browser?.close()
    // Proves the books, too.
    await product?.close()
  })

  test('BETS-05 BETS-02: a part is cashed out, then the rest: the card shows the sum paid, the stake at risk and the possible win', async () => {
    const [id = 0] = prematch
    const opening = await api.balance()
    const dialog = await opensDialog(player, id)
    const height = async () => Math.round((await dialog.boundingBox())?.height ?? 0)
    const open = await height()
    for (const when of ['Auto cash out', 'Now']) {
      await dialog.getByRole('radio', { name: when }).click()
      expect(await height(), when).toBe(open)
    }
    await dialog.getByRole('button', { name: /^50/ }).click()
    await dialog.getByRole('button', { name: 'Confirm cash out' }).click()
    await dialog.getByText('Cashed out', { exact: true }).waitFor()
    expect(await height(), 'cashed out').toBe(open)
    await dialog.getByRole('button', { name: 'Done' }).click()
    const card = cardOf(page, id)
    const part = await betOf(api, id)
    expect(await card.locator('[data-bet-paid]').getAttribute('data-bet-paid')).toBe(String(paidFor(part)))
    expect(await card.locator('[data-bet-at-risk]').getAttribute('data-bet-at-risk')).toBe(String(part.open_stake))
    expect(part.open_stake).toBeLessThan(STAKE)
    await card.locator('[data-cash-out]').click()
    await dialog.getByRole('button', { name: 'Confirm cash out' }).click()
    await dialog.getByText('Cashed out', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const whole = await betOf(api, id)
    expect(whole.status).toBe('cashed_out')
    await until('the card to say so', async () => (await card.locator('[data-bet-state="cashed_out"]').count()) === 1)
    expect(await card.locator('[data-bet-paid]').getAttribute('data-bet-paid')).toBe(String(paidFor(whole)))
    expect(await api.balance()).toBe(opening + paidFor(whole))
    await until('the header to say so', async () => (await player.balance()) === opening + paidFor(whole))
  })

  test('BETS-02: worth less than was seen: the new value is offered, and one press takes it', async () => {
    const id = prematch[1] ?? 0
    const dialog = await opensDialog(player, id)
    // As if it had fallen by a tenth on the way: the claim that leaves the browser is a higher one than the book's.
    let claims = 0
    await page.route(CASH_OUT, async (route) => {
      const body = route.request().postDataJSON() as { to_cashout: number }
      if (claims++ > 0) return route.continue()
      return route.continue({ postData: JSON.stringify({ ...body, to_cashout: Math.ceil(body.to_cashout * 1.1) }) })
    })
    await dialog.getByRole('button', { name: 'Confirm cash out' }).click()
    await dialog.getByText('The value changed').waitFor()
    expect(paidFor(await betOf(api, id))).toBe(0)
    await dialog.getByRole('button', { name: /^Cash out / }).click()
    await dialog.getByText('Cashed out', { exact: true }).waitFor()
    expect((await betOf(api, id)).cashouts).toHaveLength(1)
    await page.unroute(CASH_OUT)
  })

  test('BETS-02 PLACE-03: the response is lost: nothing is claimed until it is known, also over a reload, and it is paid once', async () => {
    const id = prematch[2] ?? 0
    const opening = await api.balance()
    const dialog = await opensDialog(player, id)
    let isSold = false
    await page.route(CASH_OUT, async (route) => {
      if (!isSold) await route.fetch()
      isSold = true
      await gone(route)
    })
    await dialog.getByRole('button', { name: 'Confirm cash out' }).click()
    await dialog.getByText('We are checking your cash-out').waitFor()
    expect(await dialog.getByText('Cashed out', { exact: true }).count()).toBe(0)
    await page.reload()
    await page.unroute(CASH_OUT)
    await until(
      'it to be known',
      async () => (await cardOf(page, id).locator('[data-bet-state="cashed_out"]').count()) === 1,
    )
    const bet = await betOf(api, id)
    expect(bet.cashouts).toHaveLength(1)
    expect(await api.balance()).toBe(opening + paidFor(bet))
  })

  test('BETS-02: two tabs sell one bet at once: it is paid once, and both know', async () => {
    const id = prematch[3] ?? 0
    const opening = await api.balance()
    const other = bettor(await page.context().newPage(), product.origin)
    const dialogs = [await opensDialog(player, id), await opensDialog(other, id)]
    // A tab in the background paints nothing, so no pointer finds the button there.
    await Promise.all(
      dialogs.map((dialog) => dialog.getByRole('button', { name: 'Confirm cash out' }).dispatchEvent('click')),
    )
    for (const tab of [page, other.page])
      await until(
        'both to know',
        async () => (await cardOf(tab, id).locator('[data-bet-state="cashed_out"]').count()) === 1,
      )
    const bet = await betOf(api, id)
    expect(bet.cashouts).toHaveLength(1)
    expect(await api.balance()).toBe(opening + paidFor(bet))
    await other.page.close()
  })

  test('BETS-02: a live bet is sold by itself at the value its player set, and an order that is taken back is not', async () => {
    const ids = await placesBets(api, 'live', 6, STAKE)
    await player.opens(`/sports/bets/${ids[0]}`)
    const offered = async (id: number) => {
      const bet = await betOf(api, id)
      // One that is worth more than it is to be sold at would be sold at once.
      return bet.status === 'waiting_results' && bet.to_cashout !== null && bet.to_cashout < 13_00
    }
    let id = 0
    await until('a live bet that can be sold', async () => {
      for (const each of ids) if (await offered(each)) id = each
      return id !== 0
    })
    await player.opens(`/sports/bets/${id}`)
    await cardOf(page, id).locator('[data-cash-out]').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Auto cash out' }).click()
    await dialog.getByLabel('Cash out at').fill('14.5')
    await dialog.getByRole('button', { name: 'Set auto cash out' }).click()
    await dialog.getByRole('button', { name: 'Cancel auto cash out' }).waitFor()
    expect((await betOf(api, id)).auto_cashout).toBe(14_50)
    await dialog.getByRole('button', { name: 'Cancel auto cash out' }).click()
    await dialog.getByRole('button', { name: 'Set auto cash out' }).waitFor()
    expect((await betOf(api, id)).auto_cashout).toBeNull()

    // A subunit above the present value of each, again while it falls: the first price that moves up sells one.
    const sold = await until(
      'one to be sold',
      async () => {
        const bets = await Promise.all(ids.map((each) => betOf(api, each)))
        for (const { id: each, to_cashout: value, status, auto_cashout: at } of bets)
          if (status === 'waiting_results' && value !== null && (at === null || value + 1 < at))
            await api.send('PUT', `/api/v2/bets/${each}/auto-cashout`, { to_cashout: value + 1 })
        const those = bets.filter(({ status }) => status === 'cashed_out')
        return those.length > 0 && those
      },
      120_000,
    )
    await player.opens('/sports/bets')
    await page.getByText('Cashed out automatically').first().waitFor()
    for (const bet of sold) expect(bet.cashouts).toMatchObject([{ stake: STAKE, automatic: true }])
  })

  test('BETS-02 SLIP-07: the data stops between press and server: nothing is sold, the reason is shown, and the value is restored without action', async () => {
    const id = prematch[4] ?? 0
    const switches = (word: 'down' | 'up') => operate(product, 'provider', 'betradar', word)
    const dialog = await opensDialog(player, id)
    await page.route(CASH_OUT, async (route) => {
      await switches('down')
      return route.continue()
    })
    await dialog.getByRole('button', { name: 'Confirm cash out' }).click()
    const reason = 'No cash out: live data is interrupted'
    await dialog.getByText(reason).waitFor()
    await page.unroute(CASH_OUT)
    expect(paidFor(await betOf(api, id))).toBe(0)
    await page.keyboard.press('Escape')
    const card = cardOf(page, id)
    expect(await card.getByRole('button', { name: reason }).getAttribute('aria-disabled')).toBe('true')
    await switches('up')
    await until('the value to come back', async () => (await card.locator('[data-cash-out]').count()) === 1)
    expect(paidFor(await betOf(api, id))).toBe(0)
  })
})
