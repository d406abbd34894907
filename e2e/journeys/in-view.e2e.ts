import type { SportEvent } from '@touchline/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchJson } from '../harness/api.ts'
import { CHROMIUM, CONSENT, launchBrowser, openPage } from '../harness/browser.ts'
import { inView } from '../harness/in-view.ts'
import { type Product, startProduct, WHOLE_PROGRAMME } from '../harness/product.ts'

const LOCALES = ['en', 'de', 'es', 'pt-BR', 'ru', 'tr', 'sv', 'ar'] as const

/** Sizes of windows, each with the least it must show: rows of the live list, its prices, prices of a match. */
const WINDOWS = [
  { width: 390, height: 844, rows: 5, prices: 15, ofMatch: 12 },
  { width: 1280, height: 800, rows: 6, prices: 35, ofMatch: 18 },
  { width: 1440, height: 900, rows: 10, prices: 70, ofMatch: 30 },
  { width: 1920, height: 1080, rows: 10, prices: 70, ofMatch: 24 },
] as const

/** Sizes of text in the design (packages/ui/src/tokens). Fields on a phone are 16 px: iOS zooms into smaller ones. */
const SIZES = [11, 12, 13, 14, 16, 18, 28]

/** From this width on every name has room, in every language. */
const WHOLE_NAMES_FROM = 1280

describe.skipIf(!CHROMIUM)('what a window shows without scrolling', () => {
  let product: Product
  let browser: Browser
  /** A match of the days to come: all of its markets are open. */
  let match = ''

  beforeAll(async () => {
    product = await startProduct(WHOLE_PROGRAMME)
    browser = await launchBrowser()
    const path = '/api/v2/matches?type=match&match_status=prematch&sport_key=football&limit=1'
    const { data } = await fetchJson<{ data: readonly SportEvent[] }>(product.origin, path)
    match = data[0]?.slug ?? ''
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  async function settles(page: Page, size: { width: number; height: number }): Promise<void> {
    await page.setViewportSize(size)
    await page.waitForFunction(() => document.querySelectorAll('main button[data-outcome]').length > 0)
    // Two frames: the first lays out for the new width, the second has what observers of it changed.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }

  test.each(LOCALES)(
    'CAT-01 MATCH-01 LOCALE-01: prices and rows in view, whole names and sizes of text in %s',
    async (locale) => {
      const { context, page } = await openPage(browser)
      await context.addCookies([CONSENT])
      const found: string[] = []
      for (const [path, isList] of [
        ['/live', true],
        [`/football/${match}`, false],
      ] as const) {
        await page.goto(`${product.origin}/${locale}/sports${path}`)
        for (const { rows, prices, ofMatch, ...size } of WINDOWS) {
          await settles(page, size)
          const at = `${path} at ${size.width}`
          const least = isList ? { rows, prices } : { rows: 0, prices: ofMatch }
          await expect
            .poll(async () => (await inView(page)).prices, { message: at })
            .toBeGreaterThanOrEqual(least.prices)
          const shown = await inView(page)
          if (shown.rows < least.rows) found.push(`${at}: ${shown.rows} rows, at least ${least.rows}`)
          if (size.width >= WHOLE_NAMES_FROM) found.push(...shown.truncated.map((name) => `${at}: ${name} is cut`))
          found.push(...shown.sizes.filter((px) => !SIZES.includes(px)).map((px) => `${at}: text of ${px} px`))
        }
      }
      expect(found).toEqual([])
      await context.close()
    },
  )

  test('ROUTE-06 CAT-03: a list that is sorted by time shows its matches in the order of the call, whatever their leagues', async () => {
    const query = 'sport_key=football&type=match&match_status=bettable&sort_by=start_time,tournament.priority&limit=60'
    const inOrder = async () => {
      const { data } = (await (await fetch(`${product.origin}/api/v2/matches?${query}`)).json()) as {
        data: readonly { id: number; tournament: { id: number } }[]
      }
      const html = await (await fetch(`${product.origin}/sports/football?tab=all&sortBy=time`)).text()
      const listing = html.slice(html.indexOf('data-total='))
      const drawn = [...listing.matchAll(/<li[^>]* data-match="(\d+)"/g)].map(([, id]) => Number(id))
      const leagues = data.map(({ tournament }) => tournament.id)
      const bands = leagues.filter((id, at) => id !== leagues[at - 1]).length
      return { isMixed: bands > new Set(leagues).size, isSame: drawn.join() === data.map(({ id }) => id).join() }
    }
    // A match may begin or end between the two requests.
    await expect.poll(inOrder).toEqual({ isMixed: true, isSame: true })
  })
})
