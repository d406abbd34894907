import type { Block } from '@touchline/contract'
import type { Report } from '../platform/report.ts'
import type { BlockDefinition } from './block.ts'
import type { DrawnBlock } from './entry.ts'
import { BLOCKS } from './registry.ts'

/** A block and how its kind is drawn. */
export interface ShownBlock {
  readonly block: Block
  readonly entry: DrawnBlock
}

/** Something about a block that keeps it from being shown. */
class BlockLeftOut extends Error {
  override readonly name = 'BlockLeftOut'
}

/** Why a block is left out; null for one that is drawn. A back end may be newer than the page and know more kinds. */
function reasonOf({ kind }: Block): string | null {
  if (!Object.hasOwn(BLOCKS, kind)) return `${kind} is not a kind that this release knows`
  const entry = BLOCKS[kind]
  return entry.state === 'drawn' ? null : `${kind} is left out: ${entry.reason}`
}

/** Blocks that can be shown, in their order. */
export function shownBlocks(blocks: readonly Block[]): readonly ShownBlock[] {
  return blocks.flatMap((block) =>
    // A block is only ever given to the entry of its own kind, which the types cannot express.
    reasonOf(block) === null ? [{ block, entry: BLOCKS[block.kind] as unknown as DrawnBlock }] : [],
  )
}

/** Reports those that are left out, each kind once. */
export function reportLeftOut(blocks: readonly Block[], report: Report): void {
  for (const block of blocks) {
    const reason = reasonOf(block)
    if (reason !== null) report('render', `block ${block.kind}`, new BlockLeftOut(reason))
  }
}

/** The definition of a kind; its code is fetched once. */
export async function definitionOf({ entry }: ShownBlock): Promise<BlockDefinition> {
  return (await entry.code.load()).block
}
