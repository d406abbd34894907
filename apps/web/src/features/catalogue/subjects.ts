import type { QueryClient } from '@tanstack/react-query'
import type { CallAnswer, Category, SportEvent, Tournament } from '@touchline/contract'
import { callKey, callQuery, type DataSources } from '../../data/index.ts'
import { eventPath, type Route, sportPath } from '../../navigation/index.ts'
import { type LoadOutcome, outcomeOfFailure } from './outcome-of.ts'

type RouteOf<P extends Route['page']> = Extract<Route, { page: P }>
interface Loading {
  readonly sources: DataSources
  readonly queries: QueryClient
}
/** Whether what a page is about is there, and at this address. */
export type SubjectOutcome = LoadOutcome | { readonly kind: 'moved'; readonly to: string }

const STALE_MS = 300_000

const categoriesCall = ({ sport }: RouteOf<'category'>) => ({ query: { sport_key: sport, limit: 500 } })
const leagueCall = ({ id }: RouteOf<'league'>) => ({ params: { id } })
const eventCall = ({ id }: RouteOf<'event'>) => ({ params: { id } })
export const marketsCall = (id: number) => ({ params: { id }, query: { limit: 500 } })

/** The category that a page is about, once it was loaded. */
export function categoryIn(queries: QueryClient, route: Route): Category | undefined {
  if (route.page !== 'category') return undefined
  const answer = queries.getQueryData<CallAnswer<'getCategories'>>(callKey('getCategories', categoriesCall(route)))
  return answer?.data.find(({ slug }) => slug === route.slug)
}

/** The league that a page is about, once it was loaded. */
export function leagueIn(queries: QueryClient, route: Route): Tournament | undefined {
  if (route.page !== 'league') return undefined
  return queries.getQueryData<CallAnswer<'getTournament'>>(callKey('getTournament', leagueCall(route)))?.data
}

/** The event that a page is about, once it was loaded. */
export function eventIn(queries: QueryClient, route: Route): SportEvent | undefined {
  if (route.page !== 'event') return undefined
  return queries.getQueryData<CallAnswer<'getMatch'>>(callKey('getMatch', eventCall(route)))?.data
}

/** What fetching means for the page: it fails, the subject is not there, has another address, or is found. */
async function outcomeOf(fetched: Promise<unknown>, pathOf: () => string | undefined, path: string) {
  try {
    await fetched
  } catch (failure) {
    return outcomeOfFailure(failure)
  }
  const to = pathOf()
  if (to === undefined) return { kind: 'not-found' } as const
  return to === path ? ({ kind: 'found' } as const) : ({ kind: 'moved', to } as const)
}

export function loadCategory({ sources, queries }: Loading, route: RouteOf<'category'>): Promise<SubjectOutcome> {
  const fetched = queries.fetchQuery(callQuery(sources, 'getCategories', categoriesCall(route), STALE_MS))
  const path = sportPath(route.sport, route.slug)
  return outcomeOf(fetched, () => categoryIn(queries, route) && path, path)
}

export function loadLeague({ sources, queries }: Loading, route: RouteOf<'league'>): Promise<SubjectOutcome> {
  const fetched = queries.fetchQuery(callQuery(sources, 'getTournament', leagueCall(route), STALE_MS))
  const pathOf = () => {
    const league = leagueIn(queries, route)
    return league && sportPath(league.sport.key, league.slug)
  }
  return outcomeOf(fetched, pathOf, sportPath(route.sport, route.slug))
}

export function loadEvent({ sources, queries }: Loading, route: RouteOf<'event'>): Promise<SubjectOutcome> {
  // A page opened from a list has the event already, so event and prices are fetched at once.
  if (sources.live.event(route.id))
    void queries.prefetchQuery(callQuery(sources, 'getMatchMarkets', marketsCall(route.id)))
  const fetched = queries.fetchQuery(callQuery(sources, 'getMatch', eventCall(route)))
  const pathOf = () => {
    const event = eventIn(queries, route)
    return event && eventPath(event)
  }
  return outcomeOf(fetched, pathOf, sportPath(route.sport, route.slug))
}
