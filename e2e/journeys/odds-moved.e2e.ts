import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInByHttp } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { type Product, startProduct } from '../harness/product.ts'

describe.skipIf(!CHROMIUM)('a price that moves while it is being taken', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  test('PLACE-02 SLIP-06 SLIP-07: the refused price is named, accepted with one press and placed with the next', async () => {
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    const api = await signInByHttp(product.origin, 'rich@touchline.test')
    const opening = await api.balance()
    await player.opens('/sports/basketball')
    await player.signsIn('rich@touchline.test')
    await player.picks(player.odds(page.locator('main [data-match]').last()).first())
    await player.stakes('12')

    // As if the price had moved after the press: the claim that leaves the browser is a higher one than the book's.
    let claims = 0
    await page.route('**/api/v3/bets', async (route) => {
      const request = route.request()
      if (request.method() !== 'POST' || claims++ > 0) return route.continue()
      const body = request.postDataJSON() as { bets: { selections: { odds: number }[] }[] }
      for (const bet of body.bets) for (const selection of bet.selections) selection.odds += 5_000
      return route.continue({ postData: JSON.stringify(body) })
    })
    await player.slip
      .getByRole('button', { name: /^Place bet/ })
      .last()
      .click()
    const accept = player.slip.getByRole('button', { name: /^Accept/ }).last()
    await accept.waitFor()
    expect(await api.balance()).toBe(opening)
    await accept.click()
    expect(await page.getByRole('region', { name: 'Bet placed' }).isVisible()).toBe(false)
    const ids = await player.places()
    expect(ids).toHaveLength(1)
    expect(await api.balance()).toBe(opening - 1_200)
    await context.close()
  })
})
