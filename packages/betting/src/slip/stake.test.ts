import { expect, test } from 'vitest'
import { currencyOf } from '../money/index.ts'
import { pickOf } from '../testing/picks.ts'
import { SlipHarness } from '../testing/slip-harness.ts'
import { betKey } from './bet.ts'
import { outcomeKey } from './selections/selection.ts'

const home = pickOf(1, '1', { odds: 30_000 })
const away = pickOf(2, '3')

function wantWin(slip: SlipHarness, win: number) {
  const [bet] = slip.state.bets
  return slip.do({ type: 'set_wanted_win', betKey: bet === undefined ? '' : betKey(bet), win })
}

test('SLIP-05: the stake follows from the wanted win', () => {
  const slip = wantWin(new SlipHarness().add(home), 3_000).expectStakes(1_000)
  expect(slip.state.bets[0]?.stakeSource).toBe('potentialWin')
})

test('SLIP-05: a stake made from the win is rescaled by old over new total odds', () => {
  wantWin(new SlipHarness({ acceptMode: 'any' }).add(home), 3_000)
    .price(home, 24_000)
    .expectStakes(1_250)
})

test('SLIP-05: rescaling there and back again ends at the same stake', () => {
  const slip = wantWin(new SlipHarness({ acceptMode: 'any' }).add(home), 1_000).expectStakes(333)
  slip.price(home, 70_000).expectStakes(143).price(home, 30_000).expectStakes(333)
})

test('SLIP-05: one more selection keeps the wanted win', () => {
  wantWin(new SlipHarness().add(home), 3_000).add(away).expectBets('COMBO 2').expectStakes(500)
})

test('SLIP-05: a typed stake does not move with the price', () => {
  const slip = wantWin(new SlipHarness({ acceptMode: 'any' }).add(home), 3_000).stake(700)
  slip.price(home, 24_000).expectStakes(700)
})

test('SLIP-05: changing the currency zeroes every stake', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE').stake(500)
  slip.do({ type: 'change_currency', currency: currencyOf('BTC') }).expectStakes(0, 0)
  expect(slip.state.bets.map((bet) => [bet.currency, bet.subunits])).toEqual([
    ['BTC', 100_000_000],
    ['BTC', 100_000_000],
  ])
})

test('a stake that is no amount changes nothing', () => {
  const slip = new SlipHarness().add(home).stake(500)
  for (const stake of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) slip.stake(stake).expectStakes(500)
})

test('several singles have stakes of their own', () => {
  new SlipHarness().add(home, away).change('SINGLE').stakeOn(away, 250).expectStakes(0, 250)
})

test('SLIP-05: one amount is shared among the singles to the last subunit', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE')
  slip.do({ type: 'share_stake', total: 1_001 }).expectStakes(501, 500)
  slip.do({ type: 'share_stake', total: -1 }).expectStakes(501, 500)
})

test('selections are put in another order, and each single takes its stake along', () => {
  const slip = new SlipHarness().add(home, away).change('SINGLE').stakeOn(away, 250)
  const id = outcomeKey(away)
  slip.do({ type: 'move_selection', selectionId: id, to: 0 }).expectStakes(250, 0)
  slip.do({ type: 'move_selection', selectionId: id, to: 2 }).expectStakes(250, 0)
  slip.change('COMBO').do({ type: 'move_selection', selectionId: id, to: 1 }).expectBets('COMBO 2')
  expect(slip.state.bets[0]?.selections.map((leg) => leg.id)).toEqual([outcomeKey(home), id])
})
