import { expect, test } from 'vitest'
import { pickOf } from '../testing/picks.ts'
import { CONTEXT, SlipHarness } from '../testing/slip-harness.ts'
import { slipErrors } from './errors.ts'
import { createSelection } from './selections/selection.ts'

const home = pickOf(1, '1')
const draw = pickOf(1, '2')
const away = pickOf(2, '3')

test('an empty slip cannot be placed', () => {
  new SlipHarness().expectErrors('slip_empty')
})

test('a slip needs a stake on one of its bets, not on all', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE').expectErrors('stake_missing')
  slip.stakeOn(home, 100).expectErrors()
})

test('SLIP-11: stakes are held against minimum, the maximum of the bet and the balance', () => {
  const slip = new SlipHarness().add(home).stake(5).expectErrors('stake_below_min')
  slip.stake(5_000)
  expect(slip.errors({ maxStakes: { '1/1//1': 4_000 } })).toEqual(['stake_above_max'])
  expect(slip.errors({ balance: 4_999 })).toEqual(['stake_above_balance'])
  expect(slip.errors({ balance: null })).toEqual([])
})

test('the balance is held against all bets together', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE').stake(600)
  expect(slip.errors({ balance: 1_199 })).toEqual(['stake_above_balance'])
  expect(slip.errors({ balance: 1_200 })).toEqual([])
})

test('SLIP-08: a combo of one match names the selections in conflict', () => {
  const [first] = new SlipHarness().add(home).state.bets
  const legs = [home, draw, away].map((pick) => createSelection(pick, []))
  if (first === undefined) throw new Error('The slip is empty.')
  const slip = new SlipHarness().do({
    type: 'set_bets',
    bets: [{ ...first, betType: 'COMBO', stake: 100, selections: legs }],
  })
  expect(slipErrors(slip.state, CONTEXT)).toEqual([
    {
      code: 'same_match',
      messageKey: 'slip.error.same_match',
      betKey: 'combo',
      selectionIds: ['1/1//1', '1/1//2'],
      limit: null,
    },
  ])
})

test('SLIP-08: a second pick of a match makes singles, never a combo that cannot be placed', () => {
  const single = new SlipHarness().add(home).stake(500).add(draw)
  expect(single.expectBets('SINGLE 1', 'SINGLE 1').state.bets.map((bet) => bet.stake)).toEqual([500, 0])
  // The stake of the combo is not the stake of each single.
  const combo = new SlipHarness().add(home, away).stake(500).add(draw)
  combo.expectBets('SINGLE 1', 'SINGLE 1', 'SINGLE 1').expectStakes(0, 0, 0).expectErrors('stake_missing')
})

test('SLIP-04 SLIP-11: the largest stake is known before the button is pressed, and the payout is never cut', () => {
  const long = pickOf(9, '1', { odds: 100_000_000 })
  const slip = new SlipHarness().add(long).stake(10_001)
  expect(slipErrors(slip.state, CONTEXT)).toMatchObject([{ code: 'stake_above_max', limit: 10_000 }])
  slip.stake(10_000).expectErrors()
  new SlipHarness().add(long, pickOf(8, '1', { odds: 100_000_000 })).expectErrors('payout_too_high', 'stake_missing')
})

test('SLIP-11: where the server names the balance as the largest stake, it is the balance that is short', () => {
  const slip = new SlipHarness().add(home).stake(600)
  expect(slip.errors({ balance: 500, maxStakes: { '1/1//1': 500 } })).toEqual(['stake_above_balance'])
  expect(slip.errors({ balance: 5_000, maxStakes: { '1/1//1': 500 } })).toEqual(['stake_above_max'])
})

test('SLIP-08: mixed providers and a provider without systems are flagged', () => {
  const slip = new SlipHarness().add(home, pickOf(2, '1', { provider: 'oddin' })).stake(100)
  slip.expectErrors('mixed_providers')
  const picks = [3, 4, 5].map((eventId) => pickOf(eventId, '1'))
  const system = new SlipHarness()
    .add(...picks)
    .change('SYSTEM')
    .stake(300)
    .expectErrors()
  system.do({ type: 'update_settings', settings: { providersWithoutSystem: ['betradar'] } })
  system.expectErrors('provider_without_system')
})

test('SLIP-12: suspended and unavailable selections have the labels of the specification', () => {
  const slip = new SlipHarness().add(home, away).stake(100).suspend(home)
  slip.do({ type: 'update_providers', inactiveProviders: ['betradar'] })
  expect(slipErrors(slip.state, CONTEXT).map((error) => [error.code, error.messageKey])).toEqual([
    ['not_available', 'sb.ticket.not-available.label'],
    ['suspended', 'sb.ticket.suspended.label'],
  ])
})

test('a changed price must be accepted first', () => {
  new SlipHarness().add(home).stake(100).price(home, 19_000).expectErrors('odds_changed').accept().expectErrors()
})

test('CAT-09: a bet has 40 selections at most', () => {
  const picks = Array.from({ length: 41 }, (_, at) => pickOf(at + 1, '1', { odds: 10_100 }))
  new SlipHarness()
    .add(...picks.slice(0, 40))
    .stake(100)
    .expectErrors()
  new SlipHarness()
    .add(...picks)
    .stake(100)
    .expectErrors('too_many_selections')
})

test('a request has 50 bets at most', () => {
  const picks = Array.from({ length: 51 }, (_, at) => pickOf(at + 1, '1'))
  const slip = new SlipHarness({ multiSingleProviders: ['betradar'] }).add(...picks.slice(0, 50)).stake(100)
  slip
    .expectErrors()
    .add(...picks.slice(50))
    .expectErrors('too_many_bets')
})

test('PLACE-05: a bet that cannot return more than its stake is refused with its key', () => {
  const slip = new SlipHarness().add(pickOf(1, '1', { odds: 10_000 })).stake(500)
  expect(slipErrors(slip.state, CONTEXT)[0]?.messageKey).toBe('error.potential_win.equal_or_less')
})

test('SLIP-11, PLACE-05: the smallest stake that is named is one that wins something', () => {
  const slip = new SlipHarness().add(pickOf(1, '1', { odds: 10_200 })).stake(5)
  expect(slipErrors(slip.state, CONTEXT)).toMatchObject([{ code: 'stake_below_min', limit: 25 }])
  expect(slipErrors(slip.stake(24).state, CONTEXT)).toMatchObject([{ code: 'win_not_above_stake', limit: 25 }])
  slip.stake(25).expectErrors()
})

test('SLIP-07: selections kept from a receipt show that their provider went down', () => {
  new SlipHarness().add(pickOf(1, '1', { odds: 10_000 })).expectErrors('win_not_above_stake', 'stake_missing')
})
