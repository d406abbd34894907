import { ODDS_SCALE } from '@touchline/betting'
import { ACCEPT_MODES } from '@touchline/contract/constants'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkClaim, checkPrice } from './check-price.ts'

const NO_PRICE = fc.integer({ min: 0, max: ODDS_SCALE })
const PRICE = fc.integer({ min: ODDS_SCALE + 1, max: 100_000 * ODDS_SCALE })
const MODE = fc.constantFrom(...ACCEPT_MODES)

test('ODDS-03: odds below 1.0001 are refused in every mode, whether claimed or on the board', () => {
  fc.assert(
    fc.property(NO_PRICE, fc.oneof(NO_PRICE, PRICE), MODE, (low, other, mode) => {
      const refused = { kind: 'refused', error: 'invalid_odds', riskKey: 'odds_to_low' }
      expect(checkPrice({ state: 'open', odds: low, version: 1, probability: 1, refund: 0 }, other, mode)).toEqual({
        ...refused,
        odds: null,
      })
      expect(checkClaim(low, low, mode)).toEqual({ ...refused, odds: null })
      expect(checkClaim(other, low, mode)).toMatchObject(refused)
    }),
  )
})

test('ODDS-03: from 1.0001 on a price that is claimed unchanged is accepted in every mode', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constant(ODDS_SCALE + 1), PRICE), MODE, (odds, mode) => {
      expect(checkClaim(odds, odds, mode)).toEqual({ kind: 'accepted', odds })
    }),
  )
})

test('PLACE-02: a better price than claimed is never refused, and the bet gets it', () => {
  fc.assert(
    fc.property(PRICE, PRICE, MODE, (a, b, mode) => {
      const [claim, odds] = a < b ? [a, b] : [b, a]
      expect(checkClaim(odds, claim, mode)).toEqual({ kind: 'accepted', odds })
    }),
  )
})
