import type { Browser } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signInByHttp } from '../harness/api.ts'
import { seriousViolations } from '../harness/axe.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, openPage, PHONE } from '../harness/browser.ts'
import type { Product } from '../harness/product.ts'
import { aroundBorrowed } from '../harness/shared/around-borrowed.ts'

/** The day in the time zone of the browser, as `2026-11-27`. */
const dayOf = (at: string | number) => new Date(at).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })

describe.skipIf(!CHROMIUM)('races and lotteries', () => {
  let product: Product
  let browser: Browser

  aroundBorrowed('calm', (lent) => {
    product = lent.product
    browser = lent.browser
  })

  test('CAT-08: from the menu over a meeting to the race card, and a bet on a runner', async () => {
    const { page, problems, context } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(product.players.demo)
    await page
      .getByRole('navigation', { name: 'All sports' })
      .getByRole('link', { name: /^Horse racing/ })
      .click()
    await page.getByRole('heading', { level: 1, name: /^Horse racing/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/sports/racing')
    expect(await page.getByRole('region', { name: 'Next off' }).locator('[data-countdown]').count()).toBe(3)
    expect(await seriousViolations(page, '/racing')).toEqual([])
    await page.getByRole('link', { name: 'Tomorrow' }).click()
    await page.waitForURL(/[?&]date=/)
    const tomorrow = new URL(page.url()).searchParams.get('date')
    const race = page.getByRole('region', { name: 'England' }).locator('a[data-race="1"]').first()
    // The races of today, which may be over, are shown until those of tomorrow are loaded.
    await expect.poll(async () => dayOf((await race.locator('time').getAttribute('datetime')) ?? '')).toBe(tomorrow)
    await race.click()

    const runners = page.locator('main [data-runner]')
    await runners.first().waitFor()
    // The page before has runners too, until this one is there.
    await expect.poll(() => runners.count()).toBeGreaterThanOrEqual(4)
    await runners
      .first()
      .getByText(/^Jockey .+ Trainer /)
      .waitFor()
    expect(await seriousViolations(page, 'race card')).toEqual([])
    // A withdrawn runner is listed without a price.
    const runner = runners.filter({ has: page.locator('button[data-outcome]:not([disabled])') }).first()
    const name = (await runner.locator('strong').nth(1).textContent()) ?? ''
    await player.picks(player.odds(runners.filter({ has: page.getByText(name, { exact: true }) })).first())
    await player.stakes('2')
    const [bet] = await player.places()
    const { cookie } = await signInByHttp(product.origin, product.players.demo)
    const answer = await fetch(`${product.origin}/api/v3/bets/${bet}`, { headers: { cookie } })
    expect(JSON.stringify(await answer.json())).toContain(name)

    // The day before is that of the page: at 23:30 in Greenwich it is another one there.
    const yesterday = dayOf(Date.now() - 86_400_000)
    await page.goto(`${product.origin}/sports/racing?date=${yesterday}`)
    await page.locator('main a[data-race]').first().click()
    await page.locator('[data-dividend="win"]').waitFor()
    await page.getByText('1st', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('CAT-08: a lottery’s provider opens with its own application in another tab, and numbers on a ticket, by hand and by quick pick, become one bet at one price', async () => {
    const { page, problems, context } = await openPage(browser, { viewport: PHONE })
    const player = bettor(page, product.origin)
    await player.opens('/sports/lotteries')
    await player.signsIn(product.players.rich)
    await context.route('https://lotto.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Lobby</h1>' }),
    )
    const [lobby] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: "Open the provider's app" }).click(),
    ])
    await lobby.getByRole('heading', { name: 'Lobby' }).waitFor()
    expect(Object.fromEntries(new URL(lobby.url()).searchParams)).toMatchObject({ theme: 'dark', app: 'lobby' })
    expect(await lobby.evaluate(() => window.opener)).toBeNull()
    await lobby.close()
    await page.locator('[data-lottery]').nth(3).click()
    await page.getByRole('heading', { level: 2, name: 'Tagus Five 5/40' }).waitFor()
    const number = (value: number) => page.locator(`[data-number="${value}"]`)
    expect(await page.locator('[data-number]').count()).toBe(40)
    for (const value of [3, 17]) await number(value).click()
    await page.locator('[data-ticket-price]').waitFor()
    expect(await seriousViolations(page, '/lotteries')).toEqual([])
    await page.getByRole('button', { name: 'Quick pick: 3 numbers' }).click()
    await expect.poll(() => page.locator('[data-number][aria-pressed="true"]').count()).toBe(3)
    await page.getByRole('button', { name: 'Clear' }).click()
    for (const value of [5, 40]) await number(value).click()
    await page.locator('[data-ticket-price]').waitFor()
    await page.getByRole('button', { name: /^Add to slip/ }).click()
    await player.stakes('1')
    const [bet] = await player.places()
    const { cookie } = await signInByHttp(product.origin, product.players.rich)
    const { data } = await (await fetch(`${product.origin}/api/v3/bets/${bet}`, { headers: { cookie } })).json()
    expect(data.selections.map((leg: { outcome: { id: string } }) => leg.outcome.id).sort()).toEqual(['40', '5'])
    expect(problems).toEqual([])
    await context.close()
  })
})
