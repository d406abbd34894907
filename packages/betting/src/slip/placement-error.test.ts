import { expect, test } from 'vitest'
import { pickOf } from '../testing/picks.ts'
import { SlipHarness } from '../testing/slip-harness.ts'
import { placementErrorFrom, placementErrorKey } from './placement-error.ts'

const home = pickOf(1, '1')

test('PLACE-02: codes 101, 118 and 120 have keys of their own, every other one the default', () => {
  expect([101, 118, 120, 999].map(placementErrorKey)).toEqual([
    'error.place_bets.invalid_odds',
    'error.place_bets.municipality_not_found',
    'error.place_bets.invalid_odds_custom_bet',
    'error.place_bets.default',
  ])
})

test('PLACE-02: a refusal is read bet by bet and leg by leg', () => {
  const { bets } = new SlipHarness().add(home).stake(500).state
  const leg = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', key: 'k', localized_message: 'Now 1.80.' }
  const error = placementErrorFrom(
    {
      code: 101,
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
            selections: [{ ...leg, risk_key: 'odds_higher_than_bookmakers', current_odds: 18_000 }],
          },
          { bet_index: 9, code: 1, key: 'k', localized_message: 'No such bet.', max_stake: null, selections: [] },
        ],
      },
    },
    bets,
  )
  expect(error).toEqual({
    code: 101,
    key: 'error.place_bets.invalid_odds',
    message: 'The odds have changed.',
    details: ['bets.0: odds'],
    isWrongOdds: true,
    byBet: [
      {
        betKey: '1/1//1',
        code: 101,
        key: 'error.place_bets.invalid_odds',
        message: 'Not at 2.00.',
        maxStake: null,
        selections: [
          {
            selectionId: '1/1//1',
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

test('PLACE-02: a refusal with a code only is shown by its key', () => {
  expect(placementErrorFrom({ code: 500 }, [])).toMatchObject({
    key: 'error.place_bets.default',
    message: null,
    isWrongOdds: false,
    byBet: [],
  })
})
