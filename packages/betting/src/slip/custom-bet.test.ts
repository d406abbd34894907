import { expect, test } from 'vitest'
import { pickOf } from '../testing/picks.ts'
import { SlipHarness } from '../testing/slip-harness.ts'

const result = pickOf(1, '1')
const goals = pickOf(1, '12', { marketId: 18, specifier: 'total=2.5' })
const other = pickOf(2, '1')
const KEY = 'custom:1/1//1+1/18/total=2.5/12'

function withCustomBet(slip = new SlipHarness()) {
  return slip.do({ type: 'add_custom_bet', picks: [result, goals], odds: 35_000 })
}

test('SLIP-01: a custom bet stands beside the other bets at its own price', () => {
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

test('SLIP-07: accepting drops custom bets of matches neither prematch nor live', () => {
  const slip = withCustomBet().add(other).do({ type: 'update_match_status', matchId: 1, status: 'closed' })
  slip.accept().expectBets('SINGLE 1')
})

test('SLIP-07: a custom bet with a suspended leg goes as a whole', () => {
  withCustomBet().suspend(goals).accept().expectBets()
})

test('a custom bet is removed by its key', () => {
  withCustomBet().add(other).do({ type: 'remove_bet', betKey: KEY }).expectBets('SINGLE 1')
})
