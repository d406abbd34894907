import type { BlockKind } from '@touchline/contract/site'
import type { MessageArea } from '../i18n/index.ts'
import { type BroughtPart, broughtPart } from '../ui/index.ts'
import type { BlockDefinition, BlockView } from './block.ts'

/** Why a kind is not drawn as a block. */
export type Absence =
  /** Nothing of it exists in the product yet. */
  | 'no-feature'
  /** Header, rail, bars and panels draw it themselves. */
  | 'in-the-frame'

export interface DrawnBlock<K extends BlockKind = BlockKind> extends BroughtPart<BlockView<K>> {
  readonly state: 'drawn'
  /** Its source module, as the build's manifest names it. */
  readonly module: string
  readonly messages: readonly MessageArea[]
  /** Height that is kept for it while it is on its way, in px. */
  readonly height: number
  readonly load: () => Promise<{ readonly block: BlockDefinition<K> }>
}

export type BlockEntry<K extends BlockKind = BlockKind> =
  | DrawnBlock<K>
  | { readonly state: 'absent'; readonly reason: Absence }

/** A kind that is drawn: `KIND/block.tsx` is its chunk. */
export function drawn<K extends BlockKind>(
  kind: K,
  height: number,
  load: DrawnBlock<K>['load'],
  messages: readonly MessageArea[] = [],
): DrawnBlock<K> {
  const part = broughtPart(async () => (await load()).block.Block, messages, 'around')
  return { state: 'drawn', module: `src/blocks/${kind}/block.tsx`, messages, height, load, ...part }
}

/** A kind that is left out of pages. */
export function absent(reason: Absence) {
  return { state: 'absent', reason } as const
}
