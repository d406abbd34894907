import { expect, test } from 'vitest'
import { fraction } from '../../fraction/index.ts'
import { currencyOf } from '../../money/index.ts'
import { pickOf } from '../../testing/picks.ts'
import { acceptedBet } from '../../testing/placed-bets.ts'
import { SlipHarness } from '../../testing/slip-harness.ts'
import { MARKET_STATUS } from '../../vocabulary/index.ts'
import { readStoredSlip } from './read-stored-slip.ts'
import { storeSlip } from './stored-slip.ts'

const home = pickOf(1, '1')
const away = pickOf(2, '3')

/** What the next load of the page finds. */
function reload(slip: SlipHarness) {
  const stored = readStoredSlip(JSON.parse(JSON.stringify(storeSlip(slip.state))))
  if (stored === undefined) throw new Error('the stored slip must be readable')
  return stored
}

function priceOf(eventId: number, outcomeId: string, odds: number) {
  return {
    eventId,
    markets: [
      { id: 1, specifier: '', status: MARKET_STATUS.allowed, outcomes: [{ id: outcomeId, active: true, odds }] },
    ],
  }
}

test('SLIP-09: stored bets come back with their stakes at current prices', () => {
  const stored = reload(new SlipHarness().add(home, away).stake(500))
  const slip = new SlipHarness().do({ type: 'start_restoring' })
  slip.do({ type: 'restore', stored, updates: [priceOf(1, '1', 20_000)], rate: null }).expect('INITIAL')
  slip.expectBets('COMBO 2').expectStakes(500)
  expect(slip.state.isRestoring).toBe(false)
})

test('an unknown group, field, bet or result is a failure that names it', () => {
  const stored = reload(new SlipHarness().add(home))
  const slip = new SlipHarness().do({ type: 'restore', stored, updates: [priceOf(1, '1', 18_000)], rate: null })
  slip.expect('ODDS_CHANGED')
})

test('SLIP-09: stakes of another currency are converted, or zeroed where no rate is known', () => {
  const stored = reload(new SlipHarness().add(home).stake(1_000))
  const inYen = (rate: ReturnType<typeof fraction> | null) =>
    new SlipHarness()
      .do({ type: 'change_currency', currency: currencyOf('JPY') })
      .do({ type: 'restore', stored, updates: [], rate })
  inYen(fraction(16_255, 100)).expectStakes(1_626)
  inYen(null).expectStakes(0)
  expect(inYen(null).state.bets[0]).toMatchObject({ currency: 'JPY', subunits: 1 })
})

test('SLIP-09: selections picked while bets are restored follow them', () => {
  const stored = reload(new SlipHarness().add(home))
  const slip = new SlipHarness().do({ type: 'start_restoring' }).add(away, home)
  slip.do({ type: 'restore', stored, updates: [], rate: null }).expectBets('COMBO 2')
  expect(slip.summary.selectedOutcomeIds).toEqual(['1/1//1', '2/1//3'])
})

test('SLIP-09: nothing is placed before the stored slip is back', () => {
  const slip = new SlipHarness().do({ type: 'start_restoring' }).add(home).stake(500).place()
  expect(slip.state.inProgress).toBe(false)
})

test('PLACE-03: a placement whose response was lost is recovered on reload with the same key and body', () => {
  const before = new SlipHarness().add(home).stake(500).place('key-1')
  const stored = reload(before)
  const slip = new SlipHarness().do({ type: 'change_currency', currency: currencyOf('BTC') })
  slip.do({ type: 'restore', stored, updates: [], rate: null }).expect('UNKNOWN')
  expect(slip.state.inProgress && slip.state.placement).toEqual(before.state.inProgress && before.state.placement)
  expect(slip.state.currency.code).toBe('EUR')
  slip.answer(acceptedBet()).expect('SUCCESS').expectBets()
})

test('SLIP-09: bets of a share code replace the slip', () => {
  const { bets } = new SlipHarness().add(home, away).state
  new SlipHarness().add(pickOf(9, '1')).do({ type: 'set_bets', bets }).expectBets('COMBO 2').expect('INITIAL')
})

test('SLIP-09: clearing keeps the system types', () => {
  const slip = new SlipHarness().add(home, away)
  const { systemTypes } = slip.state
  expect(slip.do({ type: 'clear' }).expectBets().state.systemTypes).toBe(systemTypes)
})

test('SLIP-09: a stored slip that is not one of ours is not restored', () => {
  const good = JSON.parse(JSON.stringify(storeSlip(new SlipHarness().add(home, away).stake(5).place().state)))
  expect(readStoredSlip(good)).toBeDefined()
  const withBet = (change: object) => ({ ...good, bets: [{ ...good.bets[0], ...change }] })
  const withLeg = (change: object) =>
    withBet({ selections: good.bets[0].selections.map((leg: object) => ({ ...leg, ...change })) })
  const broken: readonly unknown[] = [
    null,
    [],
    'slip',
    { ...good, version: 99 },
    { ...good, bets: 5 },
    { ...good, bets: [good.bets[0], good.bets[0]] },
    { ...good, placement: undefined },
    { ...good, placement: { idempotencyKey: 5 } },
    withBet({ betType: 'SINGLE' }),
    withBet({ betType: 'SYSTEM' }),
    withBet({ betType: 'TOTO' }),
    withBet({ stake: -1 }),
    withBet({ stake: '5' }),
    withBet({ subunits: 0 }),
    withBet({ selections: [null, null] }),
    withLeg({ odds: 1.5 }),
    withLeg({ provider: 'unknown' }),
    withLeg({ id: '9/9//9' }),
    withLeg({ isChanged: 'no' }),
  ]
  expect(broken.map(readStoredSlip)).toEqual(broken.map(() => undefined))
})
