import { createSlip, currencyOf, reduceSlip } from '@touchline/betting'
import { createHttp } from '@touchline/client/http'
import type { ErrorBody } from '@touchline/contract'
import fc from 'fast-check'
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

test('PLACE-02 SLIP-06: a refusal with unknown or missing fields is still one: no response leaves the slip waiting', () => {
  const refusal = { code: 142, key: 'error.place_bets.insufficient_balance', localized_message: 'Not enough.' }
  expect(placementErrorFrom({ ...refusal, data: { details: [], errors_by_bet: [] } }, bets)).toMatchObject({
    key: 'error.place_bets.insufficient_balance',
    message: 'Not enough.',
    isWrongOdds: false,
    byBet: [],
  })
})

test('PLACE-05: nothing is placed before the player has agreed; then a tap places one bet, and its button shows it', async () => {
  const leg = fc.record(
    { match_id: fc.anything(), localized_message: fc.anything(), risk_key: fc.anything(), current_odds: fc.anything() },
    { requiredKeys: [] },
  )
  const fault = fc.record(
    {
      bet_index: fc.constantFrom(0, 1, 'x', null),
      key: fc.anything(),
      max_stake: fc.anything(),
      selections: fc.oneof(fc.anything(), fc.array(fc.oneof(leg, fc.anything()))),
    },
    { requiredKeys: [] },
  )
  const data = fc.oneof(
    fc.anything(),
    fc.record(
      {
        details: fc.oneof(fc.anything(), fc.array(fc.anything())),
        errors_by_bet: fc.oneof(fc.anything(), fc.array(fc.oneof(fault, fc.anything()))),
      },
      { requiredKeys: [] },
    ),
  )
  const sent = reduceSlip(createSlip({ currency: currencyOf('EUR') }), { type: 'toggle_outcome', pick: home })
  const placing = reduceSlip(reduceSlip(sent, { type: 'set_stake', betKey: null, stake: 500 }), {
    type: 'place',
    ...{ isLoggedIn: true, idempotencyKey: 'key-1', deviceId: 'd', locale: 'en' },
  })
  await fc.assert(
    fc.asyncProperty(data, fc.anything(), async (more, key) => {
      const body = { code: 101, key, localized_message: 'No.', data: more }
      const fetch = async () => ({ ok: false, status: 422, json: async () => body })
      const read = await createHttp({ origin: '', locale: 'en', fetch }).call('placeBets')
      if (read.ok || read.error.kind !== 'answer') throw new Error('A refusal was not read as one.')
      const error = placementErrorFrom(read.error.body, bets)
      expect(error.message).toBe('No.')
      expect(reduceSlip(placing, { type: 'placement_failed', error }).inProgress).toBe(false)
    }),
  )
})
