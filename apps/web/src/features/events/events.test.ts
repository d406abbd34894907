import { EVENT_STATUS } from '@touchline/contract/constants'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMarket, aMatch } from '../../testing/catalogue.ts'
import { statisticsWith } from '../../testing/live-harness.ts'
import { announcedText, clockText, isBreak, minutesAnnounced } from './clock-text.ts'
import { listingColumns, marketsBeside } from './columns.ts'
import { dayAfter, dayKey, startOfDay } from './day-key.ts'
import { overWord } from './EventTime.tsx'
import { asDrawnByTime, groupByLeague } from './group-by-league.ts'
import { scoreColumns, scoreHeads } from './score-columns.ts'
import { sportsNamed } from './sports-named.ts'
import { steadyList } from './steady-list.ts'

const UPDATED = Date.parse('2026-11-20T21:00:00.000Z')
const CLOCK = {
  match_time: 3_792,
  stoppage_time: null,
  stoppage_time_announced: null,
  remaining_time: null,
  remaining_time_in_period: null,
  stopped: false,
  clock_updated_at: '2026-11-20T21:00:00.000Z',
  speed: 1,
}

describe('the clock of a match', () => {
  test('CAT-06: it runs from its last message at the match’s own speed', () => {
    expect(clockText(CLOCK, UPDATED)).toBe('63:12')
    expect(clockText(CLOCK, UPDATED + 5_000)).toBe('63:17')
    expect(clockText({ ...CLOCK, speed: 6 }, UPDATED + 5_000)).toBe('63:42')
  })

  test('CAT-06: it does not move while it is stopped, and never runs before its message', () => {
    expect(clockText({ ...CLOCK, stopped: true }, UPDATED + 60_000)).toBe('63:12')
    expect(clockText(CLOCK, UPDATED - 60_000)).toBe('63:12')
  })

  test('CAT-06: sports that count down show what remains of the period, and stop at nothing', () => {
    const down = { ...CLOCK, remaining_time: 898, remaining_time_in_period: 178 }
    expect(clockText(down, UPDATED + 10_000)).toBe('2:48')
    expect(clockText(down, UPDATED + 500_000)).toBe('0:00')
  })

  test('CAT-06: in a break it is no sign of play; a whistle or a time-out is no break', () => {
    const stopped = { ...CLOCK, stopped: true }
    const situation = (type: string) => ({ type, side: null, progress: null })
    expect(isBreak({ clock: stopped, situation: null })).toBe(true)
    expect(isBreak({ clock: stopped, situation: situation('break') })).toBe(true)
    expect(isBreak({ clock: stopped, situation: situation('timeout') })).toBe(false)
    expect(isBreak({ clock: CLOCK, situation: null })).toBe(false)
    expect(isBreak({ clock: null, situation: null })).toBe(false)
  })

  test('CAT-06: stoppage time is minutes beyond the half; a sport without a clock shows none', () => {
    expect(clockText({ ...CLOCK, match_time: 2_700, stoppage_time: 70 }, UPDATED)).toBe('45+2′')
    expect(clockText({ ...CLOCK, match_time: null }, UPDATED)).toBeNull()
  })

  test('CAT-06: a clock in stoppage time says of how many minutes, and says them once', () => {
    expect(announcedText(3, '44:50')).toBe(' +3′')
    expect(announcedText(3, '45+1′')).toBe('/3′')
  })

  test('CAT-06: announced stoppage time is in whole minutes, and null if none was announced', () => {
    expect(
      [null, 0, 60, 150, 240].map((time) => minutesAnnounced({ ...CLOCK, stoppage_time_announced: time })),
    ).toEqual([null, null, 1, 3, 4])
  })
})

