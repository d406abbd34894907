import { expect, test } from 'vitest'
import { pickOf } from '../../testing/picks.ts'
import { acceptedBet, REFUSED, rejectedBet, submittedBet } from '../../testing/placed-bets.ts'
import { SlipHarness } from '../../testing/slip-harness.ts'
import { storeSlip } from '../storage/stored-slip.ts'

const home = pickOf(1, '1')
const away = pickOf(2, '3')
const over = pickOf(3, '12', { marketId: 18, specifier: 'total=2.5', odds: 19_000 })

function placing(slip: SlipHarness) {
  return slip.state.inProgress ? slip.state.placement : undefined
}

test('PLACE-01: placing keeps the bets with a stake as processing and marks progress', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE').stakeOn(away, 500).place().expect('INITIAL')
  expect(slip.state.inProgress).toBe(true)
  expect(placing(slip)?.bets.map((bet) => bet.selections[0]?.id)).toEqual(['2/1//3'])
})

test('PLACE-01: not logged in, the slip is INITIAL and nothing is in progress', () => {
  const slip = new SlipHarness().add(home).stake(500).place('key', false).expect('INITIAL').expectStakes(500)
  expect(slip.state.inProgress).toBe(false)
})

test('PLACE-01: nothing is placed without a stake, over a change not accepted, or on a suspended selection', () => {
  expect(new SlipHarness().add(home).place().state.inProgress).toBe(false)
  expect(new SlipHarness().add(home).stake(5).price(home, 19_000).place().state.inProgress).toBe(false)
  expect(new SlipHarness().add(home).stake(5).suspend(home).place().state.inProgress).toBe(false)
})

test('PLACE-01: a suspended single does not hold up the others', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE').stakeOn(away, 500).suspend(home)
  expect(slip.place().state.inProgress).toBe(true)
})

test('SLIP-06: changes are ignored while a placement is in progress', () => {
  const slip = new SlipHarness().add(home).stake(500).place()
  const before = slip.state
  slip.add(away).remove(home).stake(900).change('COMBO').price(home, 10_500).suspend(home).accept()
  slip.do({ type: 'clear' }).place('another-key')
  expect(slip.state).toBe(before)
})

test('SLIP-06: success stores the placed bets and empties the slip of them', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE').stakeOn(home, 500).place().answer(acceptedBet(7))
  slip.expect('SUCCESS').expectBets('SINGLE 1')
  expect(slip.summary.selectedOutcomeIds).toEqual(['2/1//3'])
  expect(slip.state.ticketState === 'SUCCESS' && slip.state.placedBets.map((bet) => bet.betId)).toEqual([7])
})

test('SLIP-06: a receipt stays while prices move and ends with the next pick', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE').stakeOn(home, 500).place().answer(acceptedBet())
  slip.price(away, 15_000).expect('SUCCESS').add(over).expect('ODDS_CHANGED')
})

test('SLIP-06: keeping the selections starts over without a stake, being done leaves the slip empty', () => {
  const placed = () => new SlipHarness().add(home, away).stake(500).place().answer(acceptedBet())
  placed().do({ type: 'close_receipt', keepSelections: true }).expect('INITIAL').expectBets('COMBO 2').expectStakes(0)
  placed().do({ type: 'close_receipt', keepSelections: false }).expect('INITIAL').expectBets()
})

test('SLIP-06: an error keeps the bets, clears the processing ones and ends when dismissed', () => {
  const slip = new SlipHarness().add(home).stake(500).place().fails(REFUSED).expect('ERROR').expectStakes(500)
  expect(slip.state).not.toHaveProperty('placement')
  slip.do({ type: 'dismiss_error' }).expect('INITIAL')
})

test('SLIP-06: an error ends with the next change to the slip, not with a new price', () => {
  const slip = new SlipHarness().add(home).stake(500).place().fails(REFUSED).price(away, 30_000).expect('ERROR')
  slip.add(away).expect('INITIAL')
})

test('PLACE-02: wrong odds show the current price, which must be accepted before trying again', () => {
  const slip = new SlipHarness().add(home).stake(500).place()
  const leg = { selectionId: '1/1//1', key: 'k', message: null, riskKey: 'odds_to_low', currentOdds: 18_000 }
  const byBet = [{ betKey: '1/1//1', code: 101, key: 'k', message: null, maxStake: null, selections: [leg] }]
  slip.fails({ ...REFUSED, code: 101, isWrongOdds: true, byBet }).expect('ERROR')
  expect(slip.summary).toMatchObject({ needsAcceptance: true, totalOdds: 18_000 })
  slip.place('key-2').expect('ERROR').accept().expect('INITIAL').place('key-2')
  expect(placing(slip)?.bets[0]?.selections[0]?.odds).toBe(18_000)
})

