import { BLOCK_OF, type BlockKind } from './blocks/index.ts'
import { BLOCKS } from './blocks/registry.ts'
import type { Placement } from './placements.ts'

export { NAVIGATION_PLACEMENTS, PLACEMENTS } from './placements.ts'

/** What kinds of blocks are called, in the order of their registry. */
export const BLOCK_KINDS: readonly BlockKind[] = BLOCKS.map(({ kind }) => kind)

/** Which placements may hold a kind: an editor offers it there, and nothing else is published. */
export const BLOCK_PLACEMENTS = Object.fromEntries(BLOCKS.map(({ kind, places }) => [kind, places])) as {
  readonly [K in BlockKind]: readonly Placement[]
}

/** Whether a kind belongs to certain pages of the product, at most once on each. */
export const isOfPages = (kind: BlockKind): boolean => BLOCK_OF[kind]?.pages !== undefined

/** Whether the content of a page may hold a kind. @param page its key, or the path of one that the site has added */
export function mayStandOn(kind: BlockKind, page: string): boolean {
  const { places = [], pages } = BLOCK_OF[kind] ?? {}
  return places.includes('content') && (pages === undefined || pages.some((key) => key === page))
}