describe('scores of a row', () => {
  test('CAT-04: football shows the first half once it is over, and the total last', () => {
    expect(scoreColumns('football', statisticsWith({})).map(({ home, away }) => `${home}:${away}`)).toEqual([
      '1:0',
      '1:1',
    ])
    const [firstHalf] = statisticsWith({}).period_score
    if (!firstHalf) throw new Error('the fixture has two halves')
    expect(scoreColumns('football', statisticsWith({ period_score: [firstHalf] }))).toHaveLength(1)
  })

  test('CAT-04: tennis shows points, games and sets; 50 is advantage', () => {
    const columns = scoreColumns('tennis', statisticsWith({ game_score: { home: 50, away: 40 } }))
    expect(columns.map(({ home, away }) => `${home}:${away}`)).toEqual(['1:0', '0:1', 'A:40', '1:1'])
    expect(columns.map(({ kind, isEarlier }) => (isEarlier ? `${kind} before` : kind))).toEqual([
      'games before',
      'games',
      'points',
      'sets',
    ])
  })

  test('CAT-04: nothing is shown twice, and every column says what it counts', () => {
    const map = statisticsWith({ game_score: { home: 11, away: 10 }, total_score: { home: 1, away: 0 } })
    expect(scoreColumns('cs2', map).map(({ kind, home }) => `${kind} ${home}`)).toEqual(['rounds 11', 'maps 1'])
    expect(scoreColumns('dota2', map).map(({ kind }) => kind)).toEqual(['kills', 'maps'])
    expect(scoreColumns('baseball', statisticsWith({})).map(({ kind }) => kind)).toEqual(['inning', 'inning', 'runs'])
    expect(scoreHeads('baseball')).toEqual(['inning', 'runs'])
    expect(scoreHeads('tennis')).toEqual(['games', 'points', 'sets'])
  })
})

describe('days of the viewer', () => {
  test('LOCALE-03: a day is the viewer’s own', () => {
    const late = Date.parse('2026-11-20T23:30:00Z')
    expect(dayKey(late, 'UTC')).toBe('2026-11-20')
    expect(dayKey(late, 'Europe/Berlin')).toBe('2026-11-21')
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  })

  test('CAT-07: a day begins at its midnight in every zone, also when clocks change', () => {
    expect(startOfDay('2026-11-20', 'Europe/Berlin')).toBe(Date.parse('2026-11-19T23:00:00Z'))
    expect(startOfDay('2026-03-29', 'Europe/Berlin')).toBe(Date.parse('2026-03-28T23:00:00Z'))
    expect(startOfDay('2026-03-30', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T22:00:00Z'))
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland')
    const days = fc.integer({ min: 0, max: 700 }).map((after) => dayAfter('2026-01-01', after))
    fc.assert(
      fc.property(zones, days, (zone, day) => {
        const start = startOfDay(day, zone)
        expect(dayKey(start, zone)).toBe(day)
        expect(dayKey(start - 1, zone)).toBe(dayAfter(day, -1))
      }),
    )
  })
})

describe('listings', () => {
  test('CAT-03: matches come by league, leagues in the order they first appear', () => {
    const other = { ...aMatch().tournament, id: 18 }
    const events = [aMatch({ id: 1 }), aMatch({ id: 2, tournament: other }), aMatch({ id: 3 })]
    expect(groupByLeague(events).map((matches) => matches.map(({ id }) => id))).toEqual([[1, 3], [2]])
  })

  test('CAT-03 ROUTE-06: sorted by time, neighbours of one league share a band, and no match leaves its place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 })), (leagues) => {
        const events = leagues.map((id, at) => aMatch({ id: at, tournament: { ...aMatch().tournament, id } }))
        const bands = groupByLeague(events, true)
        expect(bands.flat()).toEqual(events)
        const named = bands.map(([{ tournament }]) => tournament.id)
        expect(named.every((id, at) => id !== named[at - 1])).toBe(true)
        for (const band of bands) expect(new Set(band.map(({ tournament }) => tournament.id)).size).toBe(1)
        expect(asDrawnByTime(events)).toEqual(events)
      }),
    )
  })

  test('CAT-04: columns fit the widest main market and are named without a line', () => {
    expect(listingColumns([aMatch()])).toEqual([
      { group: 'main', name: 'Match result', cells: 3, marketId: null },
      { group: 'secondary', name: 'Total goals', cells: 2, marketId: null },
      { group: 'top', name: '', cells: 2, marketId: 0 },
    ])
    expect(listingColumns([aMatch({ main_market: null })])[0]?.cells).toBe(2)
  })

  test('CAT-04: the number beside a row counts the markets that the row does not show', () => {
    const column = (group: 'main' | 'secondary' | 'top', marketId: number | null = null) => ({
      group,
      name: '',
      cells: 2,
      marketId,
    })
    const columns = [column('main'), column('secondary'), column('top', 16)]
    const listing = { main: '1/', secondary: null, top: ['16/hcp=0.5'], balanced: [] }
    expect(marketsBeside(81, columns, listing)).toBe(79)
    expect(marketsBeside(81, columns, undefined)).toBe(81)
    expect(marketsBeside(1, columns, listing)).toBe(0)
  })

  test('CAT-05: closed, finished and not covered are not the same word', () => {
    const words = [EVENT_STATUS.closed, EVENT_STATUS.finished, EVENT_STATUS.not_covered].map(overWord)
    expect(words).toEqual(['catalogue.closed', 'catalogue.ended', 'catalogue.not_covered'])
  })

  test('CAT-04: a further market has the same columns in every row, also where a match lacks the one before it', () => {
    const handicap = aMarket({ id: 16, name: 'Handicap', specifier: 'hcp=1' })
    const both = aMarket({ id: 29, name: 'Both teams to score', specifier: '' })
    const columns = listingColumns([
      aMatch({ id: 1, top_markets: [both] }),
      aMatch({ id: 2, top_markets: [handicap, both] }),
    ])
    expect(columns.map(({ group, marketId }) => [group, marketId])).toEqual([
      ['main', null],
      ['secondary', null],
      ['top', 16],
      ['more', 29],
    ])
  })
})

