/**
 * The words that a site is made of, and what its blocks and placements are called. Without schemas: browsers carry no
 * validator.
 */
export type { BlockKind, PageBlockKind } from './blocks/index.ts'
export * from './words.ts'
