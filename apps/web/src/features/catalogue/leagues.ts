import type { CallQuery, Tournament } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'

/** Ids are looked up among the most important leagues: a call names one sport or category, and never leagues. */
const MOST = 500

export interface LeagueWish {
  readonly tournamentIds: readonly number[]
  readonly limit: number
  readonly sport?: SportKey | undefined
  /** Whether the caller chooses among them: all are fetched then. */
  readonly isAmongMany?: boolean | undefined
}

/** The call for leagues: those named, or the most important ones. */
export function leagueCall({ tournamentIds, limit, sport, isAmongMany = false }: LeagueWish): {
  readonly query: CallQuery<'getTournaments'>
} {
  return {
    query: {
      ...(sport !== undefined && { sport_key: sport }),
      page: 1,
      limit: tournamentIds.length > 0 || isAmongMany ? MOST : limit,
    },
  }
}

/** The leagues named in their order, or the first by importance. */
export function chosenLeagues(
  all: readonly Tournament[],
  { tournamentIds, limit, isAmongMany }: LeagueWish,
): readonly Tournament[] {
  if (isAmongMany && tournamentIds.length === 0) return all
  if (tournamentIds.length === 0) return all.slice(0, limit)
  return tournamentIds.flatMap((id) => all.find((league) => league.id === id) ?? []).slice(0, limit)
}
