import type { Lineup, MatchStatistics } from '@touchline/contract'
import { createRng, footballLineup } from '@touchline/sports'
import type { MatchEntry } from '../catalogue/index.ts'

type Lineups = Extract<MatchStatistics, { type: 'lineups' }>

/** Line-ups are announced an hour before kick-off; who is missing is known before. */
const ANNOUNCED_MS = 3_600_000

/**
 * The players in a match, as far as its source knows: the demo world knows those of its own football. Matches of a
 * provider have none.
 */
export function lineups({ id, tournament, home, away, startsAt }: MatchEntry, now: number): Lineups {
  const { sport } = tournament.category
  if (sport.key !== 'football' || tournament.markets !== undefined)
    return { type: 'lineups', match_id: id, home: null, away: null }
  const isAnnounced = now >= startsAt - ANNOUNCED_MS
  const of = (competitorId: number): Lineup => {
    const { formation, starting, bench, absent } = footballLineup(
      competitorId,
      createRng(`lineup ${id} ${competitorId}`),
    )
    return {
      formation: isAnnounced ? formation : null,
      starting: isAnnounced ? [...starting] : [],
      bench: isAnnounced ? [...bench] : [],
      absent: [...absent],
    }
  }
  return { type: 'lineups', match_id: id, home: of(home.id), away: of(away.id) }
}
