/** Blocks that pages of a site are made of. A kind is a folder; its code loads with the pages that have it. */
export { BlockBeside, Blocks, PAGES_ABOVE } from './Blocks.tsx'
export { blockParts, loadBeside, loadBlocks } from './load-blocks.ts'
