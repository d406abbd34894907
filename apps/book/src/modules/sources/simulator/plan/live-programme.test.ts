import { MATCH_SPORT_KEYS } from '@touchline/contract'
import { SPORT_MODELS } from '@touchline/sports'
import { expect, test } from 'vitest'
import { createWorld } from '../../../../seed/world.ts'
import { liveHorizonMs, lookBackMs, slotAfter, slotBefore } from '../programme/horizon.ts'
import { DAY_MS, dayOf, dayProgramme } from './day-programme.ts'
import { busyUntil, createDiary, daysOff } from './diary.ts'
import { planLive, slotMs } from './live-programme.ts'
import { planMatch } from './plan-match.ts'
import { type PlannedMatch, planWorld } from './types.ts'

const HOUR_MS = 3_600_000

/** Plans a world as the simulator does, round by round, for `rounds` horizons of wall time from `start` on. */
function planned(seed: string, speed: number, start: number, rounds: number, share = 1) {
  const world = planWorld(seed, createWorld(seed), SPORT_MODELS, share)
  const diary = createDiary()
  const matches: (PlannedMatch & { readonly isFiller: boolean })[] = []
  for (let day = dayOf(start) - DAY_MS; day <= dayOf(start) + 7 * DAY_MS; day += DAY_MS) {
    for (const fixture of dayProgramme(world, day)) {
      const match = planMatch(world, diary, fixture, speed, daysOff(fixture.tournament.sport))
      if (match !== null) matches.push({ ...match, isFiller: false })
    }
  }
  const horizon = liveHorizonMs(speed)
  let from = slotBefore(start - lookBackMs(speed), speed)
  for (let round = 1; round <= rounds; round++) {
    const until = slotAfter(start + round * horizon, speed)
    const spans = matches.map(({ sport, tournamentId, startsAt, lengthMs }) => ({
      ...{ sport, tournamentId, startsAt },
      endsAt: startsAt + lengthMs / speed,
    }))
    const fillers = planLive({ world, diary, spans, from, until, speed })
    matches.push(...fillers.map((match) => ({ ...match, isFiller: true })))
    from = until
  }
  return { matches, end: start + rounds * horizon }
}

const CASES = [
  { seed: 'touchline', speed: 1, at: '2026-11-21T14:50:00Z' },
  { seed: 'touchline', speed: 6, at: '2026-11-20T18:20:13Z' },
  { seed: 'kick-off', speed: 6, at: '2026-11-24T03:02:00Z' },
  { seed: 'kick-off', speed: 60, at: '2027-01-02T09:00:30Z' },
  { seed: 'touchline', speed: 600, at: '2026-11-22T20:45:00Z' },
] as const

test.for(CASES)(
  'CAT-03: with $seed at speed $speed at least 40 are live at every moment, all sports among them',
  ({ seed, speed, at }) => {
    const start = Date.parse(at)
    const { matches, end } = planned(seed, speed, start, 4)
    const spans = matches.map(({ sport, startsAt, lengthMs }) => ({
      sport,
      startsAt,
      endsAt: startsAt + lengthMs / speed,
    }))
    let most = 0
    for (let now = start; now < end; now += slotMs(speed) / 3) {
      const live = spans.filter((span) => span.startsAt <= now && span.endsAt > now)
      expect(live.length, new Date(now).toISOString()).toBeGreaterThanOrEqual(45)
      expect(new Set(live.map((span) => span.sport)).size, new Date(now).toISOString()).toBe(MATCH_SPORT_KEYS.length)
      most = Math.max(most, live.length)
    }
    expect(most).toBeLessThan(80)
  },
)

/** Time between the end of a side's match and the start of its next one, wall ms. */
function* rests(planned: readonly (PlannedMatch & { readonly isFiller: boolean })[], speed: number) {
  const own = new Map<number, (PlannedMatch & { readonly isFiller: boolean })[]>()
  for (const match of planned.toSorted((a, b) => a.startsAt - b.startsAt)) {
    for (const id of [match.homeId, match.awayId]) {
      const before = own.get(id)?.at(-1)
      if (before !== undefined)
        yield { before, match, rest: match.startsAt - before.startsAt - before.lengthMs / speed }
      own.set(id, [...(own.get(id) ?? []), match])
    }
  }
}

test.for(CASES)('with $seed no club has two fixtures within two days, at any speed ($speed)', ({ seed, speed, at }) => {
  const { matches } = planned(seed, speed, Date.parse(at), 0)
  const fixtures = matches.filter(({ sport }) => sport !== 'tennis')
  const all = [...rests(fixtures, speed)]
  expect(all.length).toBeGreaterThan(300)
  expect(all.filter(({ rest }) => rest < 48 * HOUR_MS)).toEqual([])
})

