import { blocksOf, isContent } from '../../testing/blocks-of.tsx'

export const DEMO = await blocksOf('Kinds of blocks: content', isContent)