describe('a list under the viewer’s eyes', () => {
  const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)
  const events = (...numbers: number[]) => numbers.map((id) => ({ id }))
  const seeing =
    (...visible: number[]) =>
    (id: number) =>
      visible.includes(id)

  test('CAT-03: an event that ended stays while it is on screen and leaves when it is not', () => {
    expect(ids(steadyList(events(1, 2, 3), events(1, 3), seeing(1, 2)).shown)).toEqual([1, 2, 3])
    expect(ids(steadyList(events(1, 2, 3), events(1, 3), seeing(1)).shown)).toEqual([1, 3])
  })

  test('CAT-03: a new event is inserted below the visible ones, and waits if its place is among them', () => {
    const { shown, held } = steadyList(events(1, 2, 3, 4), events(1, 9, 2, 3, 8, 4), seeing(1, 2, 3))
    expect(ids(shown)).toEqual([1, 2, 3, 8, 4])
    expect(held).toBe(1)
  })

  test('CAT-03: one that would come first waits while the top of the list is seen, and comes in once it is not', () => {
    expect(steadyList(events(1, 2, 3), events(9, 1, 2, 3), seeing(1, 2)).held).toBe(1)
    expect(ids(steadyList(events(1, 2, 3), events(9, 1, 2, 3), seeing(2, 3)).shown)).toEqual([9, 1, 2, 3])
    expect(ids(steadyList(events(1, 2, 3), events(1, 9, 2, 3), seeing(2, 3)).shown)).toEqual([1, 9, 2, 3])
  })

  test('CAT-03: what counts is where an event is drawn: beside those of its league, wherever it is listed', () => {
    const byParity = (list: readonly { readonly id: number }[]) => list.toSorted((a, b) => (b.id % 2) - (a.id % 2))
    const next = steadyList(events(1, 3, 2), events(1, 3, 2, 5), seeing(1, 3, 2), byParity)
    expect(next.held).toBe(1)
    expect(ids(steadyList(events(1, 3, 2), events(1, 3, 2, 4), seeing(1, 3, 2), byParity).shown)).toContain(4)
  })

  test('CAT-03: visible events never change their neighbours', () => {
    const list = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 })
    fc.assert(
      fc.property(list, list, fc.nat(19), fc.nat(19), (before, after, from, size) => {
        const visible = before.slice(from, from + size)
        const { shown, held } = steadyList(events(...before), events(...after), seeing(...visible))
        const at = visible.length ? ids(shown).indexOf(visible[0] ?? 0) : 0
        expect(ids(shown).slice(at, at + visible.length)).toEqual(visible)
        const missing = after.filter((id) => !ids(shown).includes(id))
        expect(missing).toHaveLength(held)
      }),
    )
  })
})

describe('sports by their names', () => {
  test('CAT-03: rows of another sport that come to the end of a list, and go again, name or unname nothing before them', () => {
    const football = ['football', 'football']
    for (const isFirstNamed of [true, false]) {
      const alone = sportsNamed(football, undefined, isFirstNamed)
      const mixed = sportsNamed([...football, 'tennis', 'tennis'], undefined, isFirstNamed)
      expect(alone).toEqual([isFirstNamed, false])
      expect(mixed).toEqual([...alone, true, false])
    }
  })

  test('CAT-09: a list that goes on from another names a sport only where another one begins', () => {
    expect(sportsNamed(['football', 'tennis'], 'football', false)).toEqual([false, true])
    expect(sportsNamed(['tennis'], 'football', false)).toEqual([true])
  })
})
