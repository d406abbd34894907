import type { QueryClient } from '@tanstack/react-query'
import type { Block, CallAnswer, PageConfig, SiteConfig } from '@touchline/contract'
import { PAGE_KEYS, type PageKey } from '@touchline/contract/site'
import { callKey, callQuery, type DataSources, useCall } from '../data/index.ts'
import { isOpenToAll, type Route } from '../navigation/index.ts'
import { SITE_STALE_MS } from './use-site.ts'

function isPageKey(name: string): name is PageKey {
  return (PAGE_KEYS as readonly string[]).includes(name)
}

/** How the page of a route is asked for; null where a route is nothing that a site can change. */
function pageCall(route: Route): { readonly query: { readonly page: PageKey } | { readonly path: string } } | null {
  if (route.page === 'custom') return { query: { path: route.path } }
  return isPageKey(route.page) ? { query: { page: route.page } } : null
}

/** Fetches what a site says of a page. A page without it is still a page; a custom page is nothing else, and throws. */
export async function loadPageConfig(sources: DataSources, queries: QueryClient, route: Route): Promise<void> {
  const call = pageCall(route)
  if (call === null) return
  const query = callQuery(sources, 'getPageConfig', call, SITE_STALE_MS)
  await (route.page === 'custom' ? queries.fetchQuery(query) : queries.prefetchQuery(query))
}

/** What was loaded of the page of a route. */
export function pageConfigIn(queries: QueryClient, route: Route): PageConfig | undefined {
  const call = pageCall(route)
  return call === null
    ? undefined
    : queries.getQueryData<CallAnswer<'getPageConfig'>>(callKey('getPageConfig', call))?.data
}

/** Blocks of a page of the product that is not as the product comes; null where it is. */
export function composedBlocks(config: PageConfig | undefined): readonly Block[] | null {
  if (config === undefined || config.isUsual || config.isCustomPage) return null
  const { content } = config.placements
  return content.length === 0 ? null : content
}

/** Blocks that stand instead of what the product shows on a page; null where that is among them. */
export function ownBlocks(config: PageConfig | undefined): readonly Block[] | null {
  const blocks = composedBlocks(config)
  return blocks?.some(({ kind }) => kind === 'page.body') ? null : blocks
}

/** What was loaded of the site. */
export function siteIn(queries: QueryClient): SiteConfig | undefined {
  return queries.getQueryData<CallAnswer<'getSiteConfig'>>(callKey('getSiteConfig'))?.data
}

/** Whether the site puts the page of a route together by itself, as far as the page knows. */
export function isOwnPage(queries: QueryClient, { page }: Route): boolean {
  return isPageKey(page) && siteIn(queries)?.ownPages.includes(page) === true
}

/** Whether the page of a route stands alone: what surrounds pages of a site for one group is for that group too. */
export function standsAlone(queries: QueryClient, route: Route): boolean {
  return isOpenToAll(route) && siteIn(queries)?.userGroupChecker.enabled === true
}

/** What the site says of the page of a route; it follows what is published. */
export function usePageConfig(route: Route): PageConfig | undefined {
  const call = pageCall(route)
  const options = { staleTime: SITE_STALE_MS, enabled: call !== null }
  return useCall('getPageConfig', call ?? { query: {} }, options).data?.data
}

/** Style sheets of the site and of one of its pages, in their order. */
export function looksOf(site: SiteConfig | undefined, config: PageConfig | undefined): readonly string[] {
  return [site?.styleSheet, config?.styleSheet].filter((sheet) => sheet !== null && sheet !== undefined)
}
