import type { QueryClient } from '@tanstack/react-query'
import type { Block } from '@touchline/contract'
import type { DataSources } from '../data/index.ts'
import type { LoadOutcome } from '../features/catalogue/index.ts'
import type { BlockPart, BlockPlace } from './block.ts'
import type { AnyBlock } from './define-block.ts'
import { type Paging, pagingOf } from './parts/paged-block.ts'
import { chunksOf } from './registry.tsx'
import { definitionOf, type ShownBlock, shownBlocks } from './shown-blocks.ts'

export interface BlockLoading extends BlockPlace {
  readonly sources: DataSources
  readonly queries: QueryClient
  /** Server time in ms. */
  readonly now: number
  /** The viewer's. */
  readonly timeZone: string
}

const FOUND: LoadOutcome = { kind: 'found' }

/** Fetches what a block cannot be shown without. */
async function loadBlock(
  shown: ShownBlock,
  paging: Paging,
  { queries, route, search, ...loading }: BlockLoading,
): Promise<LoadOutcome> {
  try {
    const { needs, load } = await definitionOf(shown)
    const context = { ...loading, props: shown.block.props, place: { route, search }, paging }
    const needed = needs?.(context) ?? []
    const [outcome = FOUND] = await Promise.all([
      load?.({ ...context, queries }),
      ...needed.map((query) => queries.prefetchQuery(query)),
    ])
    return outcome
  } catch {
    // Rendering meets the same failure inside the boundary of the block, which reports it and tries again.
    return FOUND
  }
}

/**
 * Fetches the data of a page's blocks, side by side. Returns the outcome for the page: which page of its list is shown,
 * or why it cannot be shown.
 */
export async function loadBlocks(blocks: readonly Block[], loading: BlockLoading): Promise<LoadOutcome> {
  const paging = pagingOf(blocks)
  const outcomes = await Promise.all(shownBlocks(blocks).map((shown) => loadBlock(shown, paging(shown.block), loading)))
  return outcomes.find(({ kind }) => kind !== 'found') ?? outcomes.find((one) => 'listPage' in one) ?? FOUND
}

/** Fetches what blocks beside a page show. The address pages nothing there, and the page does without them. */
export async function loadBeside(blocks: readonly Block[], loading: BlockLoading): Promise<void> {
  await Promise.all(shownBlocks(blocks).map((shown) => loadBlock(shown, 'none', loading)))
}

interface BlockParts extends BlockPlace {
  readonly queries: QueryClient
  /** Kinds that the route of the page names. */
  readonly named: readonly AnyBlock[]
}

/**
 * The chunks that draw a block, and those that its data needs. A chunk that does not load is fetched again where the
 * block is shown.
 */
async function partsOf(shown: ShownBlock, { named, ...context }: BlockParts) {
  const [chunks, ofData] = await Promise.all([
    chunksOf(shown.entry, named).catch(() => [shown.entry.Part]),
    definitionOf(shown).then(
      ({ parts }) => parts?.(context) ?? [],
      () => [],
    ),
  ])
  return [...chunks, ...ofData]
}

/** The chunks of these blocks, each once. */
export async function blockParts(blocks: readonly Block[], context: BlockParts): Promise<readonly BlockPart[]> {
  const parts = await Promise.all(shownBlocks(blocks).map((shown) => partsOf(shown, context)))
  return [...new Set(parts.flat())]
}
