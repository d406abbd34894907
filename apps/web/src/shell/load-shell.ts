import type { QueryClient } from '@tanstack/react-query'
import { callQuery, type DataSources } from '../data/index.ts'
import { SITE_STALE_MS } from '../site/index.ts'

export const TOP_LEAGUES = { query: { page: 1, limit: 6 } } as const
const SHELL_STALE_MS = 60_000

/** What header and rail show: sports with counts, and the first leagues. A shell without them is still a shell. */
export async function loadShell(sources: DataSources, queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(callQuery(sources, 'getSiteConfig', undefined, SITE_STALE_MS)),
    queries.prefetchQuery(callQuery(sources, 'getSports', undefined, SHELL_STALE_MS)),
    queries.prefetchQuery(callQuery(sources, 'getTournaments', TOP_LEAGUES, SHELL_STALE_MS)),
  ])
}
