import { type Fraction, fraction, ONE } from '../fraction/index.ts'

/** Share of a winning bet that counts when more runners tied than there are places left for them. */
export function deadHeatFactor(places: number, tied: number): Fraction {
  return tied <= places ? ONE : fraction(places, tied)
}
