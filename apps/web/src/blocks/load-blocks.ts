import type { QueryClient } from '@tanstack/react-query'
import type { Block } from '@touchline/contract'
import type { DataSources } from '../data/index.ts'
import type { BlockPlace } from './block.ts'
import type { DrawnBlock } from './entry.ts'
import { type Paging, pagingOf } from './parts/paged-block.ts'
import { definitionOf, type ShownBlock, shownBlocks } from './shown-blocks.ts'

export interface BlockLoading extends BlockPlace {
  readonly sources: DataSources
  readonly queries: QueryClient
  /** Server time in ms. */
  readonly now: number
  /** The viewer's. */
  readonly timeZone: string
}

/** What a block cannot be shown without. What fails here is told where the block is shown, and by the block. */
async function loadBlock(
  shown: ShownBlock,
  paging: Paging,
  { queries, route, search, ...loading }: BlockLoading,
): Promise<number | undefined> {
  try {
    const { needs, load } = await definitionOf(shown)
    const context = { ...loading, props: shown.block.props, place: { route, search }, paging }
    const needed = needs?.(context) ?? []
    const [listPage] = await Promise.all([
      load?.({ ...context, queries }),
      ...needed.map((query) => queries.prefetchQuery(query)),
    ])
    return listPage
  } catch {
    // Rendering meets the same failure inside the boundary of the block, which reports it and tries again.
    return undefined
  }
}

/**
 * Fetches what the blocks of a page show, all side by side. Never throws: a block that fails is not the page's end.
 * Answers which page of the page's list is shown, after the first.
 */
export async function loadBlocks(blocks: readonly Block[], loading: BlockLoading): Promise<number | undefined> {
  const paging = pagingOf(blocks)
  const pages = await Promise.all(shownBlocks(blocks).map((shown) => loadBlock(shown, paging(shown.block), loading)))
  return pages.find((page) => page !== undefined)
}

/** Fetches what blocks beside a page show. The address pages nothing there. */
export async function loadBeside(blocks: readonly Block[], loading: BlockLoading): Promise<void> {
  await Promise.all(shownBlocks(blocks).map((shown) => loadBlock(shown, 'none', loading)))
}

/** The chunks that these blocks are drawn by, each once. */
export function blockParts(blocks: readonly Block[]): readonly DrawnBlock['Part'][] {
  return [...new Set(shownBlocks(blocks).map(({ entry }) => entry.Part))]
}
