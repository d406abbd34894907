import type { MatchSportKey } from '@touchline/betting'
import type { WorldTournament } from '../../../../seed/world.ts'
import { type Diary, daysOff } from './diary.ts'

/** A side that is free at a moment. */
export interface RestedSide {
  readonly id: number
  /** End of its last match, wall ms; minus infinity where none is known. */
  readonly last: number
}

export interface RestedLeague {
  readonly tournament: WorldTournament
  /** At least two, the most rested first. */
  readonly sides: readonly RestedSide[]
}

const HOUR_MS = 3_600_000

/**
 * The leagues of a sport with the sides that may start a match at a moment (wall ms). Matches that are on at every
 * hour, at the speed of the simulation, need more sides than the world has, so not every side can have days off behind
 * it too. Sides with days off ahead and an hour behind come first, then those with a shorter time ahead, then all that
 * are free.
 */
export function restedLeagues(
  diary: Diary,
  leagues: readonly WorldTournament[],
  sport: MatchSportKey,
  at: number,
): readonly RestedLeague[] {
  const off = daysOff(sport)
  const free = leagues.map((tournament) => ({
    tournament,
    sides: tournament.field
      .map((id) => ({ id, ...diary.around(id, at) }))
      .filter(({ last, next }) => last <= at && next > at)
      .sort((a, b) => (a.last === b.last ? 0 : a.last - b.last)),
  }))
  for (const ahead of [off, off / 6]) {
    const rested = free
      .map(({ tournament, sides }) => ({
        tournament,
        sides: sides.filter(({ last, next }) => next - at > ahead && at - last >= HOUR_MS),
      }))
      .filter(({ sides }) => sides.length >= 2)
    if (rested.length > 0) return rested
  }
  return free.filter(({ sides }) => sides.length >= 2)
}
