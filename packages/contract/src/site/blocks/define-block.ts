import type * as z from 'zod/mini'
import type { AnyText, TextSchema } from '../parts.ts'
import type { Placement } from '../placements.ts'
import type { FeatureFlag, PageKey } from '../words.ts'

/** A kind of block for a site: its name, where it is allowed, and its properties. */
export interface BlockKindDefinition<K extends string = string, P = unknown, W extends Placement = Placement> {
  readonly kind: K
  /** Placements that may hold it: an editor offers it there, and nothing else is published. */
  readonly places: readonly W[]
  /**
   * The only pages of the product it is allowed on, once on each; absent: it is allowed on every page, also on one that
   * the site has added.
   */
  readonly pages?: readonly PageKey[]
  /** The switch of the site that it comes with. */
  readonly feature?: FeatureFlag
  /** The schema of its properties. @param text reads texts: by language as a file has them, or in one language */
  props(text: TextSchema<AnyText>): z.ZodMiniType<P>
}

/** Defines a kind of block. Its other half, which draws it, is a folder of the same name in `apps/web/src/blocks`. */
export function defineBlock<const K extends string, P, const W extends Placement>(
  definition: BlockKindDefinition<K, P, W>,
): BlockKindDefinition<K, P, W> {
  return definition
}

/** Properties with texts of one form. */
export type WithText<P, T> = P extends AnyText
  ? T
  : P extends readonly (infer E)[]
    ? WithText<E, T>[]
    : P extends object
      ? { [N in keyof P]: WithText<P[N], T> }
      : P
