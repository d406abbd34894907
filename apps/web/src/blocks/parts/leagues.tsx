import type { CallQuery, Tournament } from '@touchline/contract'
import type { SportKey } from '@touchline/contract/constants'
import { Flag } from '@touchline/ui'
import { useCall } from '../../data/index.ts'
import { sportPath } from '../../navigation/index.ts'
import type { Tile } from './Tiles.tsx'
import { answered } from './use-answers.ts'

/** Ids are looked up among the most important leagues: a call names one sport or category, and never leagues. */
const MOST = 500

export interface LeagueWish {
  readonly tournamentIds: readonly number[]
  readonly limit: number
  readonly sport?: SportKey | undefined
}

/** What is asked for leagues: those named, or the most important ones. */
export function leagueCall({ tournamentIds, limit, sport }: LeagueWish): {
  readonly query: CallQuery<'getTournaments'>
} {
  return {
    query: {
      ...(sport !== undefined && { sport_key: sport }),
      page: 1,
      limit: tournamentIds.length > 0 ? MOST : limit,
    },
  }
}

/** The leagues named in their order, or the first by importance. */
function chosen(all: readonly Tournament[], { tournamentIds, limit }: LeagueWish): readonly Tournament[] {
  if (tournamentIds.length === 0) return all.slice(0, limit)
  return tournamentIds.flatMap((id) => all.find((league) => league.id === id) ?? []).slice(0, limit)
}

export function useLeagues(wish: LeagueWish) {
  const answer = answered(useCall('getTournaments', leagueCall(wish), { staleTime: 60_000 }))
  return answer.state === 'there' ? { ...answer, data: chosen(answer.data.data, wish) } : answer
}

export function leagueTile({ name, sport, slug, category, events_count: events }: Tournament): Tile {
  return {
    to: sportPath(sport.key, slug),
    icon: <Flag country={category.country_code} />,
    label: name,
    hint: `${sport.name} · ${category.name}`,
    count: events.live + events.prematch,
  }
}
