import { add, type Fraction, fraction, multiply, ONE, subtract, ZERO } from '../fraction/index.ts'

/** Price of the place part: the winnings times the fraction of the terms, e.g. 1/5. */
export function placeOdds(odds: Fraction, terms: Fraction): Fraction {
  return add(ONE, multiply(subtract(odds, ONE), terms))
}

/**
 * Price after a Rule 4 deduction for a withdrawn runner. It is taken from the winnings, never from the stake.
 * @param percent of the winnings, 0 to 100
 */
export function afterRule4(odds: Fraction, percent: Fraction): Fraction {
  const kept = subtract(ONE, multiply(percent, fraction(1, 100)))
  return add(ONE, multiply(subtract(odds, ONE), kept))
}

export const FINISHES = ['win', 'place', 'lose', 'void'] as const
/** Where the runner of an each-way bet came in: first, placed, nowhere, or not run. */
export type Finish = (typeof FINISHES)[number]

/** What an each-way bet returns for a stake of one on each of its two parts, win and place. */
export function eachWayMultiplier(odds: Fraction, terms: Fraction, finish: Finish): Fraction {
  const place = placeOdds(odds, terms)
  switch (finish) {
    case 'win':
      return add(odds, place)
    case 'place':
      return place
    case 'lose':
      return ZERO
    case 'void':
      return fraction(2)
  }
}
