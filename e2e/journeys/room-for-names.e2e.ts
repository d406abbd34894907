import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { settled } from '../harness/fits.ts'
import type { Product } from '../harness/product.ts'
import { borrowProduct } from '../harness/shared/borrow-product.ts'

/** The widths of most laptops. */
const WIDTHS = [1280, 1366, 1440]
const SPORTS = ['football', 'basketball', 'baseball', 'ice-hockey', 'tennis']
/** Longer names may end in an ellipsis. */
const NAME_FITS = 20
const MARKETS = 3

/**
 * Cut texts in rows of matches and in their headings, by an ellipsis too. A country's name may give way to its flag.
 */
function cutIn(page: Page, fits: number): Promise<string[]> {
  return page.evaluate((most) => {
    const cut = (selector: string) =>
      [...document.querySelectorAll(`main section:has(> header):has([data-match]) ${selector}`)]
        .filter(
          (one) => one.childElementCount === 0 && one.checkVisibility() && getComputedStyle(one).overflowX === 'hidden',
        )
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
        .map((one) => one.textContent?.trim() ?? '')
        .filter((text) => text !== '')
    const heads = [...cut('header [data-group]'), ...cut('header a:last-of-type')]
    return [...new Set([...heads, ...cut('[data-match] *').filter((text) => text.length <= most)])]
  }, fits)
}

describe.skipIf(!CHROMIUM)('rows of matches on laptops', () => {
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

  test.for(WIDTHS)(
    'CAT-04 BLOCK-04: at %i px three markets are beside names, stages and heads that are whole',
    async (width) => {
      const { context, page, problems } = await openPage(browser, { viewport: { width, height: 900 } })
      const cut: string[] = []
      for (const sport of SPORTS) {
        await page.goto(`${product.origin}/sports/${sport}`)
        await settled(page)
        const row = page.locator('main [data-match]').first()
        const prices = await row.locator('button[data-outcome]').evaluateAll((all) => {
          const seen = all.filter((one) => one.checkVisibility())
          return new Set(seen.map((one) => one.dataset.outcome?.split('/')[1])).size
        })
        if (prices < MARKETS) cut.push(`${sport}: ${prices} markets`)
        cut.push(...(await cutIn(page, NAME_FITS)).map((text) => `${sport}: ${text}`))
      }
      expect(cut).toEqual([])
      expect(problems).toEqual([])
      await context.close()
    },
  )
})
