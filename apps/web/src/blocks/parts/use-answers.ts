import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { CallAnswer, SportEvent } from '@touchline/contract'
import { callQuery, failureStatus, useHttp } from '../../data/index.ts'
import type { Listing } from '../../features/catalogue/index.ts'
import { useLiveStore } from '../../live/index.ts'

/** What a block shows of the back end's. */
export type Answered<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly data: T }
  /** What the site names does not exist, or no more: the visitor cannot change that. */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly retry: () => void }

const NOT_THERE: readonly unknown[] = [404, 410]

/** A response as a block shows it. The server's page never shows a failure: the browser repeats the call first. */
export function answered<T>({ data, isError, error, refetch }: UseQueryResult<T>): Answered<T> {
  if (data !== undefined) return { state: 'there', data }
  if (!isError || import.meta.env.SSR) return { state: 'waiting' }
  return NOT_THERE.includes(failureStatus(error)) ? { state: 'gone' } : { state: 'failed', retry: () => void refetch() }
}

/** Events of a block, and how many there are of them altogether. */
export interface EventsAnswered {
  readonly events: readonly SportEvent[]
  readonly total: number
}

// Of one identity, so that the response is put together only where something of it changed.
function combineAnswers(answers: UseQueryResult<CallAnswer<'getMatches'>>[]): Answered<EventsAnswered> {
  const all = answers.map(answered)
  const failed = all.find((one) => one.state === 'failed')
  if (failed) return failed
  if (all.some((one) => one.state === 'waiting')) return { state: 'waiting' }
  const there = all.flatMap((one) => (one.state === 'there' ? [one.data] : []))
  const total = there.reduce((sum, { pagination }) => sum + pagination.total, 0)
  return { state: 'there', data: { events: there.flatMap(({ data }) => data), total } }
}

/** Events of several listings, one after the other. */
export function useEvents(listings: readonly Listing[]): Answered<EventsAnswered> {
  const sources = { http: useHttp(), live: useLiveStore() }
  return useQueries({
    queries: listings.map((listing) => callQuery(sources, 'getMatches', listing)),
    combine: combineAnswers,
  })
}
