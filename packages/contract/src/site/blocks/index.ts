import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { BLOCK_KINDS } from '../block-words.ts'
import { Groups, LocalText, type PlainText, type TextSchema } from '../parts.ts'
import { BLOCK_AUDIENCES, BLOCK_DEVICES, type BlockKind } from '../words.ts'
import { bettingProps } from './betting.ts'
import { contentProps } from './content.ts'
import { navigationProps } from './navigation.ts'
import { rewardProps } from './rewards.ts'

/** The properties of every kind of block: with texts by language as a file has them, or in one language as they are shown. */
export function blockPropsOf<T extends TextSchema>(text: T) {
  return {
    ...contentProps(text),
    ...navigationProps(text),
    ...bettingProps(text),
    ...rewardProps(text),
  } satisfies { readonly [K in BlockKind]: z.ZodMiniType }
}

type Props<T extends TextSchema> = {
  readonly [K in BlockKind]: z.output<ReturnType<typeof blockPropsOf<T>>[K]>
}
/** Properties as a file has them. */
export type StoredBlockProps = Props<typeof LocalText>
/** Properties as a page shows them: texts in its language, defaults filled in. */
export type BlockProps = Props<typeof PlainText>

interface BlockOf<K extends BlockKind, P> {
  /** Its own name on the page: keys, history and differences hang on it. */
  readonly id: string
  readonly kind: K
  readonly props: P
  readonly audience: (typeof BLOCK_AUDIENCES)[number]
  /** Only people of one of these; none: everybody. */
  readonly groups: readonly string[]
  readonly devices: (typeof BLOCK_DEVICES)[number]
}
/** A block of a page as it is shown; narrow it by its kind. */
export type Block<K extends BlockKind = BlockKind> = { [P in K]: BlockOf<P, BlockProps[P]> }[K]
/** A block as a file has it. */
export type StoredBlock<K extends BlockKind = BlockKind> = { [P in K]: BlockOf<P, StoredBlockProps[P]> }[K]

/** What every block has beside its kind. */
const SHARED = {
  id: about(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)), 'Its own name on the page.'),
  audience: about(z._default(z.enum(BLOCK_AUDIENCES), 'all'), 'Who sees it.'),
  groups: about(Groups, 'Only people of one of these groups are told of it; none: everybody.'),
  devices: about(z._default(z.enum(BLOCK_DEVICES), 'all'), 'Where it is seen; `mobile` is below 780 px.'),
}

type BlockSchemas<B> = { readonly [K in BlockKind]: z.ZodMiniType<B> }

function schemasOf<B>(text: TextSchema): BlockSchemas<B> {
  const props = blockPropsOf(text)
  const entries = BLOCK_KINDS.map((kind) => [
    kind,
    z.strictObject({
      ...SHARED,
      kind: z.literal(kind),
      props: about(z.prefault(props[kind] as z.ZodMiniType, {}), 'What the kind of block takes.'),
    }),
  ])
  return Object.fromEntries(entries) as BlockSchemas<B>
}

/** How a block of each kind is read from a file. */
export const STORED_BLOCKS: BlockSchemas<StoredBlock> = schemasOf(LocalText)
/** How a block of each kind is read for one language. */
export const shownBlocks = (text: z.ZodMiniType<string>): BlockSchemas<Block> => schemasOf(text)
