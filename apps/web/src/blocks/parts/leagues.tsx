import type { CallQuery, Tournament } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { useCall } from '../../data/index.ts'
import { chosenLeagues, type LeagueWish, leagueCall } from '../../features/catalogue/index.ts'
import { sportPath } from '../../navigation/index.ts'
import type { Tile } from './Tiles.tsx'
import { answered } from './use-answers.ts'

type Query = CallQuery<'getTournaments'>
/** Where leagues are looked for. */
type Within = Pick<Query, 'sport_key' | 'category_slug'>

/** @param within where leagues are looked up, in addition to the wish */
export function leaguesCall(wish: LeagueWish, within: Within = {}): { readonly query: Query } {
  return { query: { ...leagueCall(wish).query, ...within } }
}

export function useLeagues(wish: LeagueWish, within?: Within) {
  const answer = answered(useCall('getTournaments', leaguesCall(wish, within), { staleTime: 60_000 }))
  return answer.state === 'there' ? { ...answer, data: chosenLeagues(answer.data.data, wish) } : answer
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
