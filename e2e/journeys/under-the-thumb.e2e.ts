import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, DESKTOP, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { FEED_LEAGUE, type Feed, openFeed, type Prices } from '../harness/feed.ts'
import { type Product, startProduct } from '../harness/product.ts'

const RICH = 'rich@touchline.test'
/** So soon that a match begins on the day it is announced, except in the last minute of a day. */
const SOON_MS = 60_000
const EVEN: Prices = { home: 2.1, draw: 3.4, away: 3.6 }

/** Where an element is on the screen, to the pixel. */
async function placeOf(locator: Locator): Promise<string> {
  const { x = -1, y = -1 } = (await locator.boundingBox()) ?? {}
  return `${Math.round(x)} ${Math.round(y)}`
}

describe.skipIf(!CHROMIUM)('a slip that is filled in', () => {
  let product: Product
  let browser: Browser
  let feed: Feed

  beforeAll(async () => {
    product = await startProduct({ UOF_PROVIDERS: 'betradar' })
    browser = await launchBrowser()
    feed = await openFeed(product)
  })
  afterAll(async () => {
    feed?.close()
    await browser?.close()
    await product?.close()
  })

  for (const [device, viewport, prefix] of [
    ['a phone', PHONE, ''],
    ['a phone in Arabic', PHONE, '/ar'],
    ['a desktop', DESKTOP, ''],
  ] as const)
    test(`SLIP-05 SLIP-11 SLIP-07: on ${device} neither the stake nor the button moves while it is typed, tapped, wrong, too large or set to the largest, nor when the price falls`, async () => {
      const match = await feed.match(`River ${device}`, `Mill ${device}`)
      await match.sends(EVEN)
      const { context, page, problems } = await openPage(browser, { viewport })
      const player = bettor(page, product.origin)
      await player.opens('/sports')
      await player.signsIn(RICH)
      await player.opens(prefix + match.path)
      await player.picks(page.locator(`main button[data-outcome="${match.key('home')}"]`).first())
      if (viewport === PHONE) await page.locator('[data-peek]').click()
      const stake = page.locator('input[data-stake]:visible')
      const button = page.locator('[data-place]:visible')
      await stake.waitFor()
      // No stake is preselected.
      expect(await stake.inputValue()).toBe('')
      expect(await stake.getAttribute('inputmode')).toBe('decimal')
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      const amount = (units: string) => new RegExp(units.replace('.', '\\D'))
      const shows = (units: string) => button.getByText(amount(units)).waitFor()

      // A sheet comes up to its place.
      await expect.poll(() => placeOf(button)).toBe(await placeOf(button))
      const empty = [await placeOf(stake), await placeOf(button)]
      const hasNotMoved = async () => expect([await placeOf(stake), await placeOf(button)]).toEqual(empty)
      await stake.fill('5,5')
      await shows('5.50')
      await hasNotMoved()
      await stake.fill('5.555')
      await expect.poll(() => stake.getAttribute('aria-invalid')).toBe('true')
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      await hasNotMoved()
      await stake.fill('0.01')
      await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
      await hasNotMoved()
      const presets = page.locator('button:visible').filter({ hasText: /^(5|10|25|50)$/ })
      await presets.nth(1).click()
      await shows('10.00')
      await hasNotMoved()
      // The largest stake is shown before it is taken.
      const max = page.locator('button:visible').filter({ hasText: /^(Max|الأقصى)/ })
      await max.click()
      await max.getByText(/10[,.]000/).waitFor()
      await shows('10.00')
      await hasNotMoved()
      // Too much, and more than is paid: the largest stake is shown in place of the quick stakes.
      await stake.fill('900000')
      const largest = page.locator('button:visible').filter({ hasText: /^(Stake .+ instead$|راهن بـ )/ })
      await largest.waitFor()
      await hasNotMoved()
      await largest.click()
      await shows('10.000')
      await hasNotMoved()
      await presets.nth(1).click()
      await shows('10.00')
      await match.sends({ ...EVEN, home: 1.9 })
      await page
        .locator(`[data-leg="${match.key('home')}"]:visible`)
        .getByText(amount('1.90'))
        .first()
        .waitFor()
      await button.getByText(amount('19.00')).waitFor()
      await hasNotMoved()
      await button.click()
      await shows('10.00')
      await hasNotMoved()

      // The wanted win sets the stake, and the field says so; the button stays where it is.
      await page
        .locator('button:visible')
        .filter({ hasText: /^(Enter returns|تحديد العائد)$/ })
        .click()
      await page.locator('input:focus').fill('38')
      await shows('20.00')
      expect(await stake.inputValue()).toMatch(/^20/)
      expect(await placeOf(button)).toBe(empty[1])
      expect(problems).toEqual([])
      await context.close()
    })

  test('SLIP-07: a double with a suspended leg stays a double: accepting keeps the leg, and only its own button removes it', async () => {
    const [open, stopped] = [await feed.match('Forge', 'Reed'), await feed.match('Abbey', 'Cove')]
    for (const match of [open, stopped]) await match.sends(EVEN)
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    for (const match of [stopped, open]) {
      await player.opens(match.path)
      await player.picks(page.locator(`main button[data-outcome="${match.key('home')}"]`).first())
    }
    await player.stakes('5.10')
    await stopped.stops()
    const remove = player.slip.getByRole('button', { name: 'Remove suspended selection' })
    await remove.waitFor()
    expect(await player.slip.getByRole('button', { name: /^Place bet/ }).getAttribute('aria-disabled')).toBe('true')
    await open.sends({ home: 1.3, draw: 5, away: 9 }, [1, 0])
    await player.slip.getByRole('button', { name: /^Accept changes/ }).click()
    expect(await page.locator('[data-leg]').count()).toBe(2)
    await remove.click()
    await page.locator(`[data-leg="${stopped.key('home')}"]`).waitFor({ state: 'detached' })
    await page.locator(`[data-leg="${open.key('home')}"]`).waitFor()
    await context.close()
  })

  test('SLIP-10: on a phone the bar of the slip comes up beside the price that was tapped, never over it', async () => {
    for (const tree of ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple'])
      await (await feed.match(tree, 'Stone')).sends(EVEN)
    const { context, page } = await openPage(browser, { viewport: PHONE })
    await bettor(page, product.origin).opens(`/sports/football/feed-league-t${FEED_LEAGUE}`)
    const bars = page.locator('[data-placement="tabbar_mobile"]')
    const floor = (await bars.boundingBox())?.y ?? 0
    const price = page.locator('main button[data-outcome]:not([disabled]):not([aria-disabled="true"])').nth(21)
    // As low as a thumb can reach it.
    await price.evaluate((button, y) => window.scrollBy(0, button.getBoundingClientRect().bottom - y), floor - 2)
    const { x = 0, y = 0, width = 0, height = 0 } = (await price.boundingBox()) ?? {}
    expect(y + height).toBeGreaterThan(floor - 10)
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    const peek = page.locator('[data-peek]')
    await peek.waitFor()
    const picked = page.locator('main button[data-outcome][aria-pressed="true"]').first()
    const gap = async () => {
      const [bar, button] = [await peek.boundingBox(), await picked.boundingBox()]
      return (bar?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
    }
    expect(await gap()).toBeGreaterThanOrEqual(0)
    await context.close()
  })

  for (const [device, viewport, prefix] of [
    ['a phone', PHONE, ''],
    ['a phone in Arabic', PHONE, '/ar'],
    ['a desktop', DESKTOP, ''],
  ] as const)
    test(`LIVE-02: on ${device} the bar of paused updates has its own room, and scrolled content is hidden under it`, async () => {
      const { context, page } = await openPage(browser, { viewport })
      await context.addCookies([{ name: 'updates', value: 'paused', domain: 'localhost', path: '/' }])
      await page.goto(`${product.origin}${prefix}/sports/live`)
      const bar = page.locator('[role="status"]', { has: page.locator('button') })
      await bar.waitFor()
      const edges = async (locator: Locator) => {
        const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {}
        return { top: y, bottom: y + height }
      }
      const header = await edges(page.locator('header').first())
      expect((await edges(bar)).top).toBeGreaterThanOrEqual(header.bottom - 1)
      expect((await edges(page.locator('main'))).top).toBeGreaterThanOrEqual((await edges(bar)).bottom - 1)
      for (const part of await bar.locator('span, button').all()) {
        expect((await edges(part)).top).toBeGreaterThanOrEqual((await edges(bar)).top)
        expect((await edges(part)).bottom).toBeLessThanOrEqual((await edges(bar)).bottom)
      }
      await page.evaluate(() => window.scrollBy(0, 260))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260)
      const seenThrough = await bar.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
          [top + 2, bottom - 2].map((y) => [x, y]),
        )
        const covers = points.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)))
        return !covers || /^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor)
      })
      expect(seenThrough).toBe(false)
      expect((await edges(bar)).top).toBeGreaterThanOrEqual(header.bottom - 1)
      await context.close()
    })

  test('CAT-04: a row that shows all of its markets counts no more of them, before the match and after its end', async () => {
    const match = await feed.match('Lantern', 'Harbour', SOON_MS)
    await match.sends(EVEN)
    const { context, page } = await openPage(browser)
    await bettor(page, product.origin).opens(`/sports/football/feed-league-t${FEED_LEAGUE}`)
    const row = page.locator(`[data-match="${match.id}"]`)
    await row.locator('button[data-outcome]').first().waitFor()
    expect(await row.textContent()).not.toMatch(/\+\s*\d/)
    await match.sends(EVEN, [2, 1])
    await match.ends([2, 1])
    await expect.poll(async () => (await row.count()) === 0 || !(await row.textContent())?.includes('+')).toBe(true)
    // Results are those of the day on which a match was to begin.
    const day = new Date(match.startsAt).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
    await page.goto(`${product.origin}/sports/results?date=${day}`)
    await page.getByText('Lantern').first().waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(/\+0/)
    await context.close()
  })

  test('CAT-03: a league with only its name visible stays where it is when a match is inserted before it', async () => {
    const inLeague = async (serial: number, minutes: number, home: string) => {
      const match = await feed.match(home, `${home} Town`, minutes * 60_000, FEED_LEAGUE + serial)
      await match.sends(EVEN)
      return match
    }
    const before = await inLeague(1, 30, 'Harrow')
    const after = await inLeague(2, 32, 'Sickle')
    const { context, page } = await openPage(browser)
    await bettor(page, product.origin).opens('/sports/football?tab=all')
    const rowOf = ({ id }: typeof before) => page.locator(`main [data-match="${id}"]`)
    const name = page.locator('main header', { has: page.getByText('Feed League 2') })
    await rowOf(after).waitFor()
    const { y = 0 } = (await name.boundingBox()) ?? {}
    await page.setViewportSize({ width: DESKTOP.width, height: Math.round(y) + 20 })
    const place = await placeOf(name)
    const late = await inLeague(1, 34, 'Plough')
    const held = page.getByRole('button', { name: 'Show 1 new event' })
    await held.waitFor()
    expect([await placeOf(name), await rowOf(late).count()]).toEqual([place, 0])
    await held.click()
    await rowOf(late).waitFor()
    await context.close()
  })

  test('ODDS-01 BETS-01 SLIP-06: another format of odds is that of the page, the receipt, the next slip and My bets at once', async () => {
    const [match, next] = [await feed.match('Castle', 'Orchard'), await feed.match('Bridge', 'Anchor')]
    for (const one of [match, next]) await one.sends(EVEN)
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports')
    await player.signsIn(RICH)
    await player.opens(match.path)
    const price = (of: typeof match) => page.locator(`main button[data-outcome="${of.key('home')}"]`).first()
    await player.picks(price(match))
    await player.stakes('10')
    await player.places()
    const receipt = page.getByRole('region', { name: 'Bet placed' })
    const choose = (format: RegExp) =>
      page
        .locator('header button', { has: page.locator('span[dir="ltr"]') })
        .first()
        .click()
        .then(() => page.getByRole('radio', { name: format }).click())
    await receipt.getByText('2.10', { exact: true }).first().waitFor()
    await choose(/^American/)
    for (const place of [price(match), receipt]) await place.getByText('+110', { exact: true }).first().waitFor()
    expect(await receipt.getByText('2.10', { exact: true }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await receipt.getByRole('button', { name: 'Done' }).click()
    await player.opens(next.path)
    await player.picks(price(next))
    await player.slip
      .locator(`[data-leg="${next.key('home')}"]`)
      .getByText('+110', { exact: true })
      .waitFor()
    await player.openTab('My bets')
    await page.locator('article[data-bet-id]').first().getByText('+110', { exact: true }).first().waitFor()
    await choose(/^Decimal/)
    await page.locator('article[data-bet-id]').first().getByText('2.10', { exact: true }).first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
