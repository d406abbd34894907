export {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  HALF,
  multiply,
  ONE,
  product,
  subtract,
  sum,
  toNumber,
  ZERO,
} from './fraction.ts'
export { parseFraction } from './parse-fraction.ts'
export { floor, roundHalfUp } from './round.ts'
