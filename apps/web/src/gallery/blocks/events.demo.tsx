import { blocksOf, isContent, isOfPlayers } from '../../testing/blocks-of.tsx'

export const DEMO = await blocksOf('Kinds of blocks: events', (kind) => !isContent(kind) && !isOfPlayers(kind))
