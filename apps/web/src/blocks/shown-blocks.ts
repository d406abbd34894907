import type { Block } from '@touchline/contract'
import type { Report } from '../platform/reports/report.ts'
import type { BlockDefinition } from './block.ts'
import type { DrawnBlock } from './define-block.ts'
import { blockOf } from './registry.tsx'

/** A block and how its kind is drawn. */
export interface ShownBlock {
  readonly block: Block
  readonly entry: DrawnBlock
}

/** Something about a block that keeps it from being shown. */
class BlockLeftOut extends Error {
  override readonly name = 'BlockLeftOut'
}

/** Blocks that can be shown, in their order. */
export function shownBlocks(blocks: readonly Block[]): readonly ShownBlock[] {
  return blocks.flatMap((block) => {
    const entry = blockOf(block.kind)
    return entry === undefined ? [] : [{ block, entry }]
  })
}

/** Reports those that are left out, each kind once. */
export function reportLeftOut(blocks: readonly Block[], report: Report): void {
  for (const block of blocks)
    if (blockOf(block.kind) === undefined)
      report('render', `block ${block.kind}`, new BlockLeftOut(`This release draws no ${block.kind} in a page.`))
}

/** The definition of a kind; its code is fetched once. */
export async function definitionOf({ entry }: ShownBlock): Promise<BlockDefinition> {
  return (await entry.code.load()).block
}
