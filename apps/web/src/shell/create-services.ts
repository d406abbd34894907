import { createHttp, type HttpOptions } from '@touchline/client/http'
import type { CallName } from '@touchline/contract'
import { createAnnouncer, createToastStore } from '@touchline/ui'
import { type CallChecks, callQuery, checkAnswers, createQueryClient, isPassing } from '../data/index.ts'
import { createDialogs } from '../dialogs/index.ts'
import type { Locale, Messages } from '../i18n/index.ts'
import { type Channels, createChannels, createLiveStore, createRefetcher, createRowHolds } from '../live/index.ts'
import type { AddressRules } from '../navigation/index.ts'
import { after } from '../platform/loading/timing.ts'
import type { HostPage } from '../platform/page/host-page.ts'
import type { Report } from '../platform/reports/report.ts'
import { createStore } from '../platform/store.ts'
import { createPreferenceStore, type Preferences } from '../preferences/index.ts'
import { siteIn } from '../site/index.ts'
import type { AppServices } from './app-services.ts'
import { followBonuses } from './follow-bonuses.ts'
import type { Elsewhere, PageRegistry } from './load-page.ts'
import { createPlayerServices, type PlayerDevice } from './player-services.ts'
import { isOfSite, previewing } from './previewing.ts'

export interface ServiceOptions {
  readonly locale: Locale
  readonly addresses: AddressRules
  readonly ownWords: Messages
  readonly messages: Messages
  readonly pages: PageRegistry
  /** Where a site for one group sends others; absent on the server. */
  readonly elsewhere?: Elsewhere | undefined
  readonly origin: string
  readonly blockedIn: string | null
  readonly http: Omit<HttpOptions, 'locale'>
  readonly preferences: Preferences
  readonly persist: (cookie: string, value: string) => void
  readonly now: () => number
  readonly madeAt: number
  readonly schedule: (flush: () => void) => void
  /** Loads the realtime connection; never called on the server. */
  readonly openLine: Parameters<typeof createChannels>[0]['open']
  readonly isVisible?: (() => boolean) | undefined
  /** Failed calls are repeated: in the browser, where someone waits. */
  readonly retry: boolean
  /** Loads the checks of a call's responses. */
  readonly checksOf: (call: CallName) => Promise<CallChecks>
  readonly report: Report
  /** What the browser stores for the page's player; absent on the server. */
  readonly player?: PlayerDevice | undefined
  /** Shows the draft of the site; null: the published site. */
  readonly preview: string | null
  /** The providers that a tester has chosen, by type of sport, where the site lets testers choose. */
  readonly testProviders?: ReadonlyMap<string, string> | undefined
}

/** Lists are fetched again at most this often when their events come and go, in ms. */
const LIST_REFETCH_MS = 4_000
/** Calls whose responses are in the site's order of sports. */
const IN_ORDER_OF_SPORTS: ReadonlySet<unknown> = new Set(['getSports', 'getCategories', 'getTournaments', 'getMatches'])

/** Everything a page runs on, the same way on both sides. */
export function createServices(options: ServiceOptions): AppServices {
  const { locale, now, madeAt, schedule, report, testProviders } = options
  const http = checkAnswers(
    previewing(createHttp({ ...options.http, locale }), options.preview),
    options.checksOf,
    report,
  )
  const queries = createQueryClient({ retry: options.retry, report })
  const live = createLiveStore({
    now,
    madeAt,
    schedule,
    onListingStale: (id) => refetcher.need(id),
    onIncredible: (id) => refetcher.doubt(id),
    isReceived: ({ provider, sportType }) =>
      (testProviders?.get(sportType) ?? provider) === provider ||
      siteIn(queries)?.features.customSportTypeProviders !== true,
    onProblem: (where, cause) => report('handler', where, cause),
  })
  const sources = { http, live }
  const refetcher = createRefetcher({
    fetchEvents: (ids) =>
      queries.fetchQuery({
        ...callQuery(sources, 'getMatches', { query: { id: ids.join(','), limit: ids.length } }, 0),
        gcTime: 0,
      }),
    fetchMarkets: (id) =>
      queries.fetchQuery(callQuery(sources, 'getMatchMarkets', { params: { id }, query: { limit: 500 } }, 0)),
    after,
    isFinal: (failure) => !isPassing(failure),
  })
  options.player?.onConnectivity((online) => online && refetcher.hurry())
  const atMostOnce = (run: () => void) => {
    let isWaiting = false
    return () => {
      if (isWaiting) return
      isWaiting = true
      after(LIST_REFETCH_MS, () => {
        isWaiting = false
        run()
      })
    }
  }
  const refetchLists = atMostOnce(() => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => name === 'getMatches' || name === 'getSports',
    })
  })
  const channels: Channels = createChannels({
    locale,
    now,
    open: options.openLine,
    push: live.push,
    refetch: (id) => (id === null ? refetchLists() : refetcher.need(id)),
    ...(options.isVisible && { isVisible: options.isVisible }),
    report,
  })
  live.listen('match_status_changed', refetchLists)
  // A site orders sports; when this runs, the processes of the book have loaded the new order.
  const refetchOrdered = atMostOnce(() => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => IN_ORDER_OF_SPORTS.has(name),
    })
  })
  live.listen('site_changed', () => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => isOfSite(name),
    })
    refetchOrdered()
  })
  followBonuses({ queries, live, channels, atMostOnce })
  const hasLists = () => siteIn(queries)?.listChannels === true
  const holdRow = createRowHolds({ channels, need: refetcher.need, hasLists })
  const access = { channels, refetcher, holdRow }
  const dialogs = createDialogs()
  return {
    dialogs,
    ...createPlayerServices(
      sources,
      access,
      dialogs,
      options.player,
      () => void queries.invalidateQueries({ queryKey: ['getFavourites'] }),
      () => siteIn(queries)?.defaultCurrency,
    ),
    report,
    locale,
    addresses: options.addresses,
    ownWords: options.ownWords,
    messages: { ...options.messages, ...options.ownWords },
    pages: options.pages,
    elsewhere: options.elsewhere,
    origin: options.origin,
    blockedIn: options.blockedIn,
    hostPage: createStore<HostPage>({ template: null, isSettled: false }),
    preferences: createPreferenceStore(options.preferences, options.persist),
    toasts: createToastStore(),
    announcer: createAnnouncer(),
    sources,
    queries,
    line: access,
  }
}
