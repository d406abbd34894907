import type { Sport, Tournament } from '@touchline/contract'
import { useCall } from '../data/index.ts'
import { TOP_LEAGUES } from './load-shell.ts'

const NONE: readonly never[] = []

/** All sports by priority, with counts. */
export function useSports(): readonly Sport[] {
  return useCall('getSports', undefined, { staleTime: 60_000, refetchInterval: 60_000 }).data?.data ?? NONE
}

/** The first leagues by priority. */
export function useTopLeagues(): readonly Tournament[] {
  return useCall('getTournaments', TOP_LEAGUES, { staleTime: 60_000 }).data?.data ?? NONE
}

/** How many events can be bet on now, over all sports. */
export function useSportCounts(): { readonly live: number; readonly prematch: number } {
  const sports = useSports()
  const sum = (count: (sport: Sport) => number) => sports.reduce((total, sport) => total + count(sport), 0)
  return { live: sum((sport) => sport.events_count.live), prematch: sum((sport) => sport.events_count.prematch) }
}
