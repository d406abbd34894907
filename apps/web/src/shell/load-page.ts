import type { QueryClient } from '@tanstack/react-query'
import type { SiteConfig } from '@touchline/contract'
import { callQuery, type DataSources, failedRequest } from '../data/index.ts'
import { noticeParts } from '../features/consent/index.ts'
import type { MessageArea } from '../i18n/index.ts'
import { isOpenToAll, matchRoute, type PageName, type Route } from '../navigation/index.ts'
import { addPageKinds, contentParts, loadContent, loadPlacements, placementParts } from '../placements/index.ts'
import type { Part } from '../platform/loading/part.ts'
import type { Report } from '../platform/reports/report.ts'
import type { PreferenceStore } from '../preferences/index.ts'
import { isShownAlone, loadPageConfig, loadProductPages, SITE_STALE_MS, siteIn } from '../site/index.ts'
import type { LoadContext, PageDefinition, PageOutcome, PagePart } from './page.ts'

/** Every page by name, each its own chunk; a missing one does not compile. */
export type PageRegistry = {
  readonly [N in PageName]: Part<{ readonly page: PageDefinition<Extract<Route, { page: N }>> }>
}

/** A page ready to be shown. */
export interface ShownPage {
  /** Path and query inside the application. */
  readonly address: string
  readonly route: Route
  readonly search: URLSearchParams
  readonly outcome: PageOutcome
  /** The page of the route, or what is shown instead of it. */
  readonly definition: PageDefinition
}

export type Elsewhere = (sources: DataSources, checker: SiteConfig['userGroupChecker']) => Promise<string | null>

export interface PageLoader {
  readonly pages: PageRegistry
  readonly sources: DataSources
  readonly queries: QueryClient
  readonly preferences: PreferenceStore
  /** Loads an area of messages. */
  readonly loadMessages: (area: MessageArea) => Promise<void>
  readonly report: Report
  /** The visitor's country where the site shows nothing there; null for all others. */
  readonly blockedIn: string | null
  /**
   * Where a site for one group sends the visitor of a page; null where they may stay. Absent on the server, which
   * checks before it makes a page.
   */
  readonly elsewhere?: Elsewhere | undefined
}

const NOT_FOUND: Route = { page: 'not-found' }
const FAILED = { page: 'error' } as const satisfies Route

export function splitAddress(address: string): { path: string; search: URLSearchParams } {
  const [path = '/', query = ''] = (address.split('#')[0] ?? '').split('?')
  return { path, search: new URLSearchParams(query) }
}

/** The code of a route's page, and its messages. */
export async function loadDefinition(
  { pages, loadMessages }: Pick<PageLoader, 'pages' | 'loadMessages'>,
  route: Route,
): Promise<PageDefinition> {
  // A route is only ever given to the definition of its own name, which the types cannot express.
  const code = pages[route.page] as unknown as Part<{ page: PageDefinition }>
  const { page } = await code.load()
  addPageKinds(page.blocks ?? [])
  await Promise.all((page.messages ?? []).map(loadMessages))
  return page
}

/** Loads the chunks that a page's data needs. One that fails to load is fetched again where it is shown. */
export async function bringParts(
  { queries, preferences, loadMessages }: Pick<PageLoader, 'queries' | 'preferences' | 'loadMessages'>,
  definition: PageDefinition,
  { route, search }: Pick<ShownPage, 'route' | 'search'>,
): Promise<readonly PagePart[]> {
  await loadProductPages(queries, route)
  const [own = [], content, around] = await Promise.all([
    definition.parts?.({ route, search, queries }),
    contentParts(queries, { route, search }, definition.blocks ?? []),
    isShownAlone(queries, route) ? [] : placementParts(queries, { route, search }),
  ])
  const parts: readonly PagePart[] = [...own, ...content, ...around, ...noticeParts(preferences)]
  await Promise.allSettled(parts.flatMap(({ load, messages = [] }) => [load(), ...messages.map(loadMessages)]))
  return parts
}

/** The route whose page is shown for an outcome. */
export function shownRoute(route: Route, outcome: PageOutcome): Route {
  switch (outcome.kind) {
    case 'not-found':
    case 'gone':
      return NOT_FOUND
    case 'failed':
      return outcome.requestId === undefined ? FAILED : { ...FAILED, requestId: outcome.requestId }
    case 'found':
    case 'moved':
    case 'elsewhere':
      return route
  }
}

/** What is reached from everywhere: a way to one's money, to help, and what the site is. */
const EVERYWHERE: readonly PageName[] = [
  'about',
  'bet',
  'bets',
  'profile',
  'rules',
  'sign-in',
  'transactions',
  'unlock',
  'wallet',
  'withdraw',
]

/** Where nothing is offered there is one page, and what players need to take their money and leave (ERROR-03). */
function offered(route: Route, { blockedIn }: PageLoader): Route {
  return blockedIn === null || EVERYWHERE.includes(route.page) ? route : { page: 'blocked' }
}

/** The settings of the site and of the page. A page without them is still a page. */
async function loadSite({ sources, queries }: PageLoader, route: Route): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(callQuery(sources, 'getSiteConfig', undefined, SITE_STALE_MS)),
    // A custom page that is not there is found out by its own loading.
    loadPageConfig(sources, queries, route).catch(() => {}),
  ])
  await loadProductPages(queries, route)
}

/** Loads the subject of the page, then its blocks: a page that moved or does not exist loads nothing else. */
async function loadOwn(definition: PageDefinition, loading: LoadContext<Route>): Promise<PageOutcome> {
  const outcome = (await definition.load?.(loading)) ?? { kind: 'found' }
  return outcome.kind === 'found' ? loadContent(loading) : outcome
}

/** Loads code and data of an address. Never throws: what goes wrong is an outcome with its own page. */
export async function loadPage(loader: PageLoader, address: string): Promise<ShownPage> {
  const { path, search } = splitAddress(address)
  const route = offered(matchRoute(path), loader)
  const { sources, queries } = loader
  async function outcomeOf(): Promise<PageOutcome> {
    try {
      const checker = siteIn(queries)?.userGroupChecker
      const to = checker?.enabled && !isOpenToAll(route) ? await loader.elsewhere?.(sources, checker) : null
      // Neither its code nor its data is loaded.
      if (to) return { kind: 'elsewhere', to }
      const [definition] = await Promise.all([loadDefinition(loader, route), loadSite(loader, route)])
      const now = sources.live.now()
      const { timeZone } = loader.preferences.get()
      const loading = { route, search, sources, queries, now, timeZone }
      const [outcome] = await Promise.all([
        loadOwn(definition, loading),
        isShownAlone(queries, route) || loadPlacements(loading),
      ])
      if (outcome.kind === 'found') await bringParts(loader, definition, { route, search })
      return outcome
    } catch (error) {
      loader.report('load', route.page, error)
      const requestId = failedRequest(error)
      return { kind: 'failed', ...(requestId !== undefined && { requestId }) }
    }
  }
  const outcome = await outcomeOf()
  const shown = shownRoute(route, outcome)
  return { address, route: shown, search, outcome, definition: await loadDefinition(loader, shown) }
}

/** The error page in place of a page that was loaded and could not be shown. */
export async function failedPage(loader: PageLoader, page: ShownPage): Promise<ShownPage> {
  const definition = await loadDefinition(loader, FAILED)
  return { ...page, route: FAILED, outcome: { kind: 'failed' }, definition }
}
