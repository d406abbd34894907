import { createSlip, currencyOf, reduceSlip } from '@touchline/betting'
import type { ErrorBody } from '@touchline/contract'
import { expect, test } from 'vitest'
import { home } from '../testing/picks.ts'
import { placementErrorFrom } from './placement-error.ts'

const { bets } = reduceSlip(createSlip({ currency: currencyOf('EUR') }), { type: 'toggle_outcome', pick: home })
const { marketId: market_id, specifier, outcomeId: outcome_id } = home

test('PLACE-02: a refusal is read bet by bet and leg by leg', () => {
  const refusal: ErrorBody = {
    code: 101,
    key: 'error.place_bets.invalid_odds',
    localized_message: 'The odds have changed.',
    data: {
      details: [{ path: 'bets.0', message: 'odds' }],
      errors_by_bet: [
        {
          bet_index: 0,
          code: 101,
          key: 'error.place_bets.invalid_odds',
          localized_message: 'Not at 2.00.',
          max_stake: null,
          selections: [
            {
              ...{ match_id: 1, market_id, specifier, outcome_id, code: 101, key: 'k' },
              localized_message: 'Now 1.80.',
              risk_key: 'odds_higher_than_bookmakers',
              current_odds: 18_000,
            },
          ],
        },
        { bet_index: 9, code: 1, key: 'k', localized_message: 'No such bet.', max_stake: null, selections: [] },
      ],
    },
  }
  const id = bets[0]?.selections[0]?.id
  expect(placementErrorFrom(refusal, bets)).toEqual({
    code: 101,
    key: 'error.place_bets.invalid_odds',
    message: 'The odds have changed.',
    details: ['bets.0: odds'],
    isWrongOdds: true,
    byBet: [
      {
        betKey: id,
        code: 101,
        key: 'error.place_bets.invalid_odds',
        message: 'Not at 2.00.',
        maxStake: null,
        selections: [
          {
            selectionId: id,
            key: 'k',
            message: 'Now 1.80.',
            riskKey: 'odds_higher_than_bookmakers',
            currentOdds: 18_000,
          },
        ],
      },
    ],
  })
})

test('PLACE-02: a refusal of the whole request names no bet, and asks nobody to accept a price', () => {
  const refusal = { code: 142, key: 'error.place_bets.insufficient_balance', localized_message: 'Not enough.' }
  expect(placementErrorFrom({ ...refusal, data: { details: [], errors_by_bet: [] } }, bets)).toMatchObject({
    key: 'error.place_bets.insufficient_balance',
    message: 'Not enough.',
    isWrongOdds: false,
    byBet: [],
  })
})
