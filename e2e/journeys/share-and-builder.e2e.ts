import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { fetchJson, signInByHttp } from '../harness/api.ts'
import { type Bettor, bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { operate } from '../harness/operator.ts'
import type { Product } from '../harness/product.ts'
import { borrowProduct } from '../harness/shared/borrow-product.ts'
import { until } from '../harness/wait.ts'

const FORMATS = 7

describe.skipIf(!CHROMIUM)('bets that are given to others, and bets that are built', () => {
  let product: Product
  let browser: Browser
  let matches: readonly { readonly id: number; readonly slug: string }[]

  beforeAll(async () => {
    product = await borrowProduct('calm')
    browser = await launchBrowser()
    const { data } = await fetchJson<{ data: typeof matches }>(
      product.origin,
      '/api/v2/matches?type=match&sport_key=football&match_status=prematch&bettable=true&sort_by=-start_time&limit=3',
    )
    matches = data
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const pathOf = (at: number) => `/sports/football/${matches[at]?.slug}`
  /** The text of the pressed price of the page. */
  const priceOnPage = async (page: Page) =>
    (await page
      .locator('main button[data-outcome][aria-pressed="true"] span[dir="ltr"]:not([data-label])')
      .first()
      .textContent()) ?? 'no price'

  /** Legs of a system change places by the keyboard and by a drag. */
  async function reorders({ page, slip }: Bettor): Promise<void> {
    const order = () =>
      slip.locator('[data-leg]').evaluateAll((all) => all.map((leg) => leg.getAttribute('data-leg') ?? ''))
    const [a = '', b = '', c = ''] = await order()
    const handle = (leg: string) => slip.locator(`[data-leg="${leg}"]`).getByRole('button', { name: /^Move / })
    await handle(a).press('ArrowDown')
    await expect.poll(order).toEqual([b, a, c])
    expect(await handle(a).evaluate((button) => button === document.activeElement)).toBe(true)
    await handle(b).hover()
    await page.mouse.down()
    const last = await slip.locator(`[data-leg="${c}"]`).boundingBox()
    await page.mouse.move((last?.x ?? 0) + 12, (last?.y ?? 0) + 20, { steps: 12 })
    await page.mouse.up()
    await expect.poll(order).toEqual([a, c, b])
  }

  test('BETS-03 ROUTE-10 ODDS-01 SLIP-03: a slip shared from one browser is restored in others, in German and Arabic, in each odds format; as a system its legs are put in order, and it says what it may pay, and no price', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens(pathOf(0))
    await player.signsIn(product.players.demo)
    for (const at of [0, 1, 2]) {
      if (at > 0) await player.opens(pathOf(at))
      await player.picks(player.odds().first())
    }
    await player.stakes('5')
    await player.slip.getByRole('tab', { name: 'System' }).click()
    const pays = player.slip.locator('[data-system-pays]')
    await pays.waitFor()
    const [most, shownText] = await pays.evaluate(
      ({ dataset, textContent }) => [Number(dataset.systemPays) / 100, textContent] as const,
    )
    expect(most).toBeGreaterThan(5)
    expect(shownText).toBe(`€0.00 – €${most.toLocaleString('en', { minimumFractionDigits: 2 })}`)
    expect(await player.slip.getByText(/^(\S+ )?odds$/i).allTextContents()).toEqual([])
    await reorders(player)
    await player.slip.getByRole('tab', { name: 'Combo' }).click()
    await player.slip.getByText('Total odds').waitFor()
    await player.slip.getByRole('button', { name: 'Share', exact: true }).click()
    const code = await page.locator('[data-share-code]').getAttribute('data-share-code')
    await context.close()

    for (const language of ['de', 'ar']) {
      const { context: theirs, page: visitor, problems: found } = await openPage(browser)
      await bettor(visitor, product.origin).opens(`/${language}${pathOf(0)}?bet_code=${code}`)
      const legs = visitor.locator('aside ul > li')
      await until('all selections', async () => (await legs.count()) === 3)
      expect(visitor.url()).not.toContain('bet_code')
      expect(await visitor.locator('aside input').first().inputValue()).toMatch(/^5/)
      await visitor
        .locator('header button', { has: visitor.locator('span[dir="ltr"]') })
        .first()
        .click()
      const seen = new Set<string>()
      for (let at = 0; at < FORMATS; at++) {
        await visitor.getByRole('radio').nth(at).click()
        await until(`the same price in format ${at}`, async () => {
          const price = await priceOnPage(visitor)
          seen.add(price)
          return ((await legs.first().textContent()) ?? '').includes(price)
        })
      }
      // Of prices below evens two formats have one figure, of evens three.
      expect(seen.size).toBeGreaterThanOrEqual(FORMATS - 2)
      expect(found).toEqual([])
      await theirs.close()
    }
    expect(problems).toEqual([])
  })

  test('BETS-03: an unknown code is reported, a failed request can be repeated, and a code without open selections is shown as over', async () => {
    const { context, page } = await openPage(browser)
    const visitor = bettor(page, product.origin)
    await visitor.opens('/sports/football?bet_code=NOSUCHCODE')
    await page
      .getByRole('dialog')
      .getByText(/code|link/i)
      .first()
      .waitFor()
    let asked = 0
    await page.route('**/share-code*', (route) =>
      asked++ === 0 ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    )
    await visitor.opens('/sports/football?bet_code=LATER')
    await page.locator('[data-fill="later"]').getByRole('button').first().click()
    await until('the second question', async () => asked >= 2)
    await page.unroute('**/share-code*')
    const over = { code: 'OVER', expires_at: new Date(Date.now() + 60_000).toISOString(), bets: [] }
    await page.route('**/share-code*', (route) => route.fulfill({ json: { data: over } }))
    await visitor.opens('/sports/football?bet_code=OVER')
    await page.locator('[data-fill="empty"]').getByText('Try another bet').waitFor()
    await context.close()
  })

  test('SLIP-10: on a phone the bar leads to the slip, Back closes it, and a reload leaves it closed', async () => {
    const { context, page, problems } = await openPage(browser, { viewport: PHONE })
    const visitor = bettor(page, product.origin)
    await visitor.opens(pathOf(2))
    await visitor.picks(visitor.odds().first())
    const bar = page.locator('[data-peek]')
    await bar.click()
    await visitor.slip.getByLabel('Stake').first().waitFor()
    await page.goBack()
    await bar.waitFor()
    expect(page.url()).toContain(pathOf(2))
    await bar.click()
    await visitor.slip.getByLabel('Stake').first().waitFor()
    await page.reload()
    await bar.waitFor()
    expect(await page.locator('dialog:modal').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('MATCH-03 SLIP-10: picks of a match become one bet, outcomes that cannot join are grey before a press, and it is placed at its price', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    const api = await signInByHttp(product.origin, product.players.rich)
    await player.opens(pathOf(2))
    await player.signsIn(product.players.rich)
    await player.picks(player.odds().first())
    await page.getByRole('tab', { name: 'Bet builder' }).click()
    const builder = page.locator('main [role="tabpanel"]')
    const outcomes = builder.locator('li button[aria-pressed]')
    await until(
      'the pick of the slip in the builder',
      async () => (await outcomes.first().getAttribute('aria-pressed')) === 'true',
    )
    await builder.getByText("Can't be combined with your selections.").first().waitFor()
    await builder.locator('li:nth-child(n+2) button[aria-pressed="false"]:not([aria-disabled])').first().click()
    const price = builder.locator('[data-builder-price]')
    await until('two picks at one price', async () => {
      const picked = await builder.getByRole('button', { name: /^Remove / }).count()
      return picked === 2 && (await price.isVisible())
    })
    await builder.getByRole('button', { name: /^Add to bet slip/ }).click()
    await player.slip.getByText('Bet builder', { exact: true }).waitFor()
    expect(await player.slip.locator('ul > li').count()).toBe(1)

    await player.slip.getByRole('button', { name: 'Collapse bet slip' }).click()
    const folded = player.slip.getByRole('button', { expanded: false })
    await until('the focus on the folded slip', () => folded.evaluate((button) => button === document.activeElement))
    await folded.press('Enter')
    await player.stakes('3')
    const [id] = await player.places()
    const bet = (await api.bets()).find((one) => one.id === id) as unknown as { type: string; selections: unknown[] }
    expect([bet.type, bet.selections.length]).toEqual(['custom_bet', 2])
    expect(problems).toEqual([])
    await context.close()
  })

  test('MATCH-03 SLIP-05 PLACE-01: a combo beside a bet of the builder has one field for each stake and one that sets both, and offers what the balance has for each', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    const { slip } = player
    await player.opens(pathOf(1))
    await player.signsIn(product.players.demo)
    await player.picks(player.odds().first())
    await page.getByRole('tab', { name: 'Bet builder' }).click()
    const builder = page.locator('main [role="tabpanel"]')
    await builder.locator('li:nth-child(n+2) button[aria-pressed="false"]:not([aria-disabled])').first().click()
    await builder.locator('[data-builder-price]').waitFor()
    await builder.getByRole('button', { name: /^Add to bet slip/ }).click()
    await slip.getByText('Bet builder', { exact: true }).waitFor()
    for (const at of [0, 2]) {
      await player.opens(pathOf(at))
      await player.picks(player.odds().first())
    }
    const own = slip.locator('li').getByLabel(/^Stake: (Combo of 2|Bet builder)$/)
    const each = slip.getByLabel('Stake per bet', { exact: true })
    await expect.poll(() => own.count()).toBe(2)
    await slip
      .locator('li')
      .getByText(/^Combo of 2 \d+\.\d+$/)
      .waitFor()
    expect(
      await slip
        .getByLabel(/^Stake/)
        .and(page.locator('input'))
        .count(),
    ).toBe(3)
    const stakes = () => own.evaluateAll((all) => all.map((field) => Number((field as HTMLInputElement).value)))
    await own.first().fill('3')
    await own.last().fill('4')
    await expect.poll(stakes).toEqual([3, 4])
    const half = Math.floor((await player.balance()) / 2)
    await each.fill(String(half / 100 + 200))
    await expect.poll(stakes).toEqual([half / 100 + 200, half / 100 + 200])
    const top = await each.evaluate((field) => field.getBoundingClientRect().top)
    await slip.getByRole('button', { name: / instead$/ }).click()
    await expect.poll(stakes).toEqual([half / 100, half / 100])
    expect(Math.abs(top - (await each.evaluate((field) => field.getBoundingClientRect().top)))).toBeLessThan(1)
    expect(problems).toEqual([])
    await context.close()
  })

  test('MATCH-03 PLACE-02 SLIP-07: a builder price that moved on the way is refused as 120, accepted with one press and placed with the next', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    const api = await signInByHttp(product.origin, product.players.rich)
    await player.opens(pathOf(1))
    await player.signsIn(product.players.rich)
    await player.picks(player.odds().first())
    await page.getByRole('tab', { name: 'Bet builder' }).click()
    const builder = page.locator('main [role="tabpanel"]')
    await builder.getByText("Can't be combined with your selections.").first().waitFor()
    await builder.locator('li:nth-child(n+2) button[aria-pressed="false"]:not([aria-disabled])').first().click()
    await until('two picks', async () => (await builder.getByRole('button', { name: /^Remove / }).count()) === 2)
    await builder.locator('[data-builder-price]').waitFor()
    await builder.getByRole('button', { name: /^Add to bet slip/ }).click()
    await player.stakes('3.17')
    // The claim that leaves the browser is the book's price before it moved.
    let answered: Promise<{ readonly code: number }> | undefined
    await page.route('**/api/v3/bets', async (route) => {
      if (route.request().method() !== 'POST' || answered !== undefined) return route.continue()
      const body = route.request().postDataJSON() as { bets: { custom_odds: number }[] }
      for (const bet of body.bets) bet.custom_odds += 20_000
      const answer = await route.fetch({ postData: JSON.stringify(body) })
      answered = answer.json()
      return route.fulfill({ response: answer })
    })
    await player.slip
      .getByRole('button', { name: /^Place bet/ })
      .last()
      .click()
    await player.slip.getByText('Your bet was not placed').waitFor()
    expect((await answered)?.code).toBe(120)
    await player.slip
      .getByRole('button', { name: /^Accept changes/ })
      .last()
      .click()
    const [id] = await player.places()
    const bets = (await api.bets()).filter(({ stake }) => stake.value === 317)
    expect(bets.map((bet) => [bet.id, bet.status])).toEqual([[id, 'waiting_results']])
    expect(problems).toEqual([])
    await context.close()
  })

  test('BETS-03 SLIP-10: where the site shares no bets the buttons are gone at once, in an open page too, and a link says that it leads nowhere; without the tab of the bets the slip is shown', async () => {
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    const file = join(dirname(product.outbox), 'site.json')
    const switches = async (isShareBetOn: boolean, isMyBetsVisible = true) => {
      await writeFile(file, JSON.stringify({ format: 1, isShareBetOn, isMyBetsVisible }))
      await operate(product, 'site', 'import', file)
    }
    // Restored for the next test that uses the product.
    onTestFinished(() => switches(true))
    const share = page.getByRole('button', { name: 'Share', exact: true })
    await player.opens(pathOf(0))
    await player.signsIn(product.players.demo)
    await player.picks(player.odds().first())
    await player.stakes('2.18')
    await share.click()
    const code = await page.locator('[data-share-code]').getAttribute('data-share-code')
    await page.keyboard.press('Escape')
    await switches(false)
    await share.waitFor({ state: 'detached' })
    await player.places()
    expect(await share.count()).toBe(0)
    await page.getByRole('button', { name: 'Done' }).click()
    await player.openTab('My bets')
    await page.getByRole('button', { name: 'Repeat bet' }).first().waitFor()
    expect(await share.count()).toBe(0)
    await player.opens(`/sports/football?bet_code=${code}`)
    await page
      .getByRole('dialog')
      .getByText(/code|link/i)
      .first()
      .waitFor()
    expect(page.url()).not.toContain('bet_code')
    await switches(true)
    await page.keyboard.press('Escape')
    await player.openTab('My bets')
    await share.first().waitFor()
    await switches(true, false)
    await page.getByRole('tab', { name: /^My bets/ }).waitFor({ state: 'detached' })
    await player.slip.waitFor()
    await context.close()
  })
})
