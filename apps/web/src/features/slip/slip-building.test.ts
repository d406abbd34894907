import { expect, test } from 'vitest'
import { ok } from '../../testing/scripted-http.ts'
import { VIEW_KEY } from './state/kept.ts'
import { slipHarness } from './testing/harness.ts'
import { away, draw, home } from './testing/picks.ts'

function legs(slip: ReturnType<typeof slipHarness>) {
  return slip.controller.store.get().slip.bets.flatMap((bet) => bet.selections)
}

test('SLIP-10: the panel opens with the first selection and closes with the last', () => {
  const slip = slipHarness()
  expect(slip.controller.store.get().view.open).toBe(false)
  slip.add(home)
  expect(slip.controller.store.get().view.open).toBe(true)
  slip.add(home)
  expect(slip.controller.store.get().view.open).toBe(false)
})

test('SLIP-10: tab and openness last for the browser session', async () => {
  const slip = slipHarness().add(home)
  slip.view({ tab: 'MY_BETS', sheetOpen: true })
  // The sheet covers the page: only a press opens it.
  const again = await slip.reload().pass()
  expect(again.controller.store.get().view).toEqual({ tab: 'MY_BETS', open: true, sheetOpen: false })
  expect(again.session.get(VIEW_KEY)).toEqual({ tab: 'MY_BETS', open: true, sheetOpen: true })
})

test('SLIP-11: the largest stake is requested from the server and forgotten when the slip changes', async () => {
  const slip = slipHarness().add(home, draw).stake('10')
  const pagination = { total: 1, page: 1, limit: 500, last_page: 1 }
  const market = { id: 1, specifier: '', status: 1, outcomes: [{ id: '1', active: true, odds: 19_000 }] }
  slip.backend.on('getMatchMarkets', ({ args: { params } }) => {
    const isFirst = JSON.stringify(params) === '{"id":1}'
    return ok({ data: isFirst ? [market] : [], pagination, groups: [], version: 2 } as never)
  })
  const again = slip.reload()
  await again.pass()
  expect(legs(again).map((leg) => leg.outcomeName)).toEqual(['Arsenal', 'Draw'])
  expect(again.controller.store.get().slip.bets[0]?.stake).toBe(1_000)
  expect(legs(again)[0]).toMatchObject({ odds: 19_000, acceptedOdds: 21_000, isChanged: true })
  again.expect('ODDS_CHANGED')
})

test('SLIP-09: what an older release or another hand wrote into the session is ignored', async () => {
  const session = new Map<string, unknown>([['bets', { version: 1, bets: [{ nonsense: true }], placement: null }]])
  const slip = await slipHarness({ session }).pass()
  expect(legs(slip)).toEqual([])
})

test('SLIP-05: another currency zeroes the stake', () => {
  const slip = slipHarness().add(home).stake('10').signedIn(7, 'BTC')
  expect(slip.controller.store.get().slip.bets[0]).toMatchObject({ stake: 0, currency: 'BTC', subunits: 100_000_000 })
})

test('SLIP-05: a currency chosen while placing holds for the slip after the receipt', async () => {
  const slip = slipHarness().add(home).stake('10').place().signedIn(7, 'BTC')
  await slip.pass()
  expect(slip.expect('SUCCESS').controller.store.get().slip.currency.code).toBe('EUR')
  slip.controller.dispatch({ type: 'close_receipt', keepSelections: true })
  expect(slip.controller.store.get().slip.bets[0]).toMatchObject({ stake: 0, currency: 'BTC' })
})

test('SLIP-07: a price moves in the slip, is suspended and opens again', () => {
  const slip = slipHarness().add(home, away)
  slip.offers(home, 19_500).expect('ODDS_CHANGED')
  expect(legs(slip)[0]).toMatchObject({ odds: 19_500, acceptedOdds: 21_000, isChanged: true })
  slip.offers(home, null)
  expect(legs(slip)[0]).toMatchObject({ isSuspended: true })
  slip.offers(home, 21_000).expect('INITIAL')
  expect(legs(slip)[0]).toMatchObject({ isSuspended: false, isChanged: false })
})

test('BONUS-02: a bonus shows what it adds to the return where it can be used: not in a system, and not where it sets the stake', async () => {
  const slip = slipHarness().add(home)
  slip.backend.on('getMaxStake', () => ok<'getMaxStake'>({ data: [{ max_stake: 123_400, min_stake: 10 }] }))
  await slip.controller.askMaxStakes()
  expect(slip.controller.store.get().maxStakes).toEqual({ step: 'known', byBet: { '1/1//1': 123_400 } })
  slip.add(draw)
  expect(slip.controller.store.get().maxStakes).toEqual({ step: 'unasked' })
})

test('SLIP-11: the largest stake is forgotten when the account holds another amount', async () => {
  const slip = slipHarness().add(home)
  slip.backend.on('getMaxStake', () => ok<'getMaxStake'>({ data: [{ max_stake: 123_400, min_stake: 10 }] }))
  await slip.controller.askMaxStakes()
  slip.holds(5_000)
  expect(slip.controller.store.get().maxStakes).toEqual({ step: 'unasked' })
})