test('PLACE-03: a lost response is a state of its own, which keeps the request that was sent', () => {
  const slip = new SlipHarness().add(home).stake(500).place('key-1')
  const sent = placing(slip)
  slip.do({ type: 'placement_lost' }).expect('UNKNOWN')
  slip.add(away).place('key-2').do({ type: 'clear' }).expect('UNKNOWN')
  expect(placing(slip)).toBe(sent)
  slip.do({ type: 'placement_lost' }).answer(acceptedBet()).expect('SUCCESS')
})

test('PLACE-03: a refusal after a lost response ends the uncertainty', () => {
  new SlipHarness().add(home).stake(5).place().do({ type: 'placement_lost' }).fails(REFUSED).expect('ERROR')
})

test('PLACE-01: an ended session leaves the slip as it was', () => {
  const slip = new SlipHarness().add(home).stake(5).place().do({ type: 'placement_unauthorized' }).expect('INITIAL')
  expect(slip.expectStakes(5).state.inProgress).toBe(false)
})

test('PLACE-04: a live bet is PROCESSING until it is accepted', () => {
  const slip = new SlipHarness().add(home).stake(5).place().answer(submittedBet(7)).expect('PROCESSING')
  slip.add(away).do({ type: 'placement_lost' }).fails(REFUSED).expect('PROCESSING')
  slip.do({ type: 'placed_bet_changed', placedBet: acceptedBet(99) }).expect('PROCESSING')
  slip
    .do({ type: 'placed_bet_changed', placedBet: acceptedBet(7) })
    .expect('SUCCESS')
    .expectBets()
})

test('PLACE-04: a live bet that is rejected stays in the slip with the reason', () => {
  const slip = new SlipHarness().add(home).stake(5).place().answer(submittedBet(7))
  slip
    .do({ type: 'placed_bet_changed', placedBet: rejectedBet(7) })
    .expect('ERROR')
    .expectBets('SINGLE 1')
  expect(slip.state.ticketState === 'ERROR' && slip.state.error).toMatchObject({
    code: 101,
    isWrongOdds: true,
    byBet: [{ betKey: '1/1//1', message: 'The odds have changed.' }],
  })
})

test('PLACE-04: of two live bets one may be taken and the other come back', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE').stake(5).place()
  slip.answer(submittedBet(7), submittedBet(8))
  slip.do({ type: 'placed_bet_changed', placedBet: acceptedBet(7) }).expect('PROCESSING')
  slip
    .do({ type: 'placed_bet_changed', placedBet: rejectedBet(8) })
    .expect('SUCCESS')
    .expectBets('SINGLE 1')
  expect(slip.summary.selectedOutcomeIds).toEqual(['2/1//3'])
  expect(slip.state.ticketState === 'SUCCESS' && slip.state.error?.byBet.map((fault) => fault.betKey)).toEqual([
    '2/1//3',
  ])
})

test('PLACE-04: a VIP bet that waits for approval is placed as far as the slip goes', () => {
  const vip = { ...submittedBet(), isVip: true }
  new SlipHarness().add(home).stake(5).place().answer(vip).expect('SUCCESS')
})

test('a response without a placement changes nothing', () => {
  const slip = new SlipHarness().add(home).stake(5)
  const before = slip.state
  slip.answer(acceptedBet()).fails(REFUSED).do({ type: 'placement_lost' })
  expect(slip.do({ type: 'close_receipt', keepSelections: true }).state).toBe(before)
})

test('SLIP-07: after an unknown placement is left after a reload, the rest is checked by current settings', () => {
  const slip = new SlipHarness().add(home).stake(100).place().answer(acceptedBet()).expect('SUCCESS')
  slip.do({ type: 'update_providers', inactiveProviders: ['betradar'] })
  slip
    .do({ type: 'close_receipt', keepSelections: true })
    .expect('ODDS_CHANGED')
    .expectErrors('not_available', 'stake_missing')
})

test('SLIP-04, ODDS-02: every slip pays what it promised when all of it wins, and by the rules for any other result; sold in part, the rest too', () => {
  const slip = new SlipHarness({ acceptMode: 'any' })
    .add(home, away)
    .change('SINGLE')
    .stakeOn(home, 100)
    .price(away, 15_000)
  const stored = storeSlip(slip.place().state)
  const loaded = new SlipHarness({ acceptMode: 'higher' }).do({ type: 'restore', stored, updates: [], rate: null })
  loaded.expect('UNKNOWN').do({ type: 'leave_placement' }).expect('ODDS_CHANGED').expectBets('SINGLE 1')
})
