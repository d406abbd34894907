import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launchBrowser, openPage } from '../harness/browser.ts'
import { type Feed, openFeed } from '../harness/feed.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { until } from '../harness/wait.ts'

const DAY_MS = 86_400_000
const SEASON = 7_300_001
const MARKET = 534
const [HARBOUR, LANTERN, MEADOW, SUMMIT] = [
  'sr:competitor:7300011',
  'sr:competitor:7300012',
  'sr:competitor:7300013',
  'sr:competitor:7300014',
]
const NAMES: Readonly<Record<string, string>> = {
  [HARBOUR]: 'Harbour',
  [LANTERN]: 'Lantern',
  [MEADOW]: 'Meadow',
  [SUMMIT]: 'Summit',
}

describe.skipIf(!CHROMIUM)('the open page of an outright', () => {
  let product: Product
  let browser: Browser
  let feed: Feed

  beforeAll(async () => {
    product = await startProduct({ UOF_PROVIDERS: 'betradar', SIM_SHARE: '0.05' })
    browser = await launchBrowser()
    feed = await openFeed(product)
  })
  afterAll(async () => {
    feed?.close()
    await browser?.close()
    await product?.close()
  })

  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

  const isDescribed = (name: string, end: string, sides: readonly string[]) =>
    feed.sends(`<tournament_info><tournament id="sr:tournament:7300000" name="Feed Cup"><sport id="sr:sport:1" name="Soccer"/>
        <category id="sr:category:7300000" name="Feed"/></tournament>
      <season id="sr:season:${SEASON}" name="${name}" start_date="${dayIn(-30)}" end_date="${end}" tournament_id="sr:tournament:7300000"/>
      <competitors>${sides.map((id) => `<competitor id="${id}" name="${NAMES[id]}"/>`).join('')}</competitors></tournament_info>`)

  const isPriced = (prices: Readonly<Record<string, number>>) =>
    feed.sends(
      `<odds_change product="1" event_id="sr:season:${SEASON}" timestamp="${Date.now()}"><odds><market id="${MARKET}" status="1">${Object.entries(
        prices,
      )
        .map(([id, odds]) => `<outcome id="${id}" odds="${odds}" probabilities="${0.9 / odds}" active="1"/>`)
        .join('')}</market></odds></odds_change>`,
    )

  test('LIVE-03 CAT-05 MATCH-01: follows its prices, who joins, who leaves, its name and its end, without being loaded again', async () => {
    const [end, later] = [dayIn(60), dayIn(75)]
    await feed.sends(
      `<market_descriptions><market id="${MARKET}" name="Cup winner" groups="all"><outcomes/></market></market_descriptions>`,
    )
    await isDescribed('Feed Cup 26/27', end, [HARBOUR, LANTERN, MEADOW])
    await isPriced({ [HARBOUR]: 2, [LANTERN]: 3, [MEADOW]: 6 })
    const markets = `${product.origin}/api/v2/matches/${SEASON}/markets?limit=10`
    await until('it is offered', async () => {
      const answer = await fetch(markets)
      return answer.ok && (await answer.text()).includes('Meadow')
    })
    const { page } = await openPage(browser)
    await page.goto(`${product.origin}/sports/football/cup-m${SEASON}`)
    const price = (id: string) => page.locator(`main button[data-outcome="${SEASON}/${MARKET}//${id}"]`)
    await price(HARBOUR).filter({ hasText: '2.00' }).waitFor()
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.textContent()).toContain('Feed Cup 26/27')
    const ends = page.locator('main').getByText(/^Ends /)
    const before = await ends.textContent()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    await isPriced({ [HARBOUR]: 2.5, [LANTERN]: 3, [MEADOW]: 6 })
    await price(HARBOUR).filter({ hasText: '2.50' }).waitFor()

    await isPriced({ [HARBOUR]: 2.5, [LANTERN]: 3 })
    await until('the side that left is locked', () => price(MEADOW).isDisabled())

    await isDescribed('Feed Cup 26/27', end, [HARBOUR, LANTERN, MEADOW, SUMMIT])
    await isPriced({ [HARBOUR]: 2.5, [LANTERN]: 3, [SUMMIT]: 4 })
    await page.getByRole('button', { name: 'Summit, Cup winner, 4.00' }).waitFor()
    expect(await price(SUMMIT).isEnabled()).toBe(true)
    expect(await price(MEADOW).count()).toBe(0)

    await isDescribed('Feed Cup 2026/2027', later, [HARBOUR, LANTERN, SUMMIT])
    await title.filter({ hasText: 'Feed Cup 2026/2027' }).waitFor()
    await until('the page has the new end', async () => (await ends.textContent()) !== before)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
})
