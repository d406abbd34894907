import type { Browser, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, openPage, PHONE } from '../harness/browser.ts'
import type { Product } from '../harness/product.ts'
import { aroundBorrowed } from '../harness/shared/around-borrowed.ts'
import { until } from '../harness/wait.ts'

describe.skipIf(!CHROMIUM)('prices by keyboard alone', () => {
  let product: Product
  let browser: Browser

  aroundBorrowed('calm', (lent) => {
    product = lent.product
    browser = lent.browser
  })

  /** What has the focus: the price and its table, or neither. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document
      const tables = [...document.querySelectorAll('main section')]
      return {
        price: activeElement?.getAttribute('data-outcome') ?? null,
        table: tables.findLastIndex((table) => table.contains(activeElement)),
      }
    })

  /** Presses the Tab key until a price has the focus. */
  async function tabToPrice(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    for (let presses = 1; presses < 80; presses += 1) {
      await page.keyboard.press(key)
      const { price, table } = await focused(page)
      if (price !== null) return { price, table, presses }
    }
    throw new Error('The keyboard comes to no price.')
  }

  /** The page once hands are helped: that comes with the first touch. */
  async function touched(page: Page): Promise<void> {
    let at = 0
    await until('hands to be helped', async () => {
      await page.mouse.move(5 + (at++ % 9), 5)
      return (await page.locator(':root[data-points]').count()) > 0
    })
    await page.locator('main h1').first().click()
  }

  test('CAT-04: on a phone the market of a card is chosen by its arrows too', async () => {
    const { context, page } = await openPage(browser, { viewport: PHONE })
    await bettor(page, product.origin).opens('/sports/football?tab=all')
    const card = page.locator('main section[data-shown]').first()
    const choice = card.getByRole('combobox')
    await choice.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => card.getAttribute('data-shown')).toBe('secondary')
    expect(await card.locator('ul [data-group="secondary"]').first().isVisible()).toBe(true)
    expect(await card.locator('ul [data-group="main"]').first().isVisible()).toBe(false)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => card.getAttribute('data-shown')).toBe('main')
    await context.close()
  })

  test('CAT-04 MATCH-01: a table of prices is one stop of the Tab key, arrows go on inside it, and it is found again where it was left', async () => {
    const { context, page, problems } = await openPage(browser)
    await bettor(page, product.origin).opens('/sports/football?time=all')
    await page.locator('main section[data-shown] button[data-outcome]').first().waitFor()
    await touched(page)
    const first = await tabToPrice(page)
    await page.keyboard.press('ArrowRight')
    const beside = await focused(page)
    expect(beside.table).toBe(first.table)
    expect(beside.price).not.toBe(first.price)
    const next = await tabToPrice(page)
    expect(next.table).toBeGreaterThan(first.table)
    // Its way back is the price that was left, and no other of its table.
    expect(await tabToPrice(page, 'Shift+Tab')).toMatchObject({ price: beside.price, table: first.table })
    expect(await page.locator(`button[data-outcome="${beside.price}"]`).first().getAttribute('aria-pressed')).toBe(
      'false',
    )
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.locator(`main button[data-outcome="${beside.price}"]`).first().getAttribute('aria-pressed'))
      .toBe('true')
    // And its way to the stake is one key.
    await page.keyboard.press('b')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('input')
    expect(problems).toEqual([])
    await context.close()
  })

  test('MATCH-01 CAT-04: so is each market of a match, and one that locks is not in the way', async () => {
    const { context, page } = await openPage(browser)
    await bettor(page, product.origin).opens('/sports/football?time=all')
    await page.locator('main li[data-match] a').first().click()
    await page.locator('main [data-card] button[data-outcome]').first().waitFor()
    await touched(page)
    const stops = [await tabToPrice(page), await tabToPrice(page), await tabToPrice(page)]
    expect(new Set(stops.map(({ table }) => table)).size).toBe(3)
    // The stop of the last one can no longer be picked: the table has another.
    const [, , last] = stops
    await page.evaluate((price) => {
      const button = document.querySelector<HTMLButtonElement>(`main button[data-outcome="${price}"]`)
      if (button) button.disabled = true
    }, last?.price)
    await tabToPrice(page, 'Shift+Tab')
    const again = await tabToPrice(page)
    expect(again.table).toBe(last?.table)
    expect(again.price).not.toBe(last?.price)
    await context.close()
  })
})
