export { type CustomPrice, useCustomPrice } from './lazy/use-custom-price.ts'
export { WithBuilder } from './WithBuilder.tsx'
