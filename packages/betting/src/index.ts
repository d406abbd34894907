export { assertNever } from './assert-never.ts'
export * from './bonus/draw/index.ts'
export * from './bonus/index.ts'
export * from './cash-out/index.ts'
export {
  add as addFractions,
  compare as compareFractions,
  divide as divideFractions,
  type Fraction,
  floor as floorFraction,
  fraction,
  multiply as multiplyFractions,
  parseFraction,
  subtract as subtractFractions,
  toNumber as fractionToNumber,
} from './fraction/index.ts'
export * from './jackpot/index.ts'
export * from './limits/index.ts'
export * from './margin/index.ts'
export * from './money/index.ts'
export * from './needs/index.ts'
export * from './odds/index.ts'
export * from './payments/index.ts'
export * from './payout/index.ts'
export * from './protection/index.ts'
export * from './quick-bet/index.ts'
export * from './record/index.ts'
export type { Result } from './result.ts'
export * from './slip/index.ts'
export * from './system/index.ts'
export * from './vocabulary/index.ts'
