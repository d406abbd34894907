import type { Plugin } from 'vite'

const NONE = '\0touchline:no-infinite-queries'
const CODE = 'export const infiniteQueryBehavior = () => undefined'

/**
 * Leaves the paging of infinite queries out of the query library, which imports it statically: half a kilobyte of every
 * page. Lists page by `useGrowth`. The build fails where a source of ours uses an infinite query.
 */
export function withoutInfiniteQueries(): Plugin {
  return {
    name: 'touchline:without-infinite-queries',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === './infiniteQueryBehavior.js' && importer?.endsWith('/query-core/build/modern/query.js') ? NONE : undefined,
    load: (id) => (id === NONE ? CODE : undefined),
    transform(code, id) {
      if (id.includes('/node_modules/') || id === NONE || !/InfiniteQuer/.test(code)) return
      this.error('An infinite query needs its part of the query library: remove without-infinite-queries.ts.')
    },
  }
}
