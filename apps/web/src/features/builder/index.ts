export { BUILDER_HASH } from './builder-hash.ts'
export { type CustomPrice, useCustomPrice } from './lazy/use-custom-price.ts'
export { BetBuilder } from './parts.ts'
export { WithBuilder } from './WithBuilder.tsx'
