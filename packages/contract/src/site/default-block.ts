import type { BlockKind } from './blocks/index.ts'
import type { BLOCK_DEVICES } from './words.ts'

/** A block as written in the product's own site. */
export interface DefaultBlock {
  readonly id: string
  readonly kind: BlockKind
  readonly props: Readonly<Record<string, unknown>>
  readonly devices?: (typeof BLOCK_DEVICES)[number]
}

/** A block whose properties are the defaults of its kind, but for those given. */
export function block(
  kind: BlockKind,
  props: DefaultBlock['props'] = {},
  rest: Partial<DefaultBlock> = {},
): DefaultBlock {
  const id = kind.replaceAll('.', '-')
  return { id, kind, props, ...rest }
}
