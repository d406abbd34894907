import { createHttp, type HttpOptions } from '@touchline/client/http'
import { callQuery, createQueryClient } from '../data/index.ts'
import type { Locale, Messages } from '../i18n/index.ts'
import { createFeed, createLiveStore, createRefetcher, createRowHolds, type Feed } from '../live/index.ts'
import { createPreferenceStore, type Preferences } from '../preferences/index.ts'
import type { AppServices } from './App.tsx'
import type { PageRegistry } from './load-page.ts'

export interface ServiceOptions {
  readonly locale: Locale
  readonly messages: Messages
  readonly pages: PageRegistry
  readonly origin: string
  readonly http: Omit<HttpOptions, 'locale'>
  readonly preferences: Preferences
  readonly persist: (cookie: string, value: string) => void
  readonly now: () => number
  readonly madeAt: number
  readonly schedule: (flush: () => void) => void
  /** Loads the realtime connection; never called on the server. */
  readonly openLine: Parameters<typeof createFeed>[0]['open']
  /** Failed calls are repeated: in the browser, where someone waits. */
  readonly retry: boolean
}

/** Lists are asked for again at most this often when events come and go, in ms. */
const LIST_REFETCH_MS = 4_000

/** Everything a page runs on, the same way on both sides. */
export function createServices(options: ServiceOptions): AppServices {
  const { locale, now, madeAt, schedule } = options
  const http = createHttp({ ...options.http, locale })
  const queries = createQueryClient({ retry: options.retry })
  const live = createLiveStore({ now, madeAt, schedule, onListingStale: (id) => refetcher.need(id) })
  const sources = { http, live }
  const refetcher = createRefetcher({
    fetchEvents: (ids) =>
      queries.fetchQuery({
        ...callQuery(sources, 'getMatches', { query: { id: ids.join(','), limit: ids.length } }, 0),
        gcTime: 0,
      }),
    fetchMarkets: (id) =>
      queries.fetchQuery(callQuery(sources, 'getMatchMarkets', { params: { id }, query: { limit: 500 } }, 0)),
    after: (ms, run) => void setTimeout(run, ms),
  })
  let listsWaiting = false
  const refetchLists = () => {
    if (listsWaiting) return
    listsWaiting = true
    setTimeout(() => {
      listsWaiting = false
      void queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => name === 'getMatches' || name === 'getSports',
      })
    }, LIST_REFETCH_MS)
  }
  const feed: Feed = createFeed({
    locale,
    now,
    open: options.openLine,
    push: live.push,
    refetch: (id) => (id === null ? refetchLists() : refetcher.need(id)),
  })
  live.listen('match_status_changed', refetchLists)
  return {
    locale,
    messages: { ...options.messages },
    pages: options.pages,
    origin: options.origin,
    preferences: createPreferenceStore(options.preferences, options.persist),
    sources,
    queries,
    feed: { feed, refetcher, holdRow: createRowHolds(feed.hold) },
  }
}
