import type { EventStatus, RealtimeEvent } from '@touchline/contract'
import { EVENT_STATUS, MARKET_STATUS } from '@touchline/contract/constants'
import { describe, expect, test } from 'vitest'
import { aDraw, aMarket, aMatch, anOutright, aTotal } from '../testing/catalogue.ts'
import { liveHarness, resultAt, statisticsWith } from '../testing/live-harness.ts'

describe('prices that move', () => {
  test('LIVE-03: only the outcome that moved is updated, once a frame, and the others stay the same objects', () => {
    const page = liveHarness()
    const [home, draw] = [page.follow('1/', '1'), page.follow('1/', '2')]
    const drawBefore = page.live.outcome(7, '1/', '2')
    page.live.push({
      type: 'markets_changed',
      data: { match_id: 7, version: 2, priced_at: '', patches: [resultAt(20_000, 30_500, 39_000)], markets: [] },
    })
    page.live.push({
      type: 'markets_changed',
      data: { match_id: 7, version: 3, priced_at: '', patches: [resultAt(19_500, 30_500, 39_000)], markets: [] },
    })
    expect(home.updates).toBe(0)
    page.frame()
    expect([home.updates, draw.updates]).toEqual([1, 0])
    expect(page.price('1/', '1')).toBe(19_500)
    expect(page.live.outcome(7, '1/', '2')).toBe(drawBefore)
  })

  test('ODDS-03: a price remembers which way it moved and when; a new one has not moved', () => {
    const page = liveHarness()
    expect(page.live.outcome(7, '1/', '1')).toMatchObject({ direction: null, changedAt: 0 })
    page.passTime(5_000)
    page.pricesMove(2, resultAt(25_000, 30_000, 39_000))
    expect(page.live.outcome(7, '1/', '1')).toMatchObject({ direction: 'up', changedAt: 1_005_000 })
    expect(page.live.outcome(7, '1/', '2')).toMatchObject({ direction: 'down' })
  })

  test('LIVE-03: an older message never replaces a newer price, nor does an older response', () => {
    const page = liveHarness()
    page.pricesMove(9, resultAt(25_000, 30_000, 39_000))
    page.pricesMove(8, resultAt(11_000, 30_000, 39_000))
    page.live.ingestMarkets(7, [aMarket({ version: 5 })])
    expect(page.price('1/', '1')).toBe(25_000)
  })

  test('LIVE-03: a change that overtakes the response with the market is caught up', () => {
    const page = liveHarness()
    const overtaking = {
      id: 18,
      specifier: 'total=3.5',
      status: 1 as const,
      most_balanced: false,
      outcomes: [
        { id: '12', active: true, odds: 30_000 },
        { id: '13', active: true, odds: 13_500 },
      ],
    }
    page.pricesMove(6, overtaking)
    expect(page.price('18/total=3.5', '12')).toBeUndefined()
    page.live.ingestMarkets(7, [aTotal(3.5, { version: 4 })])
    expect(page.price('18/total=3.5', '12')).toBe(30_000)
  })

  test('MATCH-04: a suspended market keeps its odds, a closed one leaves the lists, one without outcomes never comes in', () => {
    const page = liveHarness()
    page.pricesMove(2, resultAt(21_000, 30_500, 39_000, { status: -1 }))
    expect(page.live.outcome(7, '1/', '1')).toMatchObject({ odds: 21_000, marketStatus: -1 })
    page.pricesMove(3, resultAt(21_000, 30_500, 39_000, { status: 0 }))
    expect(page.live.market(7, '1/')?.status).toBe(0)
    page.live.ingestMarkets(7, [aMarket({ id: 99, outcomes: [] })])
    expect(page.live.market(7, '99/')).toBeUndefined()
  })

  test('LIVE-03: an outcome missing from a change is off the board, its price kept', () => {
    const page = liveHarness()
    page.pricesMove(2, { ...resultAt(21_000, 30_500, 39_000), outcomes: [{ id: '1', active: true, odds: 21_000 }] })
    expect(page.live.outcome(7, '1/', '3')).toMatchObject({ active: false, odds: 39_000 })
  })

  test('LIVE-03: when a provider goes down all its prices stop being bettable, and come back with it', () => {
    const page = liveHarness()
    const home = page.follow('1/', '1')
    page.send({ type: 'provider_status_changed', data: { provider: 'betradar', status: 'down' } })
    expect(page.live.outcome(7, '1/', '1')).toMatchObject({ marketStatus: -1, odds: 21_000 })
    page.pricesMove(2, resultAt(22_000, 30_500, 39_000))
    expect(page.live.outcome(7, '1/', '1')).toMatchObject({ marketStatus: -1, odds: 22_000 })
    page.send({ type: 'provider_status_changed', data: { provider: 'betradar', status: 'up' } })
    expect(page.live.outcome(7, '1/', '1')?.marketStatus).toBe(1)
    expect(home.updates).toBe(3)
  })

  test('CAT-03: a listed line that is no longer the balanced one has the listing fetched again, once', () => {
    const page = liveHarness()
    const moved = {
      id: 18,
      specifier: 'total=2.5',
      status: 1 as const,
      most_balanced: false,
      outcomes: [
        { id: '12', active: true, odds: 15_000 },
        { id: '13', active: true, odds: 25_000 },
      ],
    }
    page.pricesMove(2, moved)
    page.pricesMove(3, {
      ...moved,
      outcomes: [
        { id: '12', active: true, odds: 14_500 },
        { id: '13', active: true, odds: 26_000 },
      ],
    })
    expect(page.staleListings).toEqual([7])
  })
})

