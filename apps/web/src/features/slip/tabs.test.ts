import { expect, test } from 'vitest'
import { ok } from '../../testing/scripted-http.ts'
import { slipHarness } from './testing/harness.ts'
import { away, home } from './testing/picks.ts'

function outcomes(slip: ReturnType<typeof slipHarness>) {
  return slip.controller.store.get().slip.bets.flatMap((bet) => bet.selections.map((leg) => leg.outcomeName))
}
function stakes(slip: ReturnType<typeof slipHarness>) {
  return slip.controller.store.get().slip.bets.map((bet) => bet.stake)
}

test("SLIP-09: a visitor's slip is there in the tab that the mail opens, and after signing in", async () => {
  const first = slipHarness().signedOut().add(home).stake('5')
  const second = await first.newTab().signedOut().pass()
  expect(outcomes(second)).toEqual(outcomes(first))
  await second.signedIn().pass()
  expect(stakes(second)).toEqual([500])
})

test('SLIP-09: tabs show the same slip, whichever of them it is changed in', async () => {
  const first = slipHarness().add(home)
  const second = await first.newTab().pass()
  second.add(away).stake('7')
  expect(outcomes(first)).toHaveLength(2)
  expect(stakes(first)).toEqual([700])
  first.add(away)
  expect(outcomes(second)).toHaveLength(1)
})

test('PLACE-03: what one tab is placing no other tab can place', async () => {
  const first = slipHarness().add(home).stake('5')
  const second = await first.newTab().pass()
  first.place()
  expect(first.controller.store.get().slip.inProgress).toBe(true)
  await first.pass()
  first.expect('SUCCESS')
  expect(outcomes(second)).toEqual([])
  second.add(away)
  first.expect('SUCCESS')
})

test('SLIP-07: a provider that goes down reaches the slip at once, and stays so until it is back', async () => {
  const slip = slipHarness().add(home).provider('betradar', 'down').expect('ODDS_CHANGED')
  slip.signedIn(8).expect('ODDS_CHANGED')
  slip.provider('betradar', 'up').expect('INITIAL')
})

test('SLIP-09: stakes of a restored slip are converted by the rates of the book', async () => {
  const slip = slipHarness().add(home).stake('10')
  const rate = { set_at: '2026-01-01T00:00:00.000Z' }
  slip.backend.on('getRates', () =>
    ok({
      data: [
        { currency: 'EUR', units_per_euro: '1', ...rate },
        { currency: 'BTC', units_per_euro: '0.00001', ...rate },
      ],
    } as never),
  )
  const again = await slip.reload({ currency: 'BTC' }).pass()
  expect(stakes(again)).toEqual([10_000])
})
