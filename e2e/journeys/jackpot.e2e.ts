import type { JackpotHit, StatementEntry } from '@touchline/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiPlayer, signInByHttp } from '../harness/api.ts'
import { type Bettor, bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { operate } from '../harness/operator.ts'
import { placesBets } from '../harness/places-bets.ts'
import type { Product } from '../harness/product.ts'
import { borrowProduct } from '../harness/shared/borrow-product.ts'
import { until } from '../harness/wait.ts'

const STAKE = 5_00

describe.skipIf(!CHROMIUM)('a jackpot', () => {
  let product: Product
  let browser: Browser
  let api: ApiPlayer
  let page: Page
  let player: Bettor

  const paid = async () =>
    (await api.get<{ data: readonly StatementEntry[] }>('/api/player/statements?type=jackpot')).data
  /** Number of the hit that an operator has to look at. */
  async function waitingHit(): Promise<string> {
    let waiting = ''
    await until('the hit to wait', async () => {
      waiting = /^(\d+) {2}/.exec(await operate(product, 'jackpot', 'hits'))?.[1] ?? ''
      return waiting !== ''
    })
    return waiting
  }
  const hits = async () => (await api.get<{ data: readonly JackpotHit[] }>('/api/v2/jackpot-hits?for_user=true')).data

  beforeAll(async () => {
    product = await borrowProduct('calm')
    browser = await launchBrowser()
    api = await signInByHttp(product.origin, product.players.demo)
    page = (await openPage(browser)).page
    player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(product.players.demo)
  })
  afterAll(async () => {
    await browser?.close()
    // Proves the books, too.
    await product?.close()
  })

  test('BONUS-04: the slip says that the bet takes part; a hit is shown by itself, and its money is in the account', async () => {
    await player.picks(player.odds().first())
    await player.stakes('5')
    await page.locator('[data-slip-jackpot]').first().waitFor()
    const opening = await api.balance()
    await operate(product, 'jackpot', 'due', 'kick-off', 'bronze')
    await placesBets(api, 'prematch', 1, STAKE)
    const dialog = page.locator('[data-modal="jackpot-hit"]')
    await operate(product, 'jackpot', 'approve', await waitingHit())
    await dialog.locator('[data-status="paid"]').waitFor()
    const [hit] = await hits()
    expect(await api.balance()).toBe(opening - STAKE + (hit?.amount ?? 0))
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await until('the hit to be seen', async () => (await hits())[0]?.seen === true)
  })

  test('BONUS-04: a large hit waits for approval; a power cut between approval and payment pays it once', async () => {
    // An open page would show the hit and report it as seen.
    await page.goto('about:blank')
    const opening = await api.balance()
    await operate(product, 'jackpot', 'due', 'kick-off', 'gold')
    await placesBets(api, 'prematch', 1, STAKE)
    const waiting = await waitingHit()
    expect(await hits()).toHaveLength(1)
    await operate(product, 'jackpot', 'approve', waiting)
    await product.kill()
    await product.restart()
    await until('the hit to be paid', async () => (await hits())[0]?.status === 'paid')
    const [hit] = await hits()
    expect(hit?.amount).toBeGreaterThan(500_00)
    expect((await paid()).map(({ amount }) => amount).filter((amount) => amount === hit?.amount)).toHaveLength(1)
    expect(await api.balance()).toBe(opening - STAKE + (hit?.amount ?? 0))
    await player.opens('/sports/transactions')
    await page.locator('[data-modal="jackpot-hit"]').getByRole('button', { name: 'Continue' }).click()
    await page.locator('[data-transaction]').getByText('Jackpot', { exact: true }).first().waitFor()
  })
})
