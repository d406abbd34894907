import type { QueryClient } from '@tanstack/react-query'
import type { Block } from '@touchline/contract'
import type { DataSources } from '../data/index.ts'
import type { MessageArea } from '../i18n/index.ts'
import type { BlockPlace } from './block.ts'
import { definitionOf, type ShownBlock, shownBlocks } from './shown-blocks.ts'

export interface BlockLoading extends BlockPlace {
  readonly sources: DataSources
  readonly queries: QueryClient
  /** Server time in ms. */
  readonly now: number
}

/** What a block cannot be shown without. What fails here is told where the block is shown, and by the block. */
async function loadBlock(shown: ShownBlock, { sources, queries, now, route, search }: BlockLoading): Promise<void> {
  try {
    const { needs } = await definitionOf(shown)
    const needed = needs?.({ props: shown.block.props, place: { route, search }, sources, now }) ?? []
    await Promise.all(needed.map((query) => queries.prefetchQuery(query)))
  } catch {
    // Rendering meets the same failure inside the boundary of the block, which reports it and tries again.
  }
}

/** Fetches what the blocks of a page show, all side by side. Never throws: a block that fails is not the page's end. */
export async function loadBlocks(blocks: readonly Block[], loading: BlockLoading): Promise<void> {
  await Promise.all(shownBlocks(blocks).map((shown) => loadBlock(shown, loading)))
}

/** The chunks that these blocks are drawn by, each once. */
export function blockParts(blocks: readonly Block[]): readonly {
  readonly module: string
  readonly bring: () => Promise<void>
  readonly messages: readonly MessageArea[]
}[] {
  return [...new Set(shownBlocks(blocks).map(({ entry }) => entry))]
}
