import type { Favourite, SportEvent } from '@touchline/contract'
import { useCall } from '../../data/index.ts'

const ALL = 500
const MOST_TEAMS = 200

function only<T extends Favourite['type']>(type: T, all: readonly Favourite[] | undefined) {
  return all?.filter((one): one is Extract<Favourite, { type: T }> => one.type === type) ?? []
}

/** The next match of each team. */
export function nextOfEach(ids: readonly number[], matches: readonly SportEvent[]): readonly SportEvent[] {
  const next = new Set<SportEvent>()
  for (const id of ids) {
    const first = matches.find(
      (match) => match.type === 'match' && (match.competitors.home.id === id || match.competitors.away.id === id),
    )
    if (first) next.add(first)
  }
  return [...next]
}

/**
 * The player's favourites; of each team also its next match. Events by start, undefined while they load. `retry`
 * fetches what could not be read again; null where all was.
 */
export function useFollowed() {
  const of = (type: Favourite['type']) => ({ params: { type }, query: { limit: ALL } }) as const
  const events = useCall('getFavourites', of('events'))
  const tournaments = useCall('getFavourites', of('tournaments'))
  const competitors = useCall('getFavourites', of('competitors'))
  const leagues = only('tournaments', tournaments.data?.data)
  const teams = only('competitors', competitors.data?.data)
  const unread = [events, tournaments, competitors].filter(({ isError }) => isError)
  const ids = teams.map(({ id }) => id).slice(0, MOST_TEAMS)
  const coming = useCall(
    'getMatches',
    { query: { competitor_id: ids.join(','), type: 'match', sort_by: 'start_time', limit: ALL } },
    { enabled: ids.length > 0 },
  )
  const starred = events.data && only('events', events.data.data).map(({ event }) => event)
  const known = new Set(starred?.map(({ id }) => id))
  const next = nextOfEach(ids, coming.data?.data ?? []).filter(({ id }) => !known.has(id))
  return {
    events: starred && [...starred, ...next].sort((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time)),
    leagues,
    teams,
    retry: unread.length === 0 ? null : () => unread.forEach(({ refetch }) => void refetch()),
  }
}
