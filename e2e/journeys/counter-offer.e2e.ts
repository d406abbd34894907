import type { Bet } from '@touchline/contract'
import type { Browser } from 'playwright-core'
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

const LARGE = 6_000_00

describe.skipIf(!CHROMIUM)('the desk decides on a large stake', () => {
  let product: Product
  let browser: Browser
  let api: ApiPlayer
  let player: Bettor

  beforeAll(async () => {
    product = await borrowProduct('calm')
    browser = await launchBrowser()
    api = await signInByHttp(product.origin, product.players.rich)
    const { page } = await openPage(browser)
    player = bettor(page, product.origin)
    await player.opens('/sports/football')
    await player.signsIn(product.players.rich)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const betOf = async (id: number) => (await api.get<{ data: Bet }>(`/api/v3/bets/${id}`)).data

  test('PLACE-04: the receipt says that it waits, shows the smaller stake that is offered, and takes it with one press', async () => {
    const { page } = player
    const opening = await api.balance()
    await player.picks(player.odds(page.locator('main [data-match]').last()).first())
    await player.stakes('6000')
    await player.slip
      .getByRole('button', { name: /^Place bet/ })
      .last()
      .click()
    const receipt = page.getByRole('region', { name: 'Bet placed' })
    await receipt.getByText('Referred to trader').waitFor()
    const id = Number(await receipt.locator('[data-bet-id]').getAttribute('data-bet-id'))
    expect(await api.balance()).toBe(opening - LARGE)
    expect(await operate(product, 'vip', 'offer', String(id), '--stake', '1500')).toContain('is offered for 60 s')
    const offer = receipt.locator('[data-counter-offer]')
    await offer.waitFor()
    expect(await offer.getAttribute('data-counter-offer')).toBe('150000')
    // The response to the first press is lost: this is shown, and the second press is no second bet.
    await page.route('**/counter-offer', async (route) => {
      await route.fetch()
      await gone(route)
    })
    await offer.getByRole('button', { name: /^Accept: / }).click()
    await receipt.getByText(/was accepted/).waitFor()
    await page.unroute('**/counter-offer')
    await receipt.getByRole('heading', { name: 'Bet placed' }).waitFor()
    expect(await betOf(id)).toMatchObject({ status: 'waiting_results', stake: { value: 1_500_00 } })
    expect(await api.balance()).toBe(opening - 1_500_00)
    await until('the header to say so', async () => (await player.balance()) === opening - 1_500_00)
  })

  test('PLACE-04: in My bets another price is offered for a time; once declined or expired, the whole stake is returned and this is shown', async () => {
    const { page } = player
    const opening = await api.balance()
    const ids = await placesBets(api, 'prematch', 2, LARGE)
    const [first = 0, second = 0] = ids
    await operate(product, 'vip', 'offer', String(first), '--price', '1.1', '--seconds', '600')
    await operate(product, 'vip', 'offer', String(second), '--stake', '20', '--seconds', '5')
    await player.opens(`/sports/bets/${first}`)
    const card = page.locator(`article[data-bet-id="${first}"]`)
    await card.getByText('At odds of').waitFor()
    await card.getByRole('button', { name: 'Decline' }).click()
    await card.getByText('You declined the offer.').waitFor()
    await player.opens(`/sports/bets/${second}`)
    await page.locator(`article[data-bet-id="${second}"]`).getByText('The offer expired').waitFor()
    expect([(await betOf(first)).status, (await betOf(second)).status]).toEqual(['rejected', 'rejected'])
    expect(await api.balance()).toBe(opening)
    // Neither is in a list of bets.
    await player.opens('/sports/bets')
    await page.locator('article[data-bet-id]').first().waitFor()
    expect(await page.locator(`article[data-bet-id="${first}"]`).count()).toBe(0)
  })
})
