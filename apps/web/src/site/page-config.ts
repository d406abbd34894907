import type { QueryClient } from '@tanstack/react-query'
import type { Block, CallAnswer, PageConfig, SiteConfig } from '@touchline/contract'
import { PAGE_KEYS, type PageKey } from '@touchline/contract/site'
import { callKey, callQuery, type DataSources, useCall } from '../data/index.ts'
import { isOpenToAll, type Route } from '../navigation/index.ts'
import { bringProduct, productPage } from './product.ts'
import { SITE_STALE_MS } from './use-site.ts'

function isPageKey(name: string): name is PageKey {
  return (PAGE_KEYS as readonly string[]).includes(name)
}

/** The call for the page of a route; null for a page that a site cannot change. */
function pageCall(route: Route): { readonly query: { readonly page: PageKey } | { readonly path: string } } | null {
  if (route.page === 'custom') return { query: { path: route.path } }
  return isPageKey(route.page) ? { query: { page: route.page } } : null
}

/**
 * Fetches a site's settings of a page. A page without them is still a page; a custom page consists of them alone, so
 * its load throws.
 */
export async function loadPageConfig(sources: DataSources, queries: QueryClient, route: Route): Promise<void> {
  const call = pageCall(route)
  if (call === null) return
  const query = callQuery(sources, 'getPageConfig', call, SITE_STALE_MS)
  await (route.page === 'custom' ? queries.fetchQuery(query) : queries.prefetchQuery(query))
}

/** The loaded configuration of the page of a route. */
export function pageConfigIn(queries: QueryClient, route: Route): PageConfig | undefined {
  const call = pageCall(route)
  return call === null
    ? undefined
    : queries.getQueryData<CallAnswer<'getPageConfig'>>(callKey('getPageConfig', call))?.data
}

/** The loaded configuration of the site. */
export function siteIn(queries: QueryClient): SiteConfig | undefined {
  return queries.getQueryData<CallAnswer<'getSiteConfig'>>(callKey('getSiteConfig'))?.data
}

/** Whether the page of a route is shown without placements: those of a site for one group are for that group too. */
export function isShownAlone(queries: QueryClient, route: Route): boolean {
  return isOpenToAll(route) && siteIn(queries)?.userGroupChecker.enabled === true
}

const NONE: readonly Block[] = []

/** Blocks of the page of a route, from its site, else from the product; null for a page that is made of none. */
export function contentIn(queries: QueryClient, route: Route, config = pageConfigIn(queries, route)) {
  if (pageCall(route) === null) return null
  // A page open to everyone has none of the content of a site for one group.
  const content = isShownAlone(queries, route) ? undefined : config?.placements.content
  return content ?? (isPageKey(route.page) ? productPage(route.page) : NONE)
}

/** Fetches what the product has of its own where there is no word of the site about it. */
export async function loadProductPages(queries: QueryClient, route: Route): Promise<void> {
  const isFromSite =
    siteIn(queries) !== undefined && (pageCall(route) === null || pageConfigIn(queries, route) !== undefined)
  // Without its code the page is shown without it.
  if (!isFromSite || isShownAlone(queries, route)) await bringProduct().catch(() => {})
}

/** The site's settings of the page of a route; follows what is published. */
export function usePageConfig(route: Route): PageConfig | undefined {
  const call = pageCall(route)
  const options = { staleTime: SITE_STALE_MS, enabled: call !== null }
  return useCall('getPageConfig', call ?? { query: {} }, options).data?.data
}

/** Style sheets of the site and of one of its pages, in their order. */
export function looksOf(site: SiteConfig | undefined, config: PageConfig | undefined): readonly string[] {
  return [site?.styleSheet, config?.styleSheet].filter((sheet) => sheet !== null && sheet !== undefined)
}
