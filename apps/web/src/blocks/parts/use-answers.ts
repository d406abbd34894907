import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { SportEvent } from '@touchline/contract'
import { callQuery, failureStatus, useHttp } from '../../data/index.ts'
import type { Listing } from '../../features/catalogue/index.ts'
import { useLiveStore } from '../../live/index.ts'

/** What a block shows of the back end's. */
export type Answered<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly data: T }
  /** What the site names is not there, or no more: nobody can do anything about it on this page. */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly retry: () => void }

const NOT_THERE: readonly unknown[] = [404, 410]

/** An answer as a block shows it. The server never says that a call failed: the browser asks again before it does. */
export function answered<T>({ data, isError, error, refetch }: UseQueryResult<T>): Answered<T> {
  if (data !== undefined) return { state: 'there', data }
  if (!isError || import.meta.env.SSR) return { state: 'waiting' }
  return NOT_THERE.includes(failureStatus(error)) ? { state: 'gone' } : { state: 'failed', retry: () => void refetch() }
}

type Listed = UseQueryResult<{ readonly data: readonly SportEvent[] }>

// Of one identity, so that the answer is put together only where something of it changed.
function together(answers: Listed[]): Answered<readonly SportEvent[]> {
  const all = answers.map(answered)
  const failed = all.find((one) => one.state === 'failed')
  if (failed) return failed
  if (all.some((one) => one.state === 'waiting')) return { state: 'waiting' }
  return { state: 'there', data: all.flatMap((one) => (one.state === 'there' ? one.data.data : [])) }
}

/** Events of several listings, one after the other. */
export function useEvents(listings: readonly Listing[]): Answered<readonly SportEvent[]> {
  const sources = { http: useHttp(), live: useLiveStore() }
  return useQueries({
    queries: listings.map((listing) => callQuery(sources, 'getMatches', listing)),
    combine: together,
  })
}
