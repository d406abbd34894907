import type { QueryClient } from '@tanstack/react-query'
import type { Block } from '@touchline/contract'
import type { BlockLoading } from '../blocks/load-blocks.ts'
import { callQuery } from '../data/index.ts'
import { leagueCall } from '../features/catalogue/index.ts'
import type { Route } from '../navigation/index.ts'
import { composedBlocks, pageConfigIn, siteIn } from '../site/index.ts'
import { BLOCKS, isAround, LATE, OTHER, OWN_PAGE } from './kinds.ts'
import { blocksIn } from './use-placement.ts'
import { bringUsual } from './usual.ts'

/** What is seen as soon as the page is; the menu of a phone brings its own when it is opened. */
const AT_ONCE = ['header', 'left_sidebar_desktop', 'right_sidebar_desktop', 'tabbar_mobile'] as const
const STALE_MS = 60_000

function shownAround(queries: QueryClient, route: Route): readonly Block[] {
  const [site, page] = [siteIn(queries), pageConfigIn(queries, route)]
  return AT_ONCE.flatMap((where) => blocksIn(site, page, where))
}

/** Blocks that pages are made of as well, and that are drawn as there. */
const othersIn = (blocks: readonly Block[]) => blocks.filter((block) => !isAround(block))

/**
 * Fetches what stands around the page shows, and the blocks of a page that the site puts together by itself. Never throws: a page
 * without it is still a page. Answers which page of the list of such a page is shown, after the first.
 */
export async function loadPlacements(loading: BlockLoading): Promise<number | undefined> {
  const { queries, sources, route } = loading
  if (siteIn(queries) === undefined) await bringUsual().catch(() => {})
  const blocks = shownAround(queries, route)
  const own = composedBlocks(pageConfigIn(queries, route)) ?? []
  const beside = othersIn(blocks)
  const loadOthers = async () => {
    const { loadBeside, loadBlocks } = await BLOCKS.load()
    const [listPage] = await Promise.all([loadBlocks(own, loading), loadBeside(beside, loading)])
    return listPage
  }
  const around = [
    queries.prefetchQuery(callQuery(sources, 'getSports', undefined, STALE_MS)),
    ...blocks.map((block) =>
      block.kind === 'navigation.top-leagues'
        ? queries.prefetchQuery(callQuery(sources, 'getTournaments', leagueCall(block.props), STALE_MS))
        : null,
    ),
  ]
  try {
    const [listPage] = await Promise.all([own.length + beside.length > 0 ? loadOthers() : undefined, ...around])
    return listPage
  } catch {
    return undefined
  }
}

/** The chunks of what stands around the page beyond those that every page has. */
export async function placementParts(queries: QueryClient, route: Route) {
  if (siteIn(queries) === undefined) await bringUsual().catch(() => {})
  const blocks = shownAround(queries, route)
  const late = [...new Set(blocks.flatMap(({ kind }) => (kind in LATE ? [LATE[kind as keyof typeof LATE]] : [])))]
  const own = composedBlocks(pageConfigIn(queries, route)) ?? []
  const others = [...own, ...othersIn(blocks)]
  if (others.length === 0) return late
  const { blockParts } = await BLOCKS.load()
  return [...late, OTHER, OWN_PAGE, ...blockParts(others)]
}