test('a football club that fills the programme has no fixture in the next two days, and an hour of rest', () => {
  const { matches } = planned('touchline', 6, Date.parse('2026-11-27T20:30:00Z'), 5)
  const all = [...rests(matches, 6)].filter(({ before }) => before.isFiller && before.sport === 'football')
  expect(all.length).toBeGreaterThan(100)
  const isTooSoon = ({ before, match, rest }: (typeof all)[number]) =>
    match.isFiller ? rest < HOUR_MS : match.startsAt - before.startsAt < 48 * HOUR_MS
  expect(all.filter(isTooSoon)).toEqual([])
})

test.for(CASES)(
  'with $seed at speed $speed no team plays two matches at a time, nor without rest',
  ({ seed, speed, at }) => {
    const { matches } = planned(seed, speed, Date.parse(at), 4)
    const byTeam = new Map<number, { from: number; to: number }[]>()
    for (const { homeId, awayId, startsAt, lengthMs } of matches) {
      for (const id of [homeId, awayId]) {
        const own = byTeam.get(id) ?? []
        own.push({ from: startsAt, to: busyUntil(startsAt + lengthMs / speed, speed) })
        byTeam.set(id, own)
      }
    }
    for (const own of byTeam.values()) {
      own.sort((a, b) => a.from - b.from)
      for (let i = 1; i < own.length; i++) expect(own[i]?.from).toBeGreaterThanOrEqual(own[i - 1]?.to ?? 0)
    }
  },
)

test('CAT-03: where two fifths of the programme are played, at least 17 matches are live at every moment, all sports among them', () => {
  const start = Date.parse('2026-11-20T18:20:13Z')
  const { matches, end } = planned('touchline', 6, start, 2, 0.4)
  const whole = planned('touchline', 6, start, 2).matches
  expect(matches.length / whole.length).toBeGreaterThan(0.3)
  expect(matches.length / whole.length).toBeLessThan(0.5)
  for (let now = start; now < end; now += slotMs(6) / 3) {
    const live = matches.filter(({ startsAt, lengthMs }) => startsAt <= now && startsAt + lengthMs / 6 > now)
    expect(live.length, new Date(now).toISOString()).toBeGreaterThanOrEqual(17)
    expect(live.length, new Date(now).toISOString()).toBeLessThan(32)
    expect(new Set(live.map(({ sport }) => sport)).size, new Date(now).toISOString()).toBe(MATCH_SPORT_KEYS.length)
  }
})

// At the speed of the world, the fixtures of a Saturday leave little to fill.
const FILLED = CASES.filter(({ speed }) => speed > 1)

test.for(FILLED)('CAT-03: with $seed at speed $speed football in play shares leagues, as in a round', (given) => {
  const { seed, speed, at } = given
  const start = Date.parse(at)
  const { matches, end } = planned(seed, speed, start, 4)
  const perLeague: number[] = []
  for (let now = start; now < end; now += slotMs(speed)) {
    const live = matches.filter(
      ({ sport, startsAt, lengthMs }) => sport === 'football' && startsAt <= now && startsAt + lengthMs / speed > now,
    )
    perLeague.push(live.length / new Set(live.map(({ tournamentId }) => tournamentId)).size)
  }
  const mean = perLeague.reduce((sum, count) => sum + count, 0) / perLeague.length
  expect(mean).toBeGreaterThan(1.8)
})

test('the same seed plans the same matches', () => {
  const start = Date.parse('2026-11-20T18:20:13Z')
  expect(planned('touchline', 6, start, 1).matches).toEqual(planned('touchline', 6, start, 1).matches)
  expect(planned('touchline', 6, start, 1, 0.3).matches).toEqual(planned('touchline', 6, start, 1, 0.3).matches)
})

test('CAT-07: a week holds at least 350 fixtures, on the days and at the hours of their leagues', () => {
  const world = planWorld('touchline', createWorld('touchline'), SPORT_MODELS, 1)
  const start = dayOf(Date.parse('2026-11-20T00:00:00Z'))
  const week = Array.from({ length: 7 }, (_, i) => dayProgramme(world, start + i * DAY_MS)).flat()
  expect(week.length).toBeGreaterThanOrEqual(350)
  const league = week.filter(({ tournament }) => tournament.key === 'bundesliga')
  // Nine matches a round, each side once.
  expect(league).toHaveLength(9)
  expect(new Set(league.flatMap(({ homeId, awayId }) => [homeId, awayId])).size).toBe(18)
  expect(new Set(league.map(({ startsAt }) => new Date(startsAt).getUTCDay()))).toEqual(new Set([5, 6, 0]))
})
