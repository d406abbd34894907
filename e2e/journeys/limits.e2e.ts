import type { Browser } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signInByHttp } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, DESKTOP, openPage, PHONE } from '../harness/browser.ts'
import type { Product } from '../harness/product.ts'
import { aroundBorrowed } from '../harness/shared/around-borrowed.ts'
import { soonestKickOff } from '../harness/truth.ts'

const isInSight = (y = -1): boolean => y >= 0 && y < DESKTOP.height

describe.skipIf(!CHROMIUM)('what players hold themselves to', () => {
  let product: Product
  let browser: Browser

  aroundBorrowed('calm', (lent) => {
    product = lent.product
    browser = lent.browser
  })

  test('SAFE-02 SAFE-04: a reality check is shown in every tab until the player continues in one; a limit set in one tab refuses a bet in another', async () => {
    const email = product.players.rich
    const api = await signInByHttp(product.origin, email)
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports/limits')
    await player.signsIn(email)
    const other = await context.newPage()
    const match = await soonestKickOff(product.origin)
    const there = bettor(other, product.origin)
    await there.opens(`/sports/football/${match.slug}`)
    await other.locator('[data-balance]').first().waitFor()

    // The time, and the time played, are on every page.
    const header = other.getByRole('banner')
    await header
      .locator('[data-time-of-day]')
      .filter({ hasText: /^\d\d:\d\d$/ })
      .waitFor()
    await header
      .locator('[data-time-played]')
      .filter({ hasText: /^0:0\d$/ })
      .waitFor()

    await there.picks(there.odds().first())
    await there.stakes('2')

    const limit = page.locator('[data-limit="wager:day"]')
    await limit.getByRole('button', { name: /^Set/ }).click()
    await limit.getByLabel('Amount').fill('1')
    await limit.getByRole('button', { name: 'Save limit' }).click()
    await limit.getByText('€1.00').waitFor()
    await there.slip.getByRole('button', { name: 'Place bet' }).click()
    const reason = there.slip.getByText(/a limit that you set/).first()
    await reason.waitFor()
    await expect.poll(async () => (await reason.boundingBox())?.y).toSatisfy(isInSight)
    expect(await api.balance()).toBe(100_000_00)

    const body = { type: 'reality_check', period: null, amount: 8_000, time_zone: 'UTC' }
    expect((await api.send('PUT', '/api/user_limits', body)).status).toBe(200)
    await page.reload()
    const checks = [page, other].map((tab) => tab.locator('[data-modal="reality-check"][open]'))
    for (const check of checks) await check.waitFor()
    await page.keyboard.press('Escape')
    await checks[0]?.getByText('Betting time').waitFor()
    await checks[1]?.getByRole('button', { name: 'Continue' }).click()
    for (const check of checks) await check.waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
    await context.close()
  })

  test('SAFE-04: a player limits their stakes, is held to it, and takes a break that ends a second device’s session', async () => {
    const email = product.players.demo
    const elsewhere = await signInByHttp(product.origin, email)
    const phone = await openPage(browser, { viewport: PHONE })
    const sockets: { isClosed: () => boolean }[] = []
    phone.page.on('websocket', (socket) => sockets.push(socket))
    await bettor(phone.page, product.origin).opens('/sports')
    await bettor(phone.page, product.origin).signsIn(email)
    await expect.poll(() => sockets.some((socket) => !socket.isClosed())).toBe(true)
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(email)
    await page.locator('button:has([data-balance])').click()
    await page.getByRole('link', { name: 'Safer gambling' }).click()
    const limit = page.locator('[data-limit="bet"]')
    await limit.getByRole('button', { name: /^Set/ }).click()
    await limit.getByRole('button', { name: 'Save limit' }).click()
    await limit.getByText('Enter an amount above zero.').waitFor()
    await limit.getByLabel('Amount').fill('4')
    await limit.getByRole('button', { name: 'Save limit' }).click()
    await limit.getByText('€4.00').waitFor()

    const match = await soonestKickOff(product.origin)
    await player.opens(`/sports/football/${match.slug}`)
    await player.picks(player.odds().first())
    await player.stakes('5')
    await player.slip.getByRole('button', { name: 'Place bet' }).click()
    await player.slip
      .getByText(/a limit that you set/)
      .first()
      .waitFor()
    expect(await elsewhere.bets()).toEqual([])

    await player.opens('/sports/limits')
    const rest = page.getByRole('region', { name: 'Take a break' })
    await rest.getByRole('button', { name: 'Take a break' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Start break' }).click()
    await page.getByText(/^It has started and lasts until/).waitFor()
    await expect(elsewhere.get('/api/player')).rejects.toThrow('401')
    // The server has closed the phone's connection, which is how the phone knows.
    await phone.page.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor()
    await phone.page.locator('[data-balance]').first().waitFor({ state: 'detached' })
    expect([...problems, ...phone.problems]).toEqual([])
    await phone.context.close()
    await context.close()
  })
})
