/** Blocks that pages of a site are made of. A kind is a folder; what it weighs comes with the pages that have it. */
export { BlockBeside, Blocks, PAGES_ABOVE } from './Blocks.tsx'
export { blockParts, loadBeside, loadBlocks } from './load-blocks.ts'
