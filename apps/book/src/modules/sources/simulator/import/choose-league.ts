import type { WorldTournament } from '../../../../seed/world.ts'
import type { ClubIndex } from './club-index.ts'
import type { Fixture } from './fixture.ts'

/** Share of a league's teams that must be known for it to be recognised. */
const ENOUGH = 0.5
/** The same where the operator has named another country than the league's. */
const SURELY = 0.8
/** Share of them that may be at home in another country before it is a cup. */
const STRANGERS = 0.2

/**
 * The league rows belong to: the one in which most of their teams are at home, when that is at least half of them. Cups
 * whose clubs live in other leagues are never meant, nor those of several countries.
 * @param isExpected whether a league is of the country that the operator has named, where there is one
 */
export function chooseLeague(
  fixtures: readonly Fixture[],
  clubs: ClubIndex,
  leagues: readonly WorldTournament[],
  isExpected: (league: WorldTournament) => boolean = () => true,
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
  if (best === null || most < (isExpected(best) ? ENOUGH : SURELY) * teams.size) return null
  const { categoryId } = best
  const compatriots = new Set(leagues.flatMap((league) => (league.categoryId === categoryId ? league.field : [])))
  const strangers = ids.filter((id) => isAtHome(id, leagues) && !compatriots.has(id)).length
  return strangers <= STRANGERS * teams.size ? best : null
}

/** Whether a club is one of the world's leagues, as those of imports are not. */
function isAtHome(id: number, leagues: readonly WorldTournament[]): boolean {
  return leagues.some((league) => league.field.includes(id))
}
