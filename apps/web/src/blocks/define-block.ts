import type { Block } from '@touchline/contract'
import type { BlockKind } from '@touchline/contract/site'
import type { MessageArea } from '../i18n/index.ts'
import { type LazyComponent, lazyComponent, type NamedImport, type Part, part as partOf } from '../ui/index.ts'
import type { BlockDefinition, BlockView } from './block.ts'

/** Where a block is on its page. */
export interface HeadingPlace {
  readonly isFirst: boolean
  /** Name of the route. */
  readonly page: string
}

interface BlockOfKind<K extends BlockKind> {
  readonly kind: K
  /** Height reserved while it loads, in px. */
  readonly height: number
  /** Texts it needs beside those every page has. */
  readonly messages?: readonly MessageArea[]
  /** Whether it has the heading of its page. @default never */
  readonly heading?: (props: Block<K>['props'], place: HeadingPlace) => boolean
  /** Its code: the data it needs, and what draws it. */
  readonly load: NamedImport<{ readonly block: BlockDefinition<K> }>
}

export interface DrawnBlock<K extends BlockKind = BlockKind>
  extends Pick<BlockOfKind<K>, 'kind' | 'height' | 'heading'> {
  readonly code: Part<{ readonly block: BlockDefinition<K> }>
  /** What it is drawn by. */
  readonly Part: LazyComponent<BlockView<K>>
}

/** Any kind, each with its own properties. */
export type AnyBlock = { readonly [K in BlockKind]: DrawnBlock<K> }[BlockKind]

/**
 * Defines how a kind of block is drawn. Its other half, its properties, is `packages/contract/src/site/blocks/KIND.ts`.
 */
export function defineBlock<const K extends BlockKind>(block: BlockOfKind<K>): DrawnBlock<K> {
  const { kind, height, heading, messages, load } = block
  const code = partOf(load)
  const Part = lazyComponent(code, ({ block: { Block } }) => Block, messages, 'around')
  return { kind, height, ...(heading && { heading }), code, Part }
}
