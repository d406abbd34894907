import type { Block } from '@touchline/contract'

/** Who looks at a page; null while that is not known. */
export type Audience = 'visitor' | 'player' | null

/** Whether a block is for them. */
export function isShownTo(audience: Audience, block: Pick<Block, 'audience'>): boolean {
  return block.audience === 'all' || block.audience === audience
}
