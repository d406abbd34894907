import { createRng, type Rng } from '@touchline/sports'
import type { WorldTournament } from '../../../../seed/world.ts'
import { roundPairs } from './round-robin.ts'
import type { PlanWorld } from './types.ts'

export const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

/** A pairing of the weekly programme with its kick-off in wall ms. */
export interface Fixture {
  readonly tournament: WorldTournament
  readonly homeId: number
  readonly awayId: number
  readonly startsAt: number
}

/** Start of the UTC day a moment lies in. */
export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS
}

/**
 * What the leagues' weekly programmes put on a day (`day` = its start in wall ms, UTC). Follows from the world alone:
 * planning a day twice, or days in another order, gives the same fixtures.
 */
export function dayProgramme(world: PlanWorld, day: number): readonly Fixture[] {
  return world.tournaments.flatMap((tournament) => leagueDay(world, tournament, day))
}

function leagueDay({ seed, share }: PlanWorld, tournament: WorldTournament, day: number): readonly Fixture[] {
  const weekday = Math.floor((day - FIRST_MONDAY_MS) / DAY_MS) % 7
  const week = Math.floor((day - FIRST_MONDAY_MS) / (7 * DAY_MS))
  const drawn = shuffled(tournament.field, createRng(`${seed}/draw/${tournament.key}`))
  const perRound = Math.floor(drawn.length / 2)
  const fixtures: Fixture[] = []
  tournament.week.forEach((slot, i) => {
    if (slot.weekday !== weekday) return
    // Slots count on through the weeks; every `perRound` of them make a round of the league.
    const place = week * tournament.week.length + i
    const round = Math.floor(place / perRound)
    const pairs = shuffled(roundPairs(drawn, round), createRng(`${seed}/round/${tournament.key}/${round}`))
    const pair = pairs[place % perRound]
    if (pair === undefined) return
    if (share < 1 && !createRng(`${seed}/share/${tournament.key}/${place}`).chance(share)) return
    const [homeId, awayId] = pair
    fixtures.push({ tournament, homeId, awayId, startsAt: day + slot.minuteOfDay * MINUTE_MS })
  })
  return fixtures
}

function shuffled<T>(items: readonly T[], rng: Rng): readonly T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = rng.int(0, i)
    const a = result[i] as T
    result[i] = result[j] as T
    result[j] = a
  }
  return result
}
