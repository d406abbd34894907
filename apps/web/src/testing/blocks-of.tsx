import type { Block } from '@touchline/contract'
import type { BlockKind } from '@touchline/contract/site'
import { type Demos, demos } from '@touchline/ui/demo'
import { BlocksOn, loaded } from './loaded.tsx'
import { pageOfAllBlocks } from './site.ts'

const BLOCKS: readonly Block[] = pageOfAllBlocks().page.placements.content
/** Kinds that show nothing on any page but this one. */
const AT: Partial<Record<BlockKind, string>> = {
  'event-markets': '/football/arsenal-chelsea-m7',
  'event-stats': '/football/arsenal-chelsea-m7',
  'match-preview': '/football/everton-leeds-m8',
}

async function ofKind(block: Block) {
  const page = await loaded(AT[block.kind] ?? '/football', [block])
  return [block.kind, () => <BlocksOn page={page} blocks={[block]} />] as const
}

/** Blocks of pages as demos, one of each kind, with all that they show. */
export async function blocksOf(title: string, isIn: (kind: BlockKind) => boolean): Promise<Demos> {
  const states = await Promise.all(BLOCKS.filter(({ kind }) => isIn(kind)).map(ofKind))
  return demos({ title, layout: 'wide', states: Object.fromEntries(states) })
}

export const isContent = (kind: BlockKind): boolean => kind.startsWith('content.')
export const isOfPlayers = (kind: BlockKind): boolean => /^(bonus|jackpot|promocode|favorites|prediction)/.test(kind)
