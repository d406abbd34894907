import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchJson, signInByHttp } from '../harness/api.ts'
import { type Bettor, bettor, PickGone, PRESS_MS } from '../harness/bettor.ts'
import { CHROMIUM, DESKTOP, launchBrowser, openPage, PHONE } from '../harness/browser.ts'
import { type Product, startProduct, WORLD_OF_RUN } from '../harness/product.ts'
import { settledReturn, soonestKickOff, steadyLivePrice } from '../harness/truth.ts'
import { PATIENCE_MS, until } from '../harness/wait.ts'

/** How much faster than the wall a match runs: one of football is over in two minutes. */
const SPEED = 60
/** The result of the first half of a football match: known a minute after kick-off, and not two. */
const FIRST_HALF = 60
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** When a day begins in Berlin, in summer and in winter, or the one so many days later. @returns Unix ms */
function startInBerlin(date: string, daysLater = 0): number {
  const at = Date.parse(`${date}T00:00:00Z`) + daysLater * DAY_MS
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Berlin' })
  return at - Number(hour.format(at)) * HOUR_MS
}

interface PastMatch {
  readonly id: number
  readonly statistics: { readonly total_score: { readonly home: number; readonly away: number } }
}

describe.skipIf(!CHROMIUM)('watch a live match, take a price, see the bet settle', () => {
  let product: Product
  let browser: Browser

  beforeAll(async () => {
    product = await startProduct({ SIM_SPEED: String(SPEED), ...WORLD_OF_RUN }, { isFirst: true })
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  /** The bet, or undefined where its price went before it was taken. */
  async function unlessGone(bets: () => Promise<readonly number[]>): Promise<number | undefined> {
    const [bet] = await bets().catch((error: unknown) => {
      if (error instanceof PickGone) return []
      throw error
    })
    return bet
  }

  /** Live prices come and go: takes one, and another one where it went before it was taken. */
  async function betsLive(player: Bettor, stake: string): Promise<number> {
    for (let attempt = 0; attempt < 5; attempt++) {
      const onPage = (live: string) => player.page.locator(`main button[data-outcome="${live}"]`).first()
      const live = await until('a live price to take', async () => {
        const price = await steadyLivePrice(product.origin, SPEED).catch(() => undefined)
        return price !== undefined && (await onPage(price).count()) > 0 && price
      })
      const bet = await unlessGone(async () => {
        await player.picks(onPage(live))
        await player.stakes(stake)
        return player.places()
      })
      if (bet !== undefined) return bet
    }
    throw new Error('No live price could be taken')
  }

  test('CAT-03 ODDS-03: a visitor sees a live price change without reloading', async () => {
    const { context, page, problems } = await openPage(browser)
    const visitor = bettor(page, product.origin)
    await visitor.opens('/sports/live')
    const prices = (): Promise<string[]> => page.locator('main button[data-outcome]').allInnerTexts()
    const before = await prices()
    expect(before.length).toBeGreaterThan(20)
    await until('a price to move on screen', async () => (await prices()).join() !== before.join())
    expect(
      await page.evaluate(() => Object.keys((window as unknown as { __touchline: object }).__touchline).sort()),
    ).toEqual(['connected', 'release'])
    expect(problems).toEqual([])
    await context.close()
  })

  for (const [device, viewport, email] of [
    ['a desktop', DESKTOP, 'demo@touchline.test'],
    ['a phone', PHONE, 'rich@touchline.test'],
  ] as const) {
    test.concurrent(`PLACE-01 PLACE-04 BETS-01 PLAYER-03: on ${device}, a live and a pre-match bet from first look to payout`, async ({
      expect,
    }) => {
      const { context, page, problems } = await openPage(browser, { viewport })
      const player = bettor(page, product.origin)
      const api = await signInByHttp(product.origin, email)
      const opening = await api.balance()

      await player.opens('/sports/live')
      await player.signsIn(email)
      expect(await player.balance()).toBe(opening)

      const prematchBet = await until('a bet on a match to come', () =>
        unlessGone(async () => {
          const match = await soonestKickOff(product.origin)
          await player.opens(`/sports/football/${match.slug}?group=halves`)
          await player.picks(page.locator(`main button[data-outcome^="${match.id}/${FIRST_HALF}/"]`).first())
          await player.stakes('5,50')
          return player.places()
        }),
      )
      expect(await api.balance()).toBe(opening - 550)
      await expect.poll(() => player.balance()).toBe(opening - 550)
      await page.getByRole('button', { name: 'Done' }).click()

      // Last, for its match is over soon.
      await player.opens('/sports/live')
      const liveBet = await betsLive(player, '10')
      await page.getByRole('button', { name: 'Done' }).click()
      await player.opens('/sports/live')
      await player.openTab('My bets')
      await page.locator(`[data-bet-id="${prematchBet}"]`).first().waitFor()
      await page.locator(`[data-bet-id="${liveBet}"]`).first().waitFor()
      // Where the machine was slow, one of them may have been paid already.
      const owed = async () => {
        const own = (await api.bets()).filter(({ id }) => id === liveBet || id === prematchBet)
        const paid = own.filter(({ status }) => status === 'done').reduce((sum, bet) => sum + settledReturn(bet), 0)
        return opening - 1_550 + paid
      }
      await expect.poll(async () => (await player.balance()) - (await owed())).toBe(0)

      // Nothing moves on that page but the balance: a live list renders all the time.
      await player.opens('/sports/about')
      const settled = await until(
        'both bets to settle',
        async () => {
          const bets = (await api.bets()).filter((bet) => bet.id === liveBet || bet.id === prematchBet)
          return bets.every((bet) => bet.status === 'done') && bets
        },
        210_000,
        1_000,
      )
      const returned = settled.reduce((sum, bet) => sum + settledReturn(bet), 0)
      expect(await api.balance()).toBe(opening - 1_550 + returned)
      await expect.poll(() => player.balance()).toBe(opening - 1_550 + returned)
      expect(problems).toEqual([])
      await context.close()
    })
  }

  test.concurrent('PLAYER-05 PLAYER-06: a match is starred on one device, and another gets a notification of its kick-off', async ({
    expect,
  }) => {
    const email = 'empty@touchline.test'
    const [one, other] = [await openPage(browser), await openPage(browser, { viewport: PHONE })]
    const [first, second] = [bettor(one.page, product.origin), bettor(other.page, product.origin)]
    await second.opens('/sports/about')
    await second.signsIn(email)
    const bell = other.page.locator('[data-unread]').first()
    await bell.waitFor()
    await first.opens('/sports')
    await first.signsIn(email)
    const api = await signInByHttp(product.origin, email)
    const match = await soonestKickOff(product.origin, 'any')
    await first.opens(`/sports/${match.tournament.sport.key}/${match.slug}`)
    const star = one.page.locator(`main [data-favorite="event:${match.id}"]`).first()
    await star.click()
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
    await expect
      .poll(async () => (await api.get<{ data: readonly { id: number }[] }>('/api/v2/favourites/events')).data.length)
      .toBe(1)
    await one.context.close()
    await expect.poll(() => bell.getAttribute('data-unread'), { timeout: 210_000, interval: 500 }).toBe('1')
    await bell.click()
    const list = other.page.getByRole('dialog', { name: 'Notifications' })
    const notification = list.getByText('The match you follow has kicked off.')
    await notification.waitFor()
    await list.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.poll(() => bell.getAttribute('data-unread')).toBe('0')
    expect((await api.get<{ data: { unread: number } }>('/api/v2/notifications/counters')).data.unread).toBe(0)
    await notification.click()
    await other.page.waitForURL(new RegExp(`-m${match.id}$`))
    expect([...one.problems, ...other.problems]).toEqual([])
    await other.context.close()
  })

  test('SLIP-01 PLACE-01 PLAYER-03: three matches make a combo, paid as one bet, and its stake is among the transactions', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    const api = await signInByHttp(product.origin, 'rich@touchline.test')
    await player.opens('/sports')
    await player.signsIn('rich@touchline.test')
    const opening = await api.balance()
    await player.opens('/sports/football/premier-league-t1001')
    const rows = page.locator('main [data-match]')
    const count = await rows.count()
    for (let row = count - 3; row < count; row++) await player.picks(player.odds(rows.nth(row)).first())
    await expect.poll(() => player.slip.getByRole('tab', { name: 'Combo' }).getAttribute('aria-selected')).toBe('true')
    await player.stakes('20')
    const ids = await player.places()
    expect(ids).toHaveLength(1)
    const bet = (await api.bets()).find((candidate) => candidate.id === ids[0])
    expect(bet?.selections).toHaveLength(3)
    expect(bet?.stake).toMatchObject({ value: 2_000, currency: 'EUR' })
    const others = (await api.bets()).filter((candidate) => candidate.id !== ids[0])
    expect(others.every((other) => other.stake.value !== 2_000)).toBe(true)
    expect(await api.balance()).toBeGreaterThanOrEqual(opening - 2_000)

    await page.locator('button:has([data-balance])').click()
    await page.getByRole('link', { name: 'Transactions' }).click()
    const stake = page.locator('[data-transaction]').filter({ hasText: `Bet TL-${ids[0]}` })
    await stake.getByText('−€20.00').waitFor()
    await page.getByRole('link', { name: 'Download CSV' }).waitFor()
    await stake.getByRole('link', { name: `Bet TL-${ids[0]}` }).click()
    await page.locator(`[data-bet-id="${ids[0]}"]`).first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('CAT-09: rows that pass under a pointer while a list is scrolled are not highlighted; the one under it afterwards is', async () => {
    const { context, page } = await openPage(browser)
    await bettor(page, product.origin).opens('/sports/football')
    const looks = () =>
      page.locator('main li[data-match] a:hover > span:nth-child(2)').evaluateAll((names) => {
        return names.map((name) => getComputedStyle(name).textDecorationLine)
      })
    // Marks are set from the first move on that the page receives.
    const names = page.locator('main li[data-match] a > span:nth-child(2)').nth(3)
    const pointsAt = async () => {
      const { x = 0, y = 0 } = (await names.boundingBox()) ?? {}
      await page.mouse.move(x + 4, y + 6)
      await page.mouse.move(x + 5, y + 7)
      return [await page.evaluate(() => document.documentElement.dataset.points), ...(await looks())]
    }
    await expect.poll(pointsAt).toEqual(['', 'underline'])

    const passing = await page.evaluate(async () => {
      const seen: string[] = []
      let last = performance.now()
      for (let frame = 0; frame < 60; frame += 1) {
        window.scrollBy({ top: 9, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const now = performance.now()
        // Where frames are far apart the page does not move between them.
        if (now - last < 100)
          for (const names of document.querySelectorAll('main li[data-match] a:hover > span:nth-child(2)'))
            seen.push(getComputedStyle(names).textDecorationLine)
        last = now
      }
      return seen
    })
    expect(passing.length).toBeGreaterThan(5)
    expect(new Set(passing)).toEqual(new Set(['none']))
    // The pointer may be between two rows: a little further it is over one.
    const restsOn = async () => {
      if ((await looks()).length === 0) await page.evaluate(() => window.scrollBy({ top: 7, behavior: 'instant' }))
      return looks()
    }
    await expect.poll(restsOn).toEqual(['underline'])
    await context.close()
  })

  test('PLAYER-07 CAT-07 PLAYER-05: a team is found by a misspelt name, bet on and followed, by keyboard alone', async () => {
    const { context, page, problems } = await openPage(browser)
    const player = bettor(page, product.origin)
    const api = await signInByHttp(product.origin, 'rich@touchline.test')
    await player.opens('/sports')
    await player.signsIn('rich@touchline.test')
    const known = new Set((await api.bets()).map(({ id }) => id))
    const { keyboard } = page
    const active = (selector: string) =>
      page.evaluate((what) => document.activeElement?.matches(what) === true, selector)
    const tabUntil = (what: string, isThere: () => Promise<boolean>) =>
      until(
        `the focus to reach ${what}`,
        async () => (await isThere()) || (await keyboard.press('Tab').then(() => false)),
        PATIENCE_MS,
        5,
      )
    const tabTo = (selector: string) => tabUntil(selector, () => active(selector))

    await keyboard.press('/')
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' })
    // At once: text typed while the dialog loads is kept.
    await keyboard.type('bayren munchn')
    await field.waitFor()
    await page
      .getByRole('option', { name: /Bayern München/ })
      .first()
      .waitFor()
    await keyboard.press('ArrowDown')
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBeTruthy()
    await keyboard.press('Enter')
    await page.waitForURL(/bayern-munchen.*-m\d+$/)
    await page.locator('main [data-favorite^="team:"]').first().waitFor()

    await tabTo('main [data-favorite^="team:"]')
    const star = page.locator('main [data-favorite^="team:"]').first()
    await keyboard.press('Enter')
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
    const followed = async () =>
      (await api.get<{ data: readonly { id: number }[] }>('/api/v2/favourites/competitors')).data.map(
        ({ id }) => `team:${id}`,
      )
    await expect.poll(followed).toContain(await star.getAttribute('data-favorite'))

    const picked = page.locator('main button[aria-pressed="true"][data-outcome]')
    const presses = (button: Locator) =>
      tabUntil('the button of the slip', () => button.evaluate((it) => it === document.activeElement)).then(() =>
        keyboard.press('Enter'),
      )
    await until('a bet on the team', () =>
      unlessGone(async () => {
        await tabTo('main button[data-outcome]:not([disabled])')
        await keyboard.press('Enter')
        await until('the pick to show', async () => (await picked.count()) === 1, PRESS_MS, 50).catch(() => {
          throw new PickGone()
        })
        await player.slip.getByLabel('Stake').first().waitFor()
        await keyboard.press('b')
        await expect.poll(() => active('aside [data-stake]')).toBe(true)
        await keyboard.type('5')
        return player.places(presses)
      }),
    )
    await expect.poll(async () => (await api.bets()).filter(({ id }) => !known.has(id)).length).toBe(1)
    expect(problems).toEqual([])
    await context.close()
  })

  test('CAT-07 CAT-09: yesterday’s results equal the API’s, match by match, over all their pages', async () => {
    const { context, page, problems } = await openPage(browser)
    const visitor = bettor(page, product.origin)
    await visitor.opens('/sports/results')
    const yesterday = page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Yesterday' })
    await yesterday.click()
    await expect.poll(() => yesterday.getAttribute('aria-current')).toBe('page')
    const date = new URL(page.url()).searchParams.get('date') ?? ''
    const first = page.url()
    const shown = new Map<string, string>()
    async function walks(): Promise<void> {
      shown.clear()
      for (;;) {
        const rows = await page
          .locator('main [data-match]')
          .evaluateAll((all) =>
            all.map((row) => [
              row.getAttribute('data-match') ?? '',
              [...(row.querySelector('[data-kind="total"]')?.children ?? [])].map((side) => side.textContent).join(':'),
            ]),
          )
        for (const [id = '', score = ''] of rows) shown.set(id, score)
        const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
        if ((await next.count()) === 0) break
        const before = page.url()
        await next.click()
        await page.waitForURL((url) => url.href !== before)
        await expect
          .poll(async () =>
            shown.has((await page.locator('main [data-match]').first().getAttribute('data-match')) ?? ''),
          )
          .toBe(false)
      }
    }
    const [from, to] = [startInBerlin(date), startInBerlin(date, 1) - 1].map((at) => new Date(at).toISOString())
    const range = `start_from=${from}&start_to=${to}`
    const truth = async () => {
      const { data } = await fetchJson<{ data: readonly PastMatch[] }>(
        product.origin,
        `/api/v2/matches?match_status=finished&type=match&limit=500&${range}`,
      )
      return data.map(({ id, statistics: { total_score: total } }) => [String(id), `${total.home}:${total.away}`])
    }
    // Soon after midnight matches of yesterday are still under way: a walk on which none ended is compared.
    let before = await truth()
    await until('a walk on which no match ended', async () => {
      if (page.url() !== first) await visitor.opens(first.slice(product.origin.length))
      await walks()
      const after = await truth()
      const isSame = JSON.stringify(after) === JSON.stringify(before)
      before = after
      return isSame
    })
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(before))
    expect(Number(await page.locator('main [data-total]').first().getAttribute('data-total'))).toBe(shown.size)
    expect(problems).toEqual([])
    await context.close()
  })
})
