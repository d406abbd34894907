import {
  betKey,
  createSlip,
  MARKET_STATUS,
  type MarketStatus,
  type OutcomePick,
  outcomeKey,
  reduceSlip,
  type SlipState,
  slipErrors,
  summarizeSlip,
} from '@touchline/betting'
import { expect, test } from 'vitest'
import { loggedInAs } from '../testing/harness.ts'
import { draw, home } from '../testing/picks.ts'
import { agreedTotals } from './agreed-totals.ts'
import { type PlaceButton, placeButton, shownSummary } from './place-button.ts'

const CONTEXT = { balance: 5_000, minStake: 10, maxStake: 1_000_000, maxPayout: 100_000_000 }

function slipOf(stake: number, ...picks: readonly OutcomePick[]): SlipState {
  const empty = createSlip({ currency: { code: 'EUR', subunits: 100 } })
  const picked = picks.reduce((slip, pick) => reduceSlip(slip, { type: 'toggle_outcome', pick }), empty)
  return reduceSlip(picked, { type: 'set_stake', betKey: null, stake })
}

function priced(
  slip: SlipState,
  pick: OutcomePick,
  odds: number,
  status: MarketStatus = MARKET_STATUS.allowed,
): SlipState {
  const outcomes = [{ id: pick.outcomeId, active: true, odds }]
  const markets = [{ id: pick.marketId, specifier: pick.specifier, status, outcomes }]
  return reduceSlip(slip, { type: 'update_markets', eventId: pick.matchId, markets })
}

function buttonOf(slip: SlipState, signedIn = true): PlaceButton {
  const summary = summarizeSlip(slip, CONTEXT)
  const context = signedIn ? CONTEXT : { ...CONTEXT, balance: null }
  const auth = signedIn ? loggedInAs(7).auth : ({ status: 'NOT_LOGGED_IN' } as const)
  const agreed = agreedTotals(slip, CONTEXT.maxPayout)
  return placeButton(slip, summary, slipErrors(slip, context), auth, agreed.totalPotentialWin)
}

test('a stake above the balance shows the missing amount', () => {
  expect(buttonOf(slipOf(1_000, home), false)).toEqual({ kind: 'sign_in' })
  expect(buttonOf(slipOf(1_000, home))).toEqual({ kind: 'place', stake: 1_000 })
})

test('a missing stake is the reason shown', () => {
  expect(buttonOf(slipOf(0, home))).toMatchObject({ kind: 'blocked', by: { code: 'stake_missing' } })
})

test('SLIP-05 SLIP-07: where the player enters the win, that win is what they agreed to, at any stake', () => {
  expect(buttonOf(slipOf(6_250, home))).toEqual({ kind: 'short', by: 1_250 })
})

test('SLIP-07: moved prices must be accepted, with old and new return', () => {
  const moved = priced(slipOf(1_000, home), home, 19_500)
  expect(buttonOf(moved)).toEqual({ kind: 'accept', oldWin: 2_100, newWin: 1_950 })
})

test('SLIP-07: a suspended leg is waited for, and no press of the button removes it', () => {
  const several = priced(slipOf(1_000, home, draw), draw, 34_000, -1)
  const waits = { kind: 'blocked', by: { code: 'suspended', selectionIds: [outcomeKey(draw)] } }
  expect(buttonOf(several)).toMatchObject(waits)
  const moved = priced(several, home, 19_500)
  expect(buttonOf(moved)).toEqual({ kind: 'accept', oldWin: 7_140, newWin: 6_630 })
  expect(buttonOf(reduceSlip(moved, { type: 'accept_changes' }))).toMatchObject(waits)
  const lone = priced(slipOf(1_000, home), home, 21_000, -1)
  expect(buttonOf(lone)).toMatchObject({ kind: 'blocked', by: { code: 'suspended', selectionIds: [outcomeKey(home)] } })
})

test('PLACE-02: after a refused price the same figures must be accepted too', () => {
  const placing = reduceSlip(slipOf(1_000, home), {
    type: 'place',
    isLoggedIn: true,
    idempotencyKey: 'key',
    deviceId: 'device',
    locale: 'en',
  })
  expect(buttonOf(placing)).toEqual({ kind: 'placing' })
  expect(buttonOf(reduceSlip(placing, { type: 'placement_lost' }))).toEqual({ kind: 'checking' })
  const error = { code: 101, key: 'k', message: null, details: [], byBet: [], isWrongOdds: true }
  const refused = reduceSlip(placing, { type: 'placement_failed', error })
  expect(buttonOf(refused)).toEqual({ kind: 'accept', oldWin: 2_100, newWin: 2_100 })
  expect(buttonOf(reduceSlip(refused, { type: 'accept_changes' }))).toEqual({ kind: 'place', stake: 1_000 })
})

test('SLIP-07 PLACE-02: a lone leg whose price moved, was refused for it or not, and that is suspended by now is waited for: no press empties the slip', () => {
  const stopped = (slip: SlipState) => priced(slip, home, 19_000, MARKET_STATUS.suspended)
  const waits = { kind: 'blocked', by: { code: 'suspended' } }
  expect(buttonOf(stopped(priced(slipOf(1_000, home), home, 19_000)))).toMatchObject(waits)
  const refused = reduceSlip(
    reduceSlip(slipOf(1_000, home), {
      type: 'place',
      isLoggedIn: true,
      idempotencyKey: 'key',
      deviceId: 'device',
      locale: 'en',
    }),
    {
      type: 'placement_failed',
      error: { code: 101, key: 'k', message: null, details: [], byBet: [], isWrongOdds: true },
    },
  )
  expect(buttonOf(stopped(refused))).toMatchObject(waits)
  expect(buttonOf(priced(stopped(refused), home, 19_000))).toMatchObject({ kind: 'accept', newWin: 1_900 })
})

test('SLIP-12 SLIP-07: while a provider is down the button names the state of its legs, and the agreed return stays', () => {
  const slip = slipOf(0, home)
  const [bet] = slip.bets
  if (bet === undefined) throw new Error('Nothing was picked.')
  const wanted = reduceSlip(slip, { type: 'set_wanted_win', betKey: betKey(bet), win: 5_000 })
  const moved = priced(wanted, home, 19_000)
  expect([wanted.bets[0]?.stake, moved.bets[0]?.stake]).toEqual([2_381, 2_632])
  // A subunit of stake is worth about two.
  expect(buttonOf(moved)).toEqual({ kind: 'accept', oldWin: 5_000, newWin: 5_001 })
})

test('the slip shows which range holds and how far the next one is', () => {
  const slip = slipOf(1_000, home)
  const down = reduceSlip(slip, { type: 'update_providers', inactiveProviders: [home.provider] })
  for (const state of [down, priced(down, home, home.odds, MARKET_STATUS.not_allowed)]) {
    const summary = shownSummary(state, summarizeSlip(state, CONTEXT))
    expect([summary.afterAcceptance, summary.totalPotentialWin]).toEqual([
      null,
      summarizeSlip(slip, CONTEXT).totalPotentialWin,
    ])
    expect(buttonOf(state)).toMatchObject({ kind: 'blocked', by: { messageKey: 'sb.ticket.not-available.label' } })
  }
})
