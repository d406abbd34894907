import type { QueryClient } from '@tanstack/react-query'
import type { Block } from '@touchline/contract'
import type { BlockPlace } from '../blocks/block.ts'
import type { BlockLoading } from '../blocks/load-blocks.ts'
import { callQuery } from '../data/index.ts'
import { leagueCall } from '../features/catalogue/index.ts'
import type { Route } from '../navigation/index.ts'
import { pageConfigIn, siteIn } from '../site/index.ts'
import { BLOCKS, isAround, LATE, OTHER } from './kinds.ts'
import { blocksIn } from './use-placement.ts'

/** Placements that are visible at once; the menu of a phone loads its own when it is opened. */
const AT_ONCE = ['header', 'left_sidebar_desktop', 'right_sidebar_desktop', 'tabbar_mobile'] as const
const STALE_MS = 60_000

function shownAround(queries: QueryClient, route: Route): readonly Block[] {
  const [site, page] = [siteIn(queries), pageConfigIn(queries, route)]
  return AT_ONCE.flatMap((where) => blocksIn(site, page, where))
}

/** Blocks that pages are made of as well, and that are drawn as there. */
const othersIn = (blocks: readonly Block[]) => blocks.filter((block) => !isAround(block))

/** Loads the data of the placements. Never throws: a page works without it. */
export async function loadPlacements(loading: BlockLoading): Promise<void> {
  const { queries, sources, route } = loading
  const blocks = shownAround(queries, route)
  const beside = othersIn(blocks)
  const around = [
    queries.prefetchQuery(callQuery(sources, 'getSports', undefined, STALE_MS)),
    ...blocks.map((block) =>
      block.kind === 'navigation.top-leagues'
        ? queries.prefetchQuery(callQuery(sources, 'getTournaments', leagueCall(block.props), STALE_MS))
        : null,
    ),
  ]
  const loadOthers = async () => (await BLOCKS.load()).loadBeside(beside, loading)
  await Promise.allSettled([beside.length > 0 && loadOthers(), ...around])
}

/** The chunks of placements beyond those of every page. */
export async function placementParts(queries: QueryClient, place: BlockPlace) {
  const blocks = shownAround(queries, place.route)
  const late = [...new Set(blocks.flatMap(({ kind }) => (kind in LATE ? [LATE[kind as keyof typeof LATE]] : [])))]
  const others = othersIn(blocks)
  if (others.length === 0) return late
  const { blockParts } = await BLOCKS.load()
  return [...late, OTHER, ...(await blockParts(others, { ...place, queries, named: [] }))]
}