test('CAT-03: a line that the book lists though none is balanced is not requested again with every price', () => {
  const page = liveHarness()
  const moved = (version: number) =>
    page.pricesMove(version, {
      id: 18,
      specifier: 'total=2.5',
      status: 1 as const,
      most_balanced: false,
      outcomes: [
        { id: '12', active: true, odds: 15_000 + version * 100 },
        { id: '13', active: true, odds: 25_000 },
      ],
    })
  moved(2)
  expect(page.staleListings).toEqual([7])
  page.live.ingestEvents([aMatch({ version: 3, secondary_market: aTotal(2.5, { most_balanced: false, version: 2 }) })])
  moved(4)
  moved(5)
  expect(page.staleListings).toEqual([7])
})

describe('scores and clocks that move', () => {
  test('LIVE-03: match_changed replaces score and phase, an older one does not', () => {
    const page = liveHarness()
    const changed = (version: number, home: number) =>
      ({
        type: 'match_changed',
        data: {
          match_id: 7,
          version,
          stage: 7,
          stage_name: '2nd half',
          start_time: '2026-11-20T20:00:00.000Z',
          available_markets: 90,
          bet_stop_reason: null,
          statistics: statisticsWith({ total_score: { home, away: 1 } }),
        },
      }) as const
    page.send(changed(5, 2))
    page.send(changed(4, 0))
    expect(page.live.facts(7)).toMatchObject({
      availableMarkets: 90,
      statistics: { total_score: { home: 2, away: 1 } },
    })
  })

  test('CAT-05: match_changed names the event that is offered in place of this one, until this one is offered again', () => {
    const page = liveHarness()
    const changed = (version: number, more: { readonly offered_as?: number }) =>
      page.send({
        type: 'match_changed',
        data: {
          match_id: 7,
          version,
          stage: 7,
          stage_name: '2nd half',
          start_time: '2026-11-20T20:00:00.000Z',
          available_markets: 0,
          bet_stop_reason: null,
          ...more,
          statistics: statisticsWith({}),
        },
      })
    changed(5, { offered_as: 8 })
    changed(4, {})
    expect(page.live.facts(7)?.offeredAs).toBe(8)
    changed(6, {})
    expect(page.live.facts(7)?.offeredAs).toBeUndefined()
    page.live.ingestEvents([aMatch({ version: 7, offered_as: 9 })])
    expect(page.live.facts(7)?.offeredAs).toBe(9)
  })

  test('CAT-05: match_status_changed moves the status and nothing else', () => {
    const page = liveHarness()
    const before = page.live.facts(7)
    page.send({
      type: 'match_status_changed',
      data: { match_id: 7, version: 2, status: 4, sport_key: 'football', tournament_id: 17 },
    })
    expect(page.live.facts(7)).toEqual({ ...before, status: 4 })
  })

  test('CAT-05: an outright names the event that is offered in place of it, until it is offered again', () => {
    const page = liveHarness()
    const anOutrightAs = (version: number, more: { readonly offered_as?: number }) =>
      page.live.ingestEvents([{ ...anOutright({ id: 9, version }), ...more }])
    const receives = (version: number, more: { readonly offered_as?: number }) =>
      page.send({
        type: 'match_status_changed',
        data: { match_id: 9, version, status: 0, sport_key: 'football', tournament_id: 17, ...more },
      })
    anOutrightAs(3, {})
    receives(5, { offered_as: 10 })
    receives(4, {})
    expect(page.live.facts(9)).toMatchObject({ status: 0, offeredAs: 10 })
    receives(6, {})
    expect(page.live.facts(9)?.offeredAs).toBeUndefined()
    anOutrightAs(7, { offered_as: 11 })
    expect(page.live.facts(9)?.offeredAs).toBe(11)
  })

  test('LIVE-03: draw_changed shows the balls so far, an older one takes none back', () => {
    const page = liveHarness()
    page.live.ingestEvents([aDraw({ id: 9, version: 3 })])
    expect(page.live.facts(9)?.drawn).toEqual({ balls: [], bonus: null })
    const drawn = (version: number, balls: number[], bonus_ball: number | null) =>
      page.send({ type: 'draw_changed', data: { match_id: 9, version, balls, bonus_ball } })
    drawn(5, [17, 4], null)
    drawn(4, [17], null)
    expect(page.live.facts(9)?.drawn).toEqual({ balls: [17, 4], bonus: null })
    page.live.ingestEvents([aDraw({ id: 9, version: 3 })])
    expect(page.live.facts(9)?.drawn?.balls).toEqual([17, 4])
    drawn(6, [17, 4, 31], 8)
    expect(page.live.facts(9)?.drawn).toEqual({ balls: [17, 4, 31], bonus: 8 })
  })

  test('LIVE-03: messages for matches that are not on the page change nothing and reach listeners', () => {
    const page = liveHarness()
    const received: string[] = []
    page.live.listen('match_status_changed', (event) => received.push(event.type))
    page.send({
      type: 'match_status_changed',
      data: { match_id: 8, version: 2, status: 1, sport_key: 'football', tournament_id: 17 },
    })
    expect(page.live.event(8)).toBeUndefined()
    expect(received).toEqual(['match_status_changed'])
  })

  test('LIVE-03: a listener that throws keeps no other from hearing, nor a price from moving, and is reported', () => {
    const page = liveHarness()
    const received: string[] = []
    page.live.listen('markets_changed', () => {
      throw new Error('broken')
    })
    page.live.listen('markets_changed', (event) => received.push(event.type))
    page.pricesMove(9, resultAt(25_000, 30_000, 39_000))
    expect(received).toEqual(['markets_changed'])
    expect(page.price('1/', '1')).toBe(25_000)
    expect(page.problems).toEqual([expect.stringContaining('broken')])
  })

  test('LIVE-03: a response older than the stream does not turn the score back', () => {
    const page = liveHarness(aMatch({ version: 10 }))
    page.live.ingestEvents([aMatch({ version: 3, stage_name: '1st half' })])
    expect(page.live.facts(7)?.stageName).toBe('2nd half')
  })
})

