import type { WorldTournament } from '../../../../seed/world.ts'
import type { ClubIndex } from './club-index.ts'
import type { Fixture } from './fixture.ts'

/** Share of a league's teams that must be known for it to be recognised. */
const ENOUGH = 0.5

/**
 * The league rows belong to: the one in which most of their teams are at home, when that is at least half of them. Cups
 * whose clubs live in other leagues are never meant.
 */
export function chooseLeague(
  fixtures: readonly Fixture[],
  clubs: ClubIndex,
  leagues: readonly WorldTournament[],
): WorldTournament | null {
  const teams = new Set(fixtures.flatMap(({ home, away }) => [home, away]))
  const ids = [...teams].map((name) => clubs.find(name, null)?.id).filter((id) => id !== undefined)
  let best: WorldTournament | null = null
  let most = 0
  for (const league of leagues) {
    if (!league.field.every((id) => Math.floor(id / 100) === league.id)) continue
    const count = ids.filter((id) => league.field.includes(id)).length
    if (count > most) {
      best = league
      most = count
    }
  }
  return most >= ENOUGH * teams.size ? best : null
}
