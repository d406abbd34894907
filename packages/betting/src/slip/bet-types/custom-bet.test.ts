import { expect, test } from 'vitest'
import { pickOf } from '../../testing/picks.ts'
import { acceptedBet } from '../../testing/placed-bets.ts'
import { SlipHarness } from '../../testing/slip-harness.ts'
import { countBlockedLegs, countLegs } from '../selections/selections.ts'
import { storeSlip } from '../storage/stored-slip.ts'

const result = pickOf(1, '1')
const goals = pickOf(1, '12', { marketId: 18, specifier: 'total=2.5' })
const other = pickOf(2, '1')
const KEY = 'custom:1/1//1+1/18/total=2.5/12'

function withCustomBet(slip = new SlipHarness()) {
  return slip.do({ type: 'add_custom_bet', picks: [result, goals], odds: 35_000 })
}

test('SLIP-01: a custom bet has its own price beside the other bets', () => {
  const slip = withCustomBet().add(other).expectBets('SINGLE 1', 'CUSTOM_BET 2')
  slip.do({ type: 'set_stake', betKey: KEY, stake: 1_000 }).expectStakes(0, 1_000)
  expect(slip.summary).toMatchObject({ totalPotentialWin: 3_500, selectedOutcomeIds: ['2/1//1'] })
})

test('SLIP-08: two selections of one match are no conflict in a custom bet', () => {
  withCustomBet().expectErrors('stake_missing')
})

test('the same custom bet is not added twice, and legs of two matches or an outcome twice are none', () => {
  const slip = withCustomBet(withCustomBet()).expectBets('CUSTOM_BET 2')
  slip.do({ type: 'add_custom_bet', picks: [result, other], odds: 35_000 }).expectBets('CUSTOM_BET 2')
  slip.do({ type: 'add_custom_bet', picks: [goals, goals], odds: 35_000 }).expectBets('CUSTOM_BET 2')
})

test('SLIP-07: a new price of the whole needs acceptance, prices of its legs do not', () => {
  const slip = withCustomBet().price(result, 25_000).expect('INITIAL')
  slip.do({ type: 'update_custom_odds', betKey: KEY, odds: 33_000 }).expect('ODDS_CHANGED')
  slip.expectErrors('odds_changed', 'stake_missing').accept().expect('INITIAL').expectBets('CUSTOM_BET 2')
})

test('SLIP-07: removing drops custom bets of matches neither prematch nor live; accepting does not', () => {
  const slip = withCustomBet().add(other).do({ type: 'update_match_status', eventId: 1, status: 'closed' })
  slip.accept().expectBets('SINGLE 1', 'CUSTOM_BET 2').removeBlocked().expectBets('SINGLE 1')
})

test('SLIP-07: a custom bet with a suspended leg goes as a whole', () => {
  withCustomBet().suspend(goals).removeBlocked().expectBets()
})

test('a custom bet is removed by its key', () => {
  withCustomBet().add(other).do({ type: 'remove_bet', betKey: KEY }).expectBets('SINGLE 1')
})

test('a custom bet counts as one leg, however many outcomes it is made of', () => {
  const slip = withCustomBet().add(other)
  expect(slip.summary.selectionCount).toBe(2)
  expect(countLegs(slip.state.bets)).toBe(2)
  expect(countBlockedLegs(slip.suspend(goals).suspend(result).state.bets)).toBe(1)
})

test('SLIP-09: a custom bet made while a stored slip is restored is placed after the stored bets', () => {
  const stored = storeSlip(new SlipHarness().add(other).state)
  const slip = withCustomBet(new SlipHarness().do({ type: 'start_restoring' }))
  slip.do({ type: 'restore', stored, updates: [], rate: null }).expectBets('SINGLE 1', 'CUSTOM_BET 2')
})

test('selections kept from a receipt: a custom bet stays one beside a pick of one of its outcomes', () => {
  const slip = withCustomBet(new SlipHarness().add(result)).do({ type: 'set_stake', betKey: KEY, stake: 100 })
  slip.place().answer(acceptedBet()).expectBets('SINGLE 1')
  slip.do({ type: 'close_receipt', keepSelections: true }).expectBets('SINGLE 1', 'CUSTOM_BET 2')
})