describe('an event that takes no bets', () => {
  const locked = { marketStatus: MARKET_STATUS.suspended }
  const open = { marketStatus: MARKET_STATUS.allowed }
  const receives = (page: ReturnType<typeof liveHarness>, version: number, status: EventStatus) => {
    page.live.push({
      type: 'match_status_changed',
      data: { match_id: 7, version, status, sport_key: 'football', tournament_id: 17 },
    })
    page.frame()
  }

  test.each([EVENT_STATUS.stopped, EVENT_STATUS.closed, EVENT_STATUS.finished, EVENT_STATUS.not_covered])(
    'CAT-05, LIVE-03: status %i locks every price at once, whatever its markets say, and keeps the odds',
    (status) => {
      const page = liveHarness()
      page.live.ingestMarkets(7, [aMarket(), aTotal(2.5)])
      const home = page.follow('1/', '1')
      const before = page.price('1/', '1')
      receives(page, 50, status)
      expect(home.updates).toBe(1)
      for (const [key, outcome] of [
        ['1/', '1'],
        ['1/', '2'],
        ['18/total=2.5', '12'],
      ] as const)
        expect(page.live.outcome(7, key, outcome)).toMatchObject(locked)
      expect(page.price('1/', '1')).toBe(before)
      page.pricesMove(51, resultAt(25_000, 30_000, 39_000))
      expect(page.live.outcome(7, '1/', '1')).toMatchObject({ ...locked, odds: 25_000 })
      page.live.ingestMarkets(7, [aTotal(3.5, { version: 52 })])
      expect(page.live.outcome(7, '18/total=3.5', '12')).toMatchObject(locked)
    },
  )

  test('CAT-05: play that goes on opens what its markets leave open, and an older word changes nothing', () => {
    const page = liveHarness()
    receives(page, 50, EVENT_STATUS.stopped)
    receives(page, 49, EVENT_STATUS.live)
    expect(page.live.outcome(7, '1/', '1')).toMatchObject(locked)
    receives(page, 51, EVENT_STATUS.live)
    expect(page.live.outcome(7, '1/', '1')).toMatchObject(open)
  })

  test('LIVE-03: a provider that comes back does not open an event that is over', () => {
    const page = liveHarness()
    receives(page, 50, EVENT_STATUS.finished)
    for (const status of ['down', 'up'] as const) {
      page.live.push({ type: 'provider_status_changed', data: { provider: 'betradar', status } } as RealtimeEvent)
      page.frame()
    }
    expect(page.live.outcome(7, '1/', '1')).toMatchObject(locked)
  })
})
