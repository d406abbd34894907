import type { QueryClient } from '@tanstack/react-query'
import type { BlockPart, BlockPlace } from '../blocks/block.ts'
import type { AnyBlock } from '../blocks/define-block.ts'
import type { BlockLoading } from '../blocks/load-blocks.ts'
import type { LoadOutcome } from '../features/catalogue/index.ts'
import { contentIn, pageConfigIn } from '../site/index.ts'
import { lazyComponent } from '../ui/index.ts'
import { BLOCKS } from './kinds.ts'

/** The blocks of a page: those of account, money and editor are made without their code. */
export const CONTENT = lazyComponent(BLOCKS, 'Blocks', [], 'around')

/** Fetches what the blocks of a page show. */
export async function loadContent(loading: BlockLoading): Promise<LoadOutcome> {
  const content = contentIn(loading.queries, loading.route)
  if (content === null) return { kind: 'found' }
  const { loadBlocks } = await BLOCKS.load()
  return loadBlocks(content, loading)
}

/** The chunks that the blocks of a page are drawn by. @param named kinds that its route names */
export async function contentParts(
  queries: QueryClient,
  place: BlockPlace,
  named: readonly AnyBlock[],
): Promise<readonly BlockPart[]> {
  const content = contentIn(queries, place.route)
  if (content === null) return []
  const { blockParts, PAGES_ABOVE } = await BLOCKS.load()
  const isBelow = (pageConfigIn(queries, place.route)?.breadcrumbs ?? []).length > 0
  return [CONTENT, ...(isBelow ? [PAGES_ABOVE] : []), ...(await blockParts(content, { ...place, queries, named }))]
}
