import { expect, test } from 'vitest'
import { pickOf } from '../../testing/picks.ts'
import { CONTEXT, SlipHarness } from '../../testing/slip-harness.ts'
import { slipErrors } from '../errors.ts'

const home = pickOf(1, '1')
const away = pickOf(2, '3')
const over = pickOf(3, '12')

function flagsOf(slip: SlipHarness, at = 0) {
  const leg = slip.state.bets.flatMap((bet) => bet.selections)[at]
  return {
    odds: leg?.odds,
    isSuspended: leg?.isSuspended,
    isChanged: leg?.isChanged,
    isNotAvailable: leg?.isNotAvailable,
  }
}

test('SLIP-07: acceptance none flags any change', () => {
  new SlipHarness({ acceptMode: 'none' }).add(home).price(home, 21_000).expect('ODDS_CHANGED')
  new SlipHarness({ acceptMode: 'none' }).add(home).price(home, 19_500).expect('ODDS_CHANGED')
})

test('SLIP-07: acceptance higher flags only lower odds', () => {
  const slip = new SlipHarness({ acceptMode: 'higher' }).add(home)
  slip.price(home, 21_000).expect('INITIAL').price(home, 19_500).expect('ODDS_CHANGED')
})

test('SLIP-07: acceptance any takes every price', () => {
  const slip = new SlipHarness({ acceptMode: 'any' }).add(home).price(home, 15_000).expect('INITIAL')
  expect(flagsOf(slip).odds).toBe(15_000)
})

test('SLIP-07: a price that returns to the accepted one needs no acceptance any more', () => {
  new SlipHarness().add(home).price(home, 19_000).expect('ODDS_CHANGED').price(home, 20_000).expect('INITIAL')
})

test('SLIP-07: another acceptance mode judges the same price again', () => {
  const slip = new SlipHarness({ acceptMode: 'none' }).add(home).price(home, 21_000).expect('ODDS_CHANGED')
  slip.do({ type: 'update_settings', settings: { acceptMode: 'higher' } }).expect('INITIAL')
})

test('SLIP-07: a missing market leaves the selection as it is', () => {
  const slip = new SlipHarness().add(home)
  const before = slip.state
  slip.do({ type: 'update_markets', eventId: 1, markets: [] })
  slip.market(pickOf(1, '1', { specifier: 'total=2.5' }), -1, [])
  slip.price(pickOf(9, '1'), 30_000)
  expect(slip.state).toBe(before)
})

test('SLIP-07: a market that is not open suspends the selection, opening again frees it', () => {
  const slip = new SlipHarness().add(home).suspend(home)
  expect(flagsOf(slip)).toMatchObject({ isSuspended: true, odds: 20_000 })
  slip.expectErrors('suspended', 'stake_missing').price(home, 20_000)
  expect(flagsOf(slip).isSuspended).toBe(false)
})

test('SLIP-07: an outcome that is missing or inactive suspends the selection', () => {
  const missing = new SlipHarness().add(home).market(home, 1, [{ id: '2', active: true, odds: 20_000 }])
  expect(flagsOf(missing).isSuspended).toBe(true)
  const inactive = new SlipHarness().add(home).market(home, 1, [{ id: '1', active: false, odds: 20_000 }])
  expect(flagsOf(inactive).isSuspended).toBe(true)
})

test('SLIP-07: a match that is neither prematch nor live suspends its selections', () => {
  const slip = new SlipHarness().add(home)
  slip.do({ type: 'update_match_status', eventId: 1, status: 'live' })
  expect(flagsOf(slip).isSuspended).toBe(false)
  slip.do({ type: 'update_match_status', eventId: 1, status: 'finished' }).price(home, 20_000)
  expect(flagsOf(slip).isSuspended).toBe(true)
})

test('SLIP-07: a provider that goes down makes its selections unavailable until it is back', () => {
  const slip = new SlipHarness().add(home).do({ type: 'update_providers', inactiveProviders: ['betradar'] })
  expect(flagsOf(slip.expect('ODDS_CHANGED')).isNotAvailable).toBe(true)
  slip.do({ type: 'update_providers', inactiveProviders: [] }).expect('INITIAL')
})

test('SLIP-12: a provider that goes down and suspends its markets makes selections not available, and the return stays', () => {
  const slip = new SlipHarness().add(home, away).stake(2_000)
  const before = slip.summary.totalPotentialWin
  slip
    .suspend(home)
    .suspend(away)
    .do({ type: 'update_providers', inactiveProviders: ['betradar'] })
  const [first] = slipErrors(slip.state, CONTEXT)
  expect(first?.messageKey).toBe('sb.ticket.not-available.label')
  expect(slip.summary).toMatchObject({ totalPotentialWin: before, afterAcceptance: null })
})

test('SLIP-07: accepting agrees to the prices and keeps suspended selections; removing those is a separate action', () => {
  const slip = new SlipHarness().add(home, away, over).price(home, 19_000).suspend(away).expect('ODDS_CHANGED')
  slip.accept().expect('INITIAL').expectBets('COMBO 3').expectErrors('suspended', 'stake_missing')
  slip.removeBlocked().expect('INITIAL').expectBets('COMBO 2')
  slip.price(home, 19_000).expect('INITIAL')
  slip
    .do({ type: 'update_providers', inactiveProviders: ['betradar'] })
    .accept()
    .expectBets('COMBO 2')
    .removeBlocked()
    .expectBets()
})

test('SLIP-07: a selection that is removed takes no agreement to another price with it', () => {
  const slip = new SlipHarness().add(home, away, over).price(home, 19_000).suspend(away).removeBlocked()
  slip.expect('ODDS_CHANGED').expectBets('COMBO 2').price(home, 20_000).expect('INITIAL')
})

test('SLIP-07: the summary shows beforehand what accepting leaves', () => {
  const slip = new SlipHarness().add(home, over).stake(2_000)
  expect(slip.summary.afterAcceptance).toBeNull()
  slip.suspend(over)
  expect(slip.summary.afterAcceptance).toBeNull()
  slip.price(home, 19_500)
  expect(slip.summary).toMatchObject({
    totalOdds: 39_000,
    totalPotentialWin: 7_800,
    afterAcceptance: { totalOdds: 39_000, totalPotentialWin: 7_800 },
  })
})

test('selections that an update does not touch keep their identity', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE')
  const [, second] = slip.state.bets
  slip.price(home, 21_000)
  expect(slip.state.bets[1]).toBe(second)
})
