import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { EVENT_STATUS } from '@touchline/contract/constants'
import type { Browser, Page, Route } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Bettor, bettor } from '../harness/bettor.ts'
import { CHROMIUM, openPage } from '../harness/browser.ts'
import { answers, breaks, chunkOf, gone, listenToReports, type Reports, tapLine } from '../harness/faults.ts'
import type { Product } from '../harness/product.ts'
import { aroundBorrowed } from '../harness/shared/around-borrowed.ts'
import { until } from '../harness/wait.ts'

const TABLE = readFileSync(join(import.meta.dirname, '../../docs/failures.md'), 'utf8')
const REFUSED = {
  code: 1000,
  key: 'error.internal',
  localized_message: 'No.',
  data: { details: [], errors_by_bet: [] },
}

/** A page module that is there and throws when it is shown. */
const THROWING_PAGE = `export const page = {
  load: async () => ({ kind: 'found' }),
  head: () => ({ title: 'Broken', description: 'Broken' }),
  Page() { throw new Error('broken page') },
}`

describe.skipIf(!CHROMIUM)('faults are reported once, and mended', () => {
  let product: Product
  let browser: Browser
  let page: Page
  let player: Bettor
  let reports: Reports
  let close: () => Promise<void>

  aroundBorrowed('quick', (lent) => {
    product = lent.product
    browser = lent.browser
  })
  beforeEach(async () => {
    const opened = await openPage(browser)
    page = opened.page
    close = () => opened.context.close()
    player = bettor(page, product.origin)
    reports = listenToReports(page)
  })
  afterEach(() => close())

  /** The frame of the page is there whatever broke: header, rail and slip. */
  async function expectFrame(): Promise<void> {
    expect(await page.getByRole('banner').isVisible()).toBe(true)
    expect(await page.getByRole('navigation', { name: 'All sports' }).isVisible()).toBe(true)
    expect(
      await page.getByRole('complementary', { name: 'Ticket' }).or(page.locator('aside')).first().isVisible(),
    ).toBe(true)
    expect(((await page.locator('main').textContent()) ?? '').trim()).not.toBe('')
  }

  /** Reported once, and written down in the table of docs/failures.md. */
  async function expectReported(...expected: string[]): Promise<void> {
    await until(`the report of ${expected.join(', ')}`, async () =>
      expected.every((one) => reports.reported().includes(one)),
    )
    for (const one of expected) {
      expect(reports.reported().filter((report) => report === one)).toHaveLength(1)
      expect(TABLE).toContain(`\`${one}\``)
    }
  }

  const errorPage = () => page.getByRole('heading', { name: /something went wrong/ })
  const visit = (name: string) => page.getByRole('link', { name, exact: false }).first().click()

  test('1. settings without settings: the slip opens all the same, and has its limits once they arrive', async () => {
    const settings = await breaks(page, '**/api/v2/settings', answers(200, { data: {} }))
    await player.opens('/sports/football')
    await player.picks(player.odds().first())
    await player.slip.getByLabel('Stake').first().waitFor()
    await expectFrame()
    await expectReported('answer getSettings')
    await settings.mend()
    await player.slip.getByRole('button', { name: /5/ }).first().waitFor()
  })

  test('2. sports that are none: the rail keeps those it has', async () => {
    const line = await tapLine(page)
    await player.opens('/sports/football')
    await breaks(page, '**/api/v2/sports**', answers(200, { data: [{ id: 1 }] }))
    const data = { match_id: 1, version: 1, status: EVENT_STATUS.live, sport_key: 'football', tournament_id: 1 }
    line.publish('public:en', { type: 'match_status_changed', data })
    await expectReported('answer getSports')
    await expectFrame()
    expect(await page.getByRole('navigation', { name: 'All sports' }).getByRole('link').count()).toBeGreaterThan(8)
  })

  test('3. a player whose request fails is no visitor: it is reported, and they are restored without action', async () => {
    await player.opens('/sports')
    await player.signsIn(product.players.demo)
    const asked = await breaks(page, '**/api/player', answers(500, REFUSED))
    await page.reload()
    await page.getByText("Can't load your account").waitFor()
    expect(await page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true }).count()).toBe(0)
    await asked.mend()
    await page.locator('[data-balance]').first().waitFor()
  })

  test('4. ERROR-06: an odds format that cannot be saved is kept in the browser, and this is reported', async () => {
    await player.opens('/sports/football')
    await player.signsIn(product.players.demo)
    await breaks(page, '**/settings', (route) =>
      route.request().method() === 'GET' ? route.continue() : answers(500, REFUSED)(route),
    )
    await page.getByRole('button', { name: /^Odds format/ }).click()
    await page.getByRole('radio', { name: /^American/ }).click()
    // The default alert of what failed: its title, and what it was.
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await alert.getByText('Your odds format could not be saved').waitFor()
    await until('American odds', async () => /^[+−-]\d/.test((await player.odds().first().textContent()) ?? ''))
  })

  test('5. the realtime code does not come: it is fetched again, and prices move', async () => {
    const chunk = await breaks(page, chunkOf('/open-line.ts'), gone)
    await page.goto(`${product.origin}/sports/live`)
    await expectReported('chunk realtime line')
    await chunk.mend()
    await until('the line', () =>
      page.evaluate(
        () => (window as unknown as { __touchline?: { connected: boolean } }).__touchline?.connected ?? false,
      ),
    )
    await until('open prices', async () => (await player.odds().count()) > 0)
  })

  test('6. a list that fails on the way to a page: the error page offers to try again, and heals by itself', async () => {
    await player.opens('/sports')
    const named = { ...REFUSED, data: { ...REFUSED.data, request_id: 'named-in-the-log' } }
    const matches = await breaks(page, '**/api/v2/matches?**', answers(500, named))
    await visit('In-play')
    await errorPage().waitFor()
    await page.getByRole('main').getByText('Reference: named-in-the-log').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor()
    await expectFrame()
    await expectReported('load getMatches')
    await matches.mend()
    await page.getByRole('heading', { name: /^In-play/ }).waitFor()
  })

  test('7. a message that is no event: it is left out, and all others go on', async () => {
    const line = await tapLine(page)
    await player.opens('/sports/live')
    line.publish('public:en', { type: 'markets_changed', data: { match_id: 'seven' } })
    await expectReported('event public')
    await expectFrame()
    expect(await player.odds().count()).toBeGreaterThan(0)
  })

  test('8. a page that throws: it says so in its place, and going on leads out of it', async () => {
    await player.opens('/sports')
    await breaks(page, chunkOf('routes/schedule.ts'), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: THROWING_PAGE }),
    )
    await visit('Schedule')
    await errorPage().waitFor()
    await expectFrame()
    await expectReported('render page schedule')
    await visit('In-play')
    await page.getByRole('heading', { name: /^In-play/ }).waitFor()
  })

  test('9. the code of a page does not come: the error page, and the page once it does', async () => {
    await player.opens('/sports')
    const chunk = await breaks(page, chunkOf('routes/schedule.ts'), gone)
    await visit('Schedule')
    await errorPage().waitFor()
    await expectFrame()
    await expectReported('load schedule')
    await chunk.mend()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: /^Schedule/ }).waitFor()
  })

  test('10. the code of the slip does not come: its place says so, the pick is kept, and it opens once it comes', async () => {
    await player.opens('/sports/football')
    const chunk = await breaks(page, chunkOf('/SlipEditor.tsx'), gone)
    await player.picks(player.odds().first())
    const aside = page.getByText('This part could not be shown.')
    await aside.waitFor()
    expect(await page.locator('main [data-match]').count()).toBeGreaterThan(0)
    await expectReported('render block bet-slip')
    expect(await page.getByRole('button', { name: 'Try again' }).first().isVisible()).toBe(true)
    await chunk.mend()
    await player.slip.getByLabel('Stake').first().waitFor()
  })

  test('11. texts that do not come at first: the page of the server is shown, and becomes interactive with them', async () => {
    const chunk = await breaks(page, chunkOf('messages/en/core.js'), gone)
    await page.goto(`${product.origin}/sports/live`)
    await expectFrame()
    await expectReported('chunk messages')
    await chunk.mend()
    await until('the line', () =>
      page.evaluate(
        () => (window as unknown as { __touchline?: { connected: boolean } }).__touchline?.connected ?? false,
      ),
    )
  })

  test('12. markets that are none: the error page of the match, and the match once they are', async () => {
    await player.opens('/sports/live')
    const markets = await breaks(page, '**/api/v2/matches/*/markets**', answers(200, { data: [{}], pagination: {} }))
    await page.locator('main [data-match] a').first().click()
    await errorPage().waitFor()
    await expectReported('answer getMatchMarkets')
    await markets.mend()
    await page.locator('main button[data-look="row"]').first().waitFor()
  })

  test('13. an unhandled rejection and a script that throws: reported, and nothing else', async () => {
    await player.opens('/sports')
    await page.evaluate(() => {
      void Promise.reject(new Error('not awaited'))
      setTimeout(() => {
        throw new Error('not caught')
      })
    })
    await expectReported('rejection window', 'script window')
    await expectFrame()
  })

  test('14. the line ends for good: the page says so and offers to reload, and lives again after it', async () => {
    const line = await tapLine(page)
    await player.opens('/sports/live')
    await line.end(3_501)
    const ended = page.getByText('Live odds stopped')
    await ended.waitFor()
    await page.unrouteAll()
    await page.getByRole('status').getByRole('button', { name: 'Reload' }).click()
    await ended.waitFor({ state: 'detached' })
    await until('open prices', async () => (await player.odds().count()) > 0)
  })

  test('15. HTML made of text, a script in it and one from elsewhere are kept out of the page', async () => {
    const opened = await openPage(browser, { mayViolate: true })
    await opened.page.goto(`${product.origin}/sports`)
    const ran = await opened.page.evaluate(() => {
      const attempt = (does: () => void) => {
        try {
          does()
        } catch {}
      }
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ranHere = true">'))
      attempt(() => {
        const script = document.createElement('script')
        script.src = 'https://evil.example/x.js'
        document.head.append(script)
      })
      return 'ranHere' in window
    })
    expect(ran).toBe(false)
    await expect.poll(() => opened.violations).toEqual(['require-trusted-types-for', 'require-trusted-types-for'])
    await opened.context.close()
  })

  test('16. malformed addresses get the 404 page of the product', async () => {
    const { hostname, port } = new URL(product.origin)
    for (const path of ['/%', '/%ff', '/sports/%ff', '/de/sports/football/%E0%A4%A', '/sports/../%']) {
      // Neither a browser nor fetch would send it unchanged.
      const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        get({ hostname, port, path }, (response) => {
          let text = ''
          response.on('data', (chunk) => {
            text += chunk
          })
          response.on('end', () => resolve({ status: response.statusCode, text }))
        }).on('error', reject)
      })
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.text).toMatch(path.startsWith('/de') ? 'lang="de"' : '<h1')
    }
  })

  /** A running football match: the one with most tabs. */
  async function opensRunningMatch(): Promise<void> {
    await player.opens('/sports/football?tab=all')
    await page.locator('main [data-match] a').first().click()
    await page.locator('main button[data-look="row"]').first().waitFor()
  }

  const PARTS_OF_MATCH = [
    ['Statistics', '/StatisticsTab.tsx'],
    ['Line-ups', '/LineupsTab.tsx'],
    ['Preview', '/PreviewTab.tsx'],
    ['Bet builder', '/BetBuilder.tsx'],
  ] as const

  test('17. ERROR-04: the code of a tab of a match does not come: the tab says so, all prices stay, and it opens once it comes', async () => {
    for (const [, module] of PARTS_OF_MATCH) await breaks(page, chunkOf(module), gone)
    await opensRunningMatch()
    const prices = await player.odds().count()
    for (const [name, module] of PARTS_OF_MATCH) {
      const tab = page.getByRole('main').getByRole('tab', { name, exact: true })
      if ((await tab.count()) === 0) continue
      await tab.click()
      const panel = page.getByRole('main').getByRole('tabpanel').filter({ hasText: 'This part could not be shown.' })
      await panel.first().waitFor()
      expect(await errorPage().count()).toBe(0)
      await page.unroute(chunkOf(module))
      await panel.getByRole('button', { name: 'Try again' }).first().click()
      await panel.first().waitFor({ state: 'detached' })
      await page.getByRole('main').getByRole('tab', { name: 'Markets', exact: true }).click()
      await expect.poll(() => player.odds().count()).toBeGreaterThan(prices / 2)
    }
    expect(
      await page
        .getByRole('tab', { name: 'Statistics' })
        .or(page.getByRole('tab', { name: 'Preview' }))
        .count(),
    ).toBe(1)
  })

  test('18. ERROR-04: what opens over the page and does not come says so over it; the page stays, and it opens once it comes', async () => {
    const chunk = await breaks(page, chunkOf('/SearchDialog.tsx'), gone)
    await player.opens('/sports/football')
    await page.keyboard.press('/')
    const note = page.locator('[data-over]')
    await note.getByText('This part could not be shown.').waitFor()
    expect(await page.locator('main [data-match]').count()).toBeGreaterThan(0)
    await note.getByRole('button', { name: 'Close' }).click()
    await note.waitFor({ state: 'detached' })
    await chunk.mend()
    await page.keyboard.press('/')
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
  })

  test('19. a new release took the code away: a reload is offered, and the slip is kept over it', async () => {
    await player.opens('/sports/football')
    const gate = (route: Route) => route.fulfill({ status: 404, body: '' })
    await player.picks(player.odds().first())
    await player.slip.getByLabel('Stake').first().waitFor()
    // What offers it came while the page was idle.
    await page.waitForLoadState('networkidle')
    const scripts = await breaks(page, /\/sports\/assets\/[^/]+\.js$/, gate)
    await visit('Schedule')
    await page.getByText('A new version is available').waitFor()
    await scripts.mend()
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { name: /^Schedule/ }).waitFor()
    await player.slip.getByLabel('Stake').first().waitFor()
  })

  test('20. PLAYER-05: favourites that cannot be read: the page says so, stars are unknown, and all are there once they can', async () => {
    await player.opens('/sports/football')
    await player.signsIn(product.players.demo)
    const asked = await breaks(page, '**/api/v2/favourites/**', answers(500, REFUSED))
    await page.goto(`${product.origin}/sports/favorites`)
    const words = 'Your favourites could not be loaded'
    await page.locator('[data-toast]').getByText(words).waitFor()
    const note = page.getByRole('main').getByRole('alert').filter({ hasText: words })
    await note.waitFor()
    await visit('In-play')
    await page.locator('main [data-favorite][aria-pressed="mixed"]').first().waitFor()
    await page.goBack()
    await note.getByRole('button', { name: 'Try again' }).click()
    await note.waitFor()
    await asked.mend()
    await note.waitFor({ state: 'detached' })
    await until('known stars', async () => (await page.locator('[aria-pressed="mixed"]').count()) === 0)
  })
})
