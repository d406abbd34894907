import { createSlip, currencyOf, type Placement, reduceSlip, type SlipAction } from '@touchline/betting'
import { CALLS } from '@touchline/contract'
import { expect, test } from 'vitest'
import { away, draw, home } from '../testing/picks.ts'
import { jackpotsBody, maxStakeBody, placementBody } from './request-body.ts'

function placing(...actions: readonly SlipAction[]): Placement {
  const empty = createSlip({ currency: currencyOf('EUR'), settings: { acceptMode: 'higher' } })
  const picks = [home, draw, away].map((pick) => ({ type: 'toggle_outcome', pick }) as const)
  const place = { type: 'place', isLoggedIn: true, idempotencyKey: 'key-1', deviceId: 'device', locale: 'en' } as const
  const slip = [...picks, ...actions, place].reduce(reduceSlip, empty)
  if (!slip.inProgress) throw new Error('Nothing is being placed.')
  return slip.placement
}

const STAKE = { type: 'set_stake', betKey: null, stake: 300 } as const

test('PLACE-01: the body names every leg with the price on screen', () => {
  const body = placementBody(placing({ type: 'change_type', betType: 'SYSTEM' }, STAKE))
  expect(body).toEqual({
    meta: { device_id: 'device', quick: false, type: 'system', auto_accept_odds_change: 'higher' },
    bets: [
      {
        stake: { value: 300, currency: 'EUR' },
        selections: [
          { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', odds: 21_000 },
          { match_id: 2, market_id: 1, specifier: '', outcome_id: '2', odds: 34_000 },
          { match_id: 3, market_id: 1, specifier: '', outcome_id: '3', odds: 18_000 },
        ],
        system_id: '2/3',
      },
    ],
    locale: 'en',
  })
  expect(CALLS.placeBets.body.safeParse(body).success).toBe(true)
})

test('PLACE-03: a placement that was stored and read again gives the same body', () => {
  const placement = placing(STAKE)
  expect(JSON.stringify(placementBody(JSON.parse(JSON.stringify(placement))))).toBe(
    JSON.stringify(placementBody(placement)),
  )
})

test('the largest stake is requested without one', () => {
  const body = maxStakeBody(placing(STAKE).bets)
  expect(body.bets[0]?.stake).toEqual({ currency: 'EUR' })
  expect(CALLS.getMaxStake.body.safeParse(body).success).toBe(true)
})

test("BONUS-02 BONUS-04: jackpots are looked up for stakes of the player's own; a stake of the house takes part in none", () => {
  const { bets } = placing(STAKE)
  expect(jackpotsBody(bets).bets[0]?.stake).toEqual({ value: 300, currency: 'EUR' })
  const given = (type: 'freebet' | 'freebet_no_risk') => ({ id: 7, odds: 10_000, terms: { type }, stake: 300 })
  const withFreebet = (type: 'freebet' | 'freebet_no_risk') => bets.map((bet) => ({ ...bet, bonus: given(type) }))
  expect(jackpotsBody(withFreebet('freebet')).bets).toEqual([])
  expect(jackpotsBody(withFreebet('freebet_no_risk')).bets).toHaveLength(1)
  expect(CALLS.findJackpots.body.safeParse(jackpotsBody(bets)).success).toBe(true)
})
