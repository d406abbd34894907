import { randomUUID } from 'node:crypto'
import type { Bet, CallAnswer, EventStatus, EventType, Market, Match, RealtimeEvent } from '@touchline/contract'
import { EVENT_STATUS, MARKET_STATUS } from '@touchline/contract/constants'
import type { Browser, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signInByHttp } from '../harness/api.ts'
import { bettor } from '../harness/bettor.ts'
import { CHROMIUM, launchBrowser, openPage, WHOLE_CHROMIUM } from '../harness/browser.ts'
import { tapLine, whileOpen } from '../harness/faults.ts'
import type { Product } from '../harness/product.ts'
import { pushedPage, standInForPushService } from '../harness/push-worker.ts'
import { aroundBorrowed } from '../harness/shared/around-borrowed.ts'
import { PUSH_SERVICE } from '../harness/shared/settings.ts'

describe.skipIf(!CHROMIUM)('what moves on an open page', () => {
  let product: Product
  let browser: Browser

  aroundBorrowed('calm', (lent) => {
    product = lent.product
    browser = lent.browser
  })

  test('PLACE-02 SLIP-06 SLIP-07: the refused price is named, accepted with one press and placed with the next', async () => {
    const { context, page } = await openPage(browser)
    const player = bettor(page, product.origin)
    const api = await signInByHttp(product.origin, product.players.rich)
    const opening = await api.balance()
    await player.opens('/sports/basketball')
    await player.signsIn(product.players.rich)
    await player.picks(player.odds(page.locator('main [data-match]').last()).first())
    await player.stakes('12')

    // As if the price had moved after the press: the claim that leaves the browser is a higher one than the book's.
    let claims = 0
    await page.route('**/api/v3/bets', async (route) => {
      const request = route.request()
      if (request.method() !== 'POST' || claims++ > 0) return route.continue()
      const body = request.postDataJSON() as { bets: { selections: { odds: number }[] }[] }
      for (const bet of body.bets) for (const selection of bet.selections) selection.odds += 5_000
      return route.continue({ postData: JSON.stringify(body) })
    })
    await player.slip
      .getByRole('button', { name: /^Place bet/ })
      .last()
      .click()
    const accept = player.slip.getByRole('button', { name: /^Accept/ }).last()
    await accept.waitFor()
    // Shown once: the leg has both prices.
    await player.slip.getByText('The odds have changed').waitFor()
    expect(await player.slip.getByText('The odds have changed').count()).toBe(1)
    expect(await api.balance()).toBe(opening)
    await accept.click()
    expect(await page.getByRole('region', { name: 'Bet placed' }).isVisible()).toBe(false)
    const ids = await player.places()
    expect(ids).toHaveLength(1)
    expect(await api.balance()).toBe(opening - 1_200)
    await context.close()
  })

  test('LIVE-03 ODDS-03 CAT-05 MATCH-04 BETS-02 PLAYER-06: every event of the stream changes what it is about on screen, at once and nothing else', async () => {
    const { context, page, problems } = await openPage(browser)
    const line = await tapLine(page)
    const player = bettor(page, product.origin)
    const api = await signInByHttp(product.origin, product.players.demo)
    const { data: me } = await api.get<{ data: { id: number } }>('/api/player')
    const { data: matches } = await api.get<{ data: readonly Match[] }>(
      '/api/v2/matches?type=match&match_status=prematch&bettable=true&sort_by=-start_time&limit=5',
    )
    const match = matches.find(({ main_market: market }) => market?.status === MARKET_STATUS.allowed)
    const main = match?.main_market
    const [first] = main?.outcomes ?? []
    if (!match || !main || !first) throw new Error('Nothing is on offer before its start.')
    const selection = { match_id: match.id, market_id: main.id, specifier: main.specifier, outcome_id: first.id }
    const taken = await api.send(
      'POST',
      '/api/v3/bets',
      {
        meta: { device_id: 'journey', auto_accept_odds_change: 'any' },
        bets: [{ stake: { value: 300, currency: 'EUR' }, selections: [{ ...selection, odds: first.odds }] }],
      },
      { 'idempotency-key': randomUUID() },
    )
    const [{ id: betId }] = ((await taken.json()) as { data: [Bet] }).data
    const { data: bet } = await api.get<{ data: Bet }>(`/api/v3/bets/${betId}`)

    await player.opens('/sports')
    await player.signsIn(product.players.demo)
    await player.opens(`/sports/${match.tournament.sport.key}/${match.slug}`)
    await player.openTab('My bets')
    const card = page.locator(`article[data-bet-id="${betId}"]`).first()
    await card.waitFor()
    line.mute()
    const unreceived = new Set<EventType>([
      'match_changed',
      'markets_changed',
      'match_status_changed',
      'provider_status_changed',
      'tournament_pool_changed',
      'balance_changed',
      'unread_counters_changed',
      'notification',
      'bet_changed',
      'bet_cashout_changed',
      'bonus_issued',
    ])
    const publishes = (channel: string) => (event: RealtimeEvent) => {
      unreceived.delete(event.type)
      line.publish(channel, event)
    }
    const ofMatch = publishes(`match:en:${match.id}`)
    const ofAll = publishes('public:en')
    const mine = publishes(`$private:en:${me.id}`)
    let version = Date.now()
    const next = () => {
      version += 1
      return version
    }
    const price = page
      .locator(`main button[data-outcome="${match.id}/${main.id}/${main.specifier}/${first.id}"]`)
      .first()
    const patch = (odds: number, status: Market['status'] = MARKET_STATUS.allowed) => ({
      id: main.id,
      specifier: main.specifier,
      status,
      most_balanced: main.most_balanced,
      outcomes: main.outcomes.map(({ id, active, odds: other }) => ({
        id,
        active,
        odds: id === first.id ? odds : other,
      })),
    })
    const changed = (patches: ReturnType<typeof patch>[], markets: Market[] = []) =>
      ofMatch({
        type: 'markets_changed',
        data: { match_id: match.id, version: next(), priced_at: new Date().toISOString(), patches, markets },
      })
    const statusOf = (status: EventStatus) =>
      ofMatch({
        type: 'match_status_changed',
        data: {
          match_id: match.id,
          version: next(),
          status,
          sport_key: match.tournament.sport.key,
          tournament_id: match.tournament.id,
        },
      })
    const open = page.locator('main button[data-look="row"]:not([disabled]):not([aria-disabled="true"])')
    const shown = await open.count()
    expect(shown).toBeGreaterThan(5)

    changed([patch(first.odds + 7_700)])
    // Read at the same moment, since the arrow disappears after a while. It outlasts the colour, which is short.
    const look = () =>
      price.evaluate((it) => {
        const lasts = (part: string) => getComputedStyle(it.querySelector(part) ?? it).animationDelay
        return `${it.getAttribute('data-moved')} ${it.textContent} ${lasts('span[dir]:not([data-label])')} ${lasts('[data-direction]')}`
      })
    const raised = ((first.odds + 7_700) / 10_000).toFixed(2).replace('.', '\\.')
    await expect.poll(look).toMatch(new RegExp(`^up .*${raised} 0\\.6s 4s$`, 's'))
    changed([patch(first.odds, MARKET_STATUS.suspended)])
    await expect.poll(() => price.isEnabled()).toBe(false)
    expect(await open.count()).toBeGreaterThan(0)
    changed([patch(first.odds)])
    await expect.poll(() => price.isEnabled()).toBe(true)

    // A market of a group that the page has not had gets its tab where the book lists the group.
    const group = { key: 'of-this-test', name: 'Curiosities', count: 1 }
    const answersGroups = whileOpen(async (route) => {
      const answer = await (await route.fetch()).json()
      const groups = answer.groups.filter(({ key }: { key: string }) => key !== 'all')
      // The page may have sent one more request than the test waits for.
      await route
        .fulfill({ json: { ...answer, groups: [groups[0], group, ...groups.slice(1)] } })
        .catch(() => undefined)
    })
    await page.route(`**/api/v2/matches/${match.id}/markets?**`, answersGroups)
    changed([], [{ ...main, id: 999_999, name: 'Odd one', market_groups: [group.key, 'all'], version: next() }])
    const tab = page.getByRole('main').getByRole('button', { name: /^Curiosities/ })
    await tab.waitFor()
    expect(await tab.evaluate((it) => [...(it.parentElement?.children ?? [])].indexOf(it))).toBe(1)
    await page.unroute(`**/api/v2/matches/${match.id}/markets?**`)

    for (const status of [EVENT_STATUS.stopped, EVENT_STATUS.closed, EVENT_STATUS.finished, EVENT_STATUS.not_covered]) {
      statusOf(status)
      await expect.poll(() => open.count(), { message: `prices while a match is at ${status}` }).toBe(0)
      statusOf(EVENT_STATUS.live)
      await expect.poll(() => open.count()).toBeGreaterThan(0)
    }
    ofAll({ type: 'provider_status_changed', data: { provider: match.provider, status: 'down' } })
    await expect.poll(() => open.count()).toBe(0)
    ofAll({ type: 'provider_status_changed', data: { provider: match.provider, status: 'up' } })
    await expect.poll(() => open.count()).toBeGreaterThan(0)

    const score = { home: 41, away: 37 }
    ofMatch({
      type: 'match_changed',
      data: {
        match_id: match.id,
        version: next(),
        stage: match.stage,
        stage_name: match.stage_name,
        start_time: match.start_time,
        available_markets: 4_321,
        bet_stop_reason: null,
        statistics: {
          clock: null,
          total_score: score,
          game_score: null,
          current_server: null,
          max_period_number: 2,
          period_score: [],
          situation: null,
          counters: {},
        },
      },
    })
    const board = page.locator(`main [data-match="${match.id}"]`).first()
    await board.getByText('41').first().waitFor()
    await board.getByText('37').first().waitFor()

    mine({ type: 'balance_changed', data: { currency: 'EUR', balance: 12_345_67, version: Date.now() * 1_000 } })
    await expect.poll(() => player.balance()).toBe(12_345_67)
    mine({ type: 'unread_counters_changed', data: { unread: 9 } })
    const bell = page.locator('[data-unread]').first()
    await expect.poll(() => bell.getAttribute('data-unread')).toBe('9')
    mine({ type: 'bet_cashout_changed', data: { bet_id: betId, to_cashout: 222 } })
    await card.locator('[data-cash-out="222"]').waitFor()
    mine({
      type: 'bet_changed',
      data: { ...bet, status: 'done', result: 'win_entire', win_amount: 987, to_cashout: null },
    })
    // A bet that is won in view stays there, with what it paid.
    await page.locator(`article[data-bet-id="${betId}"][data-won-here]`).first().waitFor()
    await page
      .locator('aside')
      .getByText(/^Settled/)
      .first()
      .click()
    await card.locator('[data-bet-paid="987"]').waitFor()
    expect(await card.locator('[data-cash-out]').count()).toBe(0)

    const message = {
      id: 1,
      title: 'Kick-off at the lane',
      body: 'Now.',
      caption: null,
      type: 'bet',
      object_type: null,
    }
    await page.route('**/api/v2/notifications?**', (route) =>
      route.fulfill({ json: { data: [], pagination: { total: 0, page: 1, limit: 100, last_page: 1 } } }),
    )
    await bell.click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await list.getByText('No notifications yet. Updates on your bets appear here.').waitFor()
    const notification = { ...message, object_id: null, read: false, created_at: new Date().toISOString() }
    await page.route('**/api/v2/notifications?**', (route) =>
      route.fulfill({
        json: { data: [notification], pagination: { total: 1, page: 1, limit: 100, last_page: 1 } },
      }),
    )
    mine({ type: 'notification', data: { ...notification, type: 'bet' } })
    await list.getByText('Kick-off at the lane').waitFor()
    await page.keyboard.press('Escape')

    // The shown bonuses are fetched again: the next response has one more, and then another pool.
    await player.opens('/sports/promotions')
    const hunt = page.locator('[data-bonus^="hunting_tournament:"]').first()
    await hunt.waitFor()
    const [, huntId] = /:(\d+)$/.exec((await hunt.getAttribute('data-bonus')) ?? '') ?? []
    const given = { id: 987_654, name: 'Given just now', pool: 0 }
    const answersAll = whileOpen((route) => answersBonuses(route, given, Number(huntId)))
    for (const address of ['**/api/v2/bonuses?**', '**/api/v2/bonuses']) await page.route(address, answersAll)
    expect(await page.getByText(given.name).count()).toBe(0)
    mine({ type: 'bonus_issued', data: { bonus_id: given.id, type: 'hunting_tournament' } })
    await page.locator(`[data-bonus="hunting_tournament:${given.id}"]`).getByText(given.name).waitFor()
    given.pool = 7_654_321
    ofAll({
      type: 'tournament_pool_changed',
      data: { tournament_id: Number(huntId), pool: given.pool, currency: 'EUR' },
    })
    await hunt.getByText('76,543.21').waitFor()

    expect([...unreceived]).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test.skipIf(!WHOLE_CHROMIUM)(
    `PLAYER-07: a player turns on push for this device after a press, is led to the bet by what arrives, and stops it${WHOLE_CHROMIUM ? '' : ' (skipped: the shell of Chromium shows no notifications)'}`,
    async () => {
      const whole = await launchBrowser([], WHOLE_CHROMIUM)
      const { context, page, problems } = await openPage(whole)
      await standInForPushService(context, product.origin, `${PUSH_SERVICE}/push/1`)
      const player = bettor(page, product.origin)
      await player.opens('/sports')
      await player.signsIn(product.players.rich)
      expect(context.serviceWorkers()).toEqual([])
      await page.locator('[data-unread]').first().click()
      const list = page.getByRole('dialog', { name: 'Notifications' })
      await list.getByText('Push notifications').click()
      await list.getByText(/Your browser asks for permission first/).waitFor()
      expect(await page.evaluate(() => window.subscribedWith)).toBeUndefined()
      await list.getByRole('button', { name: 'Turn on notifications' }).click()
      await list.locator('[data-push="on"]').waitFor()
      const api = async () =>
        page.evaluate(async () => {
          const answer = await fetch('/api/v2/push')
          return ((await answer.json()) as { data: { key: string; topics: string[] | null } }).data
        })
      expect(await api()).toEqual({
        key: await page.evaluate(() => window.subscribedWith),
        topics: ['bets', 'kick_offs'],
      })
      await list.getByLabel(/^Kick-offs/).uncheck()
      await expect.poll(async () => (await api()).topics).toEqual(['bets'])

      const device = await pushedPage(page, product.origin)
      const message = { title: 'Bet won', body: 'Open to see your bet.', tag: 'bet-7' }
      // A Chromium that has just begun may lose a notification: the same message again is the same notification.
      await expect
        .poll(
          async () => {
            await device.arrives({ ...message, path: '/sports/bets/7', lang: 'en' })
            return device.shown()
          },
          { interval: 1_000 },
        )
        .toEqual([message])
      expect((await device.presses()).opened).toEqual([`${product.origin}/sports/bets/7`])
      await expect.poll(() => device.shown()).toEqual([])

      await list.getByRole('button', { name: 'Turn off notifications' }).click()
      await list.locator('[data-push="off"]').waitFor()
      expect((await api()).topics).toBeNull()
      expect(problems).toEqual([])
      await context.close()
      await whole.close()
    },
  )

  /**
   * The real bonuses, and one more like a tournament among them; the tournament's pool is replaced where one is given.
   */
  async function answersBonuses(route: Route, given: { id: number; name: string; pool: number }, like: number) {
    const answer = (await (await route.fetch()).json()) as CallAnswer<'getBonuses'>
    const data = answer.data.flatMap((bonus) =>
      bonus.type === 'hunting_tournament' && bonus.id === like
        ? [given.pool === 0 ? bonus : { ...bonus, pool: given.pool }, { ...bonus, id: given.id, name: given.name }]
        : [bonus],
    )
    return route.fulfill({ json: { ...answer, data } })
  }

  /** The number of matches in all pages of a listing as the server makes them, and the number in its heading. */
  async function rowsOf(path: string): Promise<{ readonly declared: number; readonly rows: number }> {
    const rows = new Set<string>()
    let declared = -1
    for (let next: string | undefined = path; next !== undefined; ) {
      const html: string = await (await fetch(product.origin + next)).text()
      const [, total = '', listing = ''] = /data-total="(\d+)"(.*)/s.exec(html) ?? []
      if (declared < 0) declared = Number(total)
      for (const [, id = ''] of listing.matchAll(/<li[^>]* data-match="(\d+)"/g)) rows.add(id)
      const link = /<a [^>]*rel="next"[^>]*>/.exec(listing)?.[0]
      next = link && /href="([^"]+)"/.exec(link)?.[1]?.replaceAll('&amp;', '&')
    }
    return { declared, rows: rows.size }
  }

  test('CAT-09: listings show as many rows as their headings say, over all their pages', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    for (const path of [
      '/sports/live',
      '/sports/football',
      '/sports/football?tab=all',
      '/sports/football?tab=all&side=home&sortBy=time',
      '/sports/cybersport',
      '/sports/schedule',
      `/sports/results?date=${yesterday}`,
      '/sports/football/england',
      '/sports/football/premier-league-t1001',
      '/sports/tennis?tab=all&time=24',
    ]) {
      // A match that begins between two pages moves the others by one: compared is a walk during which none began.
      await expect
        .poll(() => rowsOf(path).then(({ declared, rows }) => rows > 0 && rows - declared), { message: path })
        .toBe(0)
    }
  })
})
