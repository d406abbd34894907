import type { Browser, Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signInByHttp } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, openPage, PHONE } from '../harness/browser.ts'
import type { Product } from '../harness/product.ts'
import { aroundBorrowed } from '../harness/shared/around-borrowed.ts'
import { until } from '../harness/wait.ts'

describe.skipIf(!CHROMIUM)('a placement whose response is lost', () => {
  let product: Product
  let browser: Browser

  aroundBorrowed('quick', (lent) => {
    product = lent.product
    browser = lent.browser
  })

  test('PLACE-03: killed between request and response, then restarted: exactly one bet and one debit', async () => {
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports/football')
    await player.signsIn(product.players.demo)
    const before = await signInByHttp(product.origin, product.players.demo)
    const opening = await before.balance()
    const betsBefore = (await before.bets()).length

    await player.picks(player.odds(page.locator('main [data-match]').last()).first())
    await player.stakes('10')

    // The request reaches the server and is carried out; its response never reaches the browser.
    let reached = 0
    await page.route('**/api/v3/bets', async (route) => {
      if (route.request().method() !== 'POST' || reached > 0) return route.continue()
      reached++
      await route.fetch()
      await product.kill()
      await route.abort('connectionreset')
    })
    await player.slip
      .getByRole('button', { name: /^Place bet/ })
      .last()
      .click()
    await until('the server to be killed', async () => reached === 1)
    await player.slip
      .getByText(/checking your bet/i)
      .first()
      .waitFor()
    expect(await player.slip.getByText(/failed|rejected/i).count()).toBe(0)

    await product.restart()
    const placed = page.getByRole('region', { name: 'Bet placed' })
    await placed.waitFor()

    const after = await signInByHttp(product.origin, product.players.demo)
    expect(await after.bets()).toHaveLength(betsBefore + 1)
    expect(await after.balance()).toBe(opening - 1_000)
    await context.close()
  })

  test('PLACE-03: a double click and a second press place once', async () => {
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports/tennis')
    await player.signsIn(product.players.rich)
    const api = await signInByHttp(product.origin, product.players.rich)
    const opening = await api.balance()
    await player.picks(player.odds(page.locator('main [data-match]').last()).first())
    await player.stakes('7')
    await player.slip
      .getByRole('button', { name: /^Place bet/ })
      .last()
      .dblclick()
    await player.places()
    expect((await api.bets()).filter((bet) => bet.stake.value === 700)).toHaveLength(1)
    expect(await api.balance()).toBe(opening - 700)
    await context.close()
  })

  test('PLACE-03: a bet that is being checked can be left, another one placed, and its outcome comes back to the slip', async () => {
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports/football')
    await player.signsIn(product.players.rich)
    await player.picks(player.odds(page.locator('main [data-match]').last()).first())
    await player.stakes('11')
    let isAway = true
    let key: string | undefined
    await page.route('**/api/v3/bets', async (route) => {
      const own = route.request().headers()['idempotency-key']
      if (route.request().method() !== 'POST' || !isAway || (key !== undefined && own !== key)) return route.continue()
      // It is carried out, once, and no response comes.
      if (key === undefined) await route.fetch()
      key = own
      await route.abort('connectionreset')
    })
    await player.slip
      .getByRole('button', { name: /^Place bet/ })
      .last()
      .click()
    await player.slip.getByRole('button', { name: 'Keep browsing' }).click()
    await page.getByText('One of your bets is still being checked').waitFor()
    await player.picks(player.odds(page.locator('main [data-match]').first()).first())
    await player.slip.getByLabel('Stake').first().waitFor()
    isAway = false
    await page.getByText('The bet we were checking was placed').waitFor()
    const api = await signInByHttp(product.origin, product.players.rich)
    expect((await api.bets()).filter((bet) => bet.stake.value === 1_100)).toHaveLength(1)
    await context.close()
  })

  test('PLACE-05 PLACE-03: agreed to once, a tap places one bet and paints so with the next frame; a lost response is known by its key after a reload', async () => {
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports/tennis')
    await player.signsIn(product.players.rich)
    const api = await signInByHttp(product.origin, product.players.rich)
    const placed = async () => (await api.bets()).filter((bet) => bet.stake.value === 333)
    const price = (nth: number) => player.odds(page.locator('main [data-match]').last()).nth(nth)
    await page.getByRole('switch', { name: 'Quick bet' }).click()
    await page.getByLabel('Stake per tap').fill('3.33')
    await page.getByRole('button', { name: /^Turn on at/ }).click()
    await page.getByText('Quick bet on: €3.33 per tap').waitFor()
    const mark = await price(0).evaluate(
      (button) =>
        new Promise((resolve) => {
          for (const _tap of [1, 2]) (button as HTMLElement).click()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve((button as HTMLElement).dataset.quick)))
        }),
    )
    expect(['pending', 'placed']).toContain(mark)
    await until('it to be placed', async () => (await placed()).length === 1)
    await page.locator('[data-quick-bet="INITIAL"]').waitFor({ state: 'attached' })

    await page.route('**/api/v3/bets', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      // A page that has been reloaded has aborted it already.
      await route.abort('connectionreset').catch(() => {})
    })
    await price(1).click()
    await page.getByText('We are checking your bet').waitFor()
    await page.unroute('**/api/v3/bets')
    await page.reload()
    await page.locator('[data-quick-bet="SUCCESS"], [data-quick-bet="INITIAL"]').first().waitFor({ state: 'attached' })
    await page.getByText('Quick bet on: €3.33 per tap').waitFor()
    expect(await placed()).toHaveLength(2)
    await context.close()
  })

  test('PLACE-05 PLACE-03: a tab that is duplicated during a placement sends the same key: two tabs, one bet, and both show it', async () => {
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports/tennis')
    await player.signsIn(product.players.rich)
    const api = await signInByHttp(product.origin, product.players.rich)
    await page.getByRole('switch', { name: 'Quick bet' }).click()
    await page.getByLabel('Stake per tap').fill('3.44')
    await page.getByRole('button', { name: /^Turn on at/ }).click()
    await page.getByText('Quick bet on: €3.44 per tap').waitFor()
    const keys: (string | undefined)[] = []
    await context.route('**/api/v3/bets', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      // The first tab receives nothing before the other one has sent its request too.
      await until('both tabs to ask', async () => keys.length >= 2)
      return route.continue()
    })
    await player.odds(page.locator('main [data-match]').last()).first().click()
    await until('the tap to be on its way', async () => keys.length === 1)
    const doubled = context.waitForEvent('page')
    // As the browser doubles a tab: with all that its session keeps.
    await page.evaluate(() => void window.open(window.location.href))
    const other = await doubled
    for (const tab of [page, other])
      await tab.locator('[data-quick-bet="SUCCESS"], [data-quick-bet="INITIAL"]').first().waitFor({ state: 'attached' })
    expect(new Set(keys).size).toBe(1)
    expect((await api.bets()).filter((bet) => bet.stake.value === 344)).toHaveLength(1)
    await context.close()
  })

  test('PLACE-05 PLACE-03: a tap of yesterday whose outcome is not known is not sent again: the slip says where to look, and taps place no more until that is agreed to again', async () => {
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    await player.opens('/sports/tennis')
    await player.signsIn(product.players.rich)
    const api = await signInByHttp(product.origin, product.players.rich)
    const placed = async () => (await api.bets()).filter((bet) => bet.stake.value === 366)
    const price = (nth: number) => player.odds(page.locator('main [data-match]').last()).nth(nth)
    await page.getByRole('switch', { name: 'Quick bet' }).click()
    await page.getByLabel('Stake per tap').fill('3.66')
    await page.getByRole('button', { name: /^Turn on at/ }).click()
    await page.getByText('Quick bet on: €3.66 per tap').waitFor()
    let sent = 0
    await page.route('**/api/v3/bets', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent++
      // Carried out, without a response.
      if (sent === 1) await route.fetch()
      await route.abort('connectionreset').catch(() => {})
    })
    await price(0).click()
    await page.getByText('We are checking your bet').waitFor()
    await until('it to be placed', async () => (await placed()).length === 1)
    // The tab was left open, and is looked at a day later.
    await page.addInitScript(() => {
      const kept = sessionStorage.getItem('quick_bet')
      if (kept === null || sessionStorage.getItem('aged') !== null) return
      const { at, ...rest } = JSON.parse(kept) as { at: number }
      sessionStorage.setItem('quick_bet', JSON.stringify({ ...rest, at: at - 24 * 3_600_000 }))
      sessionStorage.setItem('aged', 'yes')
    })
    await page.goto('about:blank')
    sent = 0
    await player.opens('/sports/tennis')
    const notice = page.getByText(
      'We could not find out whether a bet was placed. Look under My bets before you place it again.',
    )
    await notice.waitFor()
    await page.locator('[data-quick-bet="INITIAL"]').waitFor({ state: 'attached' })
    expect(await page.getByText('We are checking your bet').count()).toBe(0)
    expect([sent, (await placed()).length]).toEqual([0, 1])
    await page.unroute('**/api/v3/bets')
    await page.getByRole('button', { name: 'Got it' }).click()
    await notice.waitFor({ state: 'detached' })
    // Nothing is placed by a tap until that is agreed to again: a price goes into the slip.
    expect(await page.getByRole('switch', { name: 'Quick bet' }).getAttribute('aria-checked')).toBe('false')
    await player.picks(price(1))
    await player.slip.getByLabel('Stake').first().waitFor()
    await page.reload()
    await player.slip.getByLabel('Stake').first().waitFor()
    expect([await notice.count(), (await placed()).length]).toEqual([0, 1])
    await context.close()
  })

  test('PLACE-05: on a phone it is above the bars that a tap places, over the bar of the slip too, until one tap ends it', async () => {
    const { context, page } = await openPage(browser, { viewport: PHONE })
    const player = bettor(page, product.origin)
    await player.opens('/sports/football')
    await player.signsIn(product.players.rich)
    const row = page.locator('main [data-match]').last()
    await player.picks(player.odds(row).first())
    await player.openTab('Bet slip')
    await page.getByRole('switch', { name: 'Quick bet' }).click()
    await page.getByLabel('Stake per tap').fill('3.55')
    await page.getByRole('button', { name: /^Turn on at/ }).click()
    await page.getByText('Quick bet on: €3.55 per tap').first().waitFor()
    await page.keyboard.press('Escape')
    const strip = page.locator('[data-quick-on="355"]')
    await strip.getByText('Quick bet on: €3.55 per tap').waitFor()
    const bottomOf = async (locator: Locator) => {
      const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {}
      return y + height
    }
    const peek = page.locator('[data-peek]')
    expect(await bottomOf(strip)).toBeLessThanOrEqual(((await peek.boundingBox())?.y ?? 0) + 0.5)
    await strip.getByRole('button', { name: 'Turn off' }).click()
    await strip.waitFor({ state: 'detached' })
    // A tap picks again, and places nothing.
    await player.picks(player.odds(row).nth(1))
    const api = await signInByHttp(product.origin, product.players.rich)
    expect((await api.bets()).filter((bet) => bet.stake.value === 355)).toHaveLength(0)
    await context.close()
  })
})
