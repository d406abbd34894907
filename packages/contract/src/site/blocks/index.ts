import * as z from 'zod/mini'
import { about } from '../../document/registry.ts'
import { Groups, LocalText, type TextSchema } from '../parts.ts'
import { BLOCK_AUDIENCES, BLOCK_DEVICES } from '../words.ts'
import type { BlockKindDefinition, WithText } from './define-block.ts'
import { BLOCKS } from './registry.ts'

type Definition = (typeof BLOCKS)[number]
/** What kinds of blocks are called. */
export type BlockKind = Definition['kind']
type PropsOf<K extends BlockKind> =
  Extract<Definition, { readonly kind: K }> extends BlockKindDefinition<K, infer P> ? P : never
/** Kinds that are allowed in the content of a page. */
export type PageBlockKind = {
  [K in BlockKind]: 'content' extends Extract<Definition, { readonly kind: K }>['places'][number] ? K : never
}[BlockKind]
type Props<T> = { readonly [K in BlockKind]: WithText<PropsOf<K>, T> }
/** Properties as a file has them. */
export type StoredBlockProps = Props<LocalText>
/** Properties as a page shows them: texts in its language, defaults filled in. */
export type BlockProps = Props<string>

/** Definitions by their kinds. */
export const BLOCK_OF = byKind((definition) => definition)

function byKind<V>(choose: (definition: BlockKindDefinition) => V): { readonly [K in BlockKind]: V } {
  return Object.fromEntries(BLOCKS.map((one) => [one.kind, choose(one)])) as { readonly [K in BlockKind]: V }
}

interface BlockOf<K extends BlockKind, P> {
  /** Its own name on the page: keys, history and differences hang on it. */
  readonly id: string
  readonly kind: K
  readonly props: P
  readonly audience: (typeof BLOCK_AUDIENCES)[number]
  /** Only members of one of these; none: all visitors. */
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
  groups: about(Groups, 'Only members of one of these groups see it; none: all visitors.'),
  devices: about(z._default(z.enum(BLOCK_DEVICES), 'all'), 'Where it is seen; `mobile` is below 780 px.'),
}

/** The schema of the properties of each kind. @param text reads texts by language, or in one language */
export function blockPropsOf<T>(text: TextSchema<T>): { readonly [K in BlockKind]: z.ZodMiniType } {
  // Which form a text has makes no difference to a schema that only hands it on.
  return byKind(({ props }) => props(text as TextSchema<never>))
}

type BlockSchemas<B> = { readonly [K in BlockKind]: z.ZodMiniType<B> }

function schemasOf<T, B>(text: TextSchema<T>): BlockSchemas<B> {
  const props = blockPropsOf(text)
  return byKind(({ kind }) =>
    z.strictObject({
      ...SHARED,
      kind: z.literal(kind),
      props: about(z.prefault(props[kind as BlockKind], {}), 'What the kind of block takes.'),
    }),
  ) as BlockSchemas<unknown> as BlockSchemas<B>
}

/** How a block of each kind is read from a file. */
export const STORED_BLOCKS: BlockSchemas<StoredBlock> = schemasOf(LocalText)
/** How a block of each kind is read for one language. */
export const shownBlocks = (text: z.ZodMiniType<string>): BlockSchemas<Block> => schemasOf(text)
