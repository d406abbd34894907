import { blocksOf, isOfPlayers } from '../../testing/blocks-of.tsx'

export const DEMO = await blocksOf('Kinds of blocks: players', isOfPlayers)
