import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import type { Product } from '../harness/product.ts'
import { borrowProduct } from '../harness/shared/borrow-product.ts'

/** A zone whose day is another one than that of UTC now, at every hour. */
const elsewhere = () => (new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati')

describe.skipIf(!CHROMIUM)('a first visit', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await borrowProduct('calm')
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  async function visit(timeZone: string) {
    const { context, page, problems } = await openPage(browser, { timeZone })
    const visitor = bettor(page, product.origin)
    const drawn: (string | undefined)[] = []
    page.on('request', async (request) => {
      if (!request.isNavigationRequest()) return
      drawn.push(/timeZone=([^;]+)/.exec((await request.allHeaders()).cookie ?? '')?.[1])
    })
    // What the server drew, before the application takes it over: the first chips of the page are its days.
    await context.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const [first] = document.querySelectorAll('main nav')
        Object.assign(window, { drawnDays: first?.textContent })
      })
    })
    await visitor.opens('/sports/schedule')
    const days = page.getByRole('main').getByRole('navigation').first()
    await expect.poll(() => context.cookies().then((all) => all.some(({ name }) => name === 'timeZone'))).toBe(true)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const before = await page.evaluate(() => (window as unknown as { drawnDays: string }).drawnDays)
    expect(before.length).toBeGreaterThan(10)
    expect(await days.textContent()).toBe(before)
    await visitor.opens('/sports/schedule')
    expect(problems).toEqual([])
    await context.close()
    return drawn
  }

  test('CAT-07 LOCALE-03: where the day is another one than in UTC, the days that are drawn first stay; later visits load once', async () => {
    const zone = encodeURIComponent(elsewhere())
    expect(await visit(elsewhere())).toEqual([undefined, zone, zone])
  })

  test('CAT-07 LOCALE-03: where the day is the same, a first visit loads once', async () => {
    expect(await visit('Africa/Abidjan')).toEqual([undefined, 'Africa%2FAbidjan'])
  })
})
