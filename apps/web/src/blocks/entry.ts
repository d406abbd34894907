import type { BlockKind } from '@touchline/contract/site'
import type { MessageArea } from '../i18n/index.ts'
import { type LazyComponent, lazyComponent, type NamedImport, type Part, part as partOf } from '../ui/index.ts'
import type { BlockDefinition, BlockView } from './block.ts'

/** Why a kind is not drawn as a block. */
export type Absence =
  /** Nothing of it exists in the product yet. */
  | 'no-feature'
  /** Header, rail, bars and panels draw it themselves. */
  | 'in-the-frame'

export interface DrawnBlock<K extends BlockKind = BlockKind> {
  readonly state: 'drawn'
  readonly code: Part<{ readonly block: BlockDefinition<K> }>
  /** What it is drawn by. */
  readonly Part: LazyComponent<BlockView<K>>
  /** Height that is kept for it while it is on its way, in px. */
  readonly height: number
}

export type BlockEntry<K extends BlockKind = BlockKind> =
  | DrawnBlock<K>
  | { readonly state: 'absent'; readonly reason: Absence }

/** A kind that is drawn: `KIND/block.tsx` is its chunk. */
export function drawn<K extends BlockKind>(
  load: NamedImport<{ readonly block: BlockDefinition<K> }>,
  height: number,
  messages: readonly MessageArea[] = [],
): DrawnBlock<K> {
  const code = partOf(load)
  return { state: 'drawn', code, height, Part: lazyComponent(code, ({ block }) => block.Block, messages, 'around') }
}

/** A kind that is left out of pages. */
export function absent(reason: Absence) {
  return { state: 'absent', reason } as const
}
