import { ERRORS } from '@touchline/contract/error-codes'
import { expect, test } from 'vitest'
import { wireBet } from '../../../testing/facts.ts'
import { createScriptedHttp, lost, ok, refused } from '../../../testing/scripted-http.ts'
import { betsHarness, HALF, page, SOLD } from '../testing/bets-harness.ts'
import { atNewValue } from './cash-out-step.ts'

test('BETS-02: a second press while one is under way sells nothing more', async () => {
  const { bets, backend, settle, step } = betsHarness()
  backend.on('cashOutBet', () => ok<'cashOutBet'>({ data: SOLD }))
  bets.cashOuts.cashOut(HALF)
  bets.cashOuts.cashOut(HALF)
  await settle()
  expect(backend.calls('cashOutBet')).toHaveLength(1)
  expect(step(1)).toEqual({ step: 'paid', amount: 440 })
})

test('BETS-02: refused as worth less, one press takes the value of the refusal, not the older one that was last pushed, and goes on following it', async () => {
  const { bets, backend, settle, step, notify } = betsHarness()
  backend.on('getBets', () => page([wireBet(1, 'waiting_results', { to_cashout: 880 })]))
  bets.watch()
  await settle()
  const refusal = { code: ERRORS.cash_out_changed.code, key: ERRORS.cash_out_changed.key, localized_message: 'No.' }
  const errors_by_bet = [{ ...refusal, bet_index: 0, max_stake: null, selections: [], to_cashout: 290 }]
  backend.on('cashOutBet', () => refused(400, { ...refusal, data: { details: [], errors_by_bet } }))
  const pushed = (to_cashout: number | null) => notify({ type: 'bet_cashout_changed', data: { bet_id: 1, to_cashout } })
  bets.cashOuts.cashOut(HALF)
  await settle()
  expect(step(1)).toEqual({ step: 'changed', wish: HALF, value: 290 })
  expect(bets.store.get()).toMatchObject({ bets: [{ to_cashout: 290 }] })
  pushed(300)
  expect(step(1)).toMatchObject({ value: 300 })
  pushed(null)
  expect(step(1)).toMatchObject({ value: null })
  bets.take([wireBet(1, 'waiting_results', { to_cashout: 310 })])
  expect(step(1)).toMatchObject({ value: 310 })
})

test('BETS-02 BETS-05: a player who wanted a part is offered the same share of what the bet is worth now, and never all of it', () => {
  expect(atNewValue(HALF, 290)).toEqual({ bet_id: 1, to_cashout: 290, amount: 145 })
  expect(atNewValue({ ...HALF, amount: 220, tolerance: 2 }, 3)).toEqual({ bet_id: 1, to_cashout: 3, amount: 1 })
  expect(atNewValue({ bet_id: 1, to_cashout: 880, tolerance: 2 }, 290)).toEqual({ bet_id: 1, to_cashout: 290 })
})

test('BETS-02 BETS-04: a lost response is unknown until the same key has a response, over a reload too, and sets nothing back then', async () => {
  const first = betsHarness()
  first.backend.on('cashOutBet', () => lost)
  first.bets.cashOuts.cashOut(HALF)
  await first.settle()
  expect(first.step(1)?.step).toBe('unknown')
  const backend = createScriptedHttp()
  backend.on('cashOutBet', () => ok<'cashOutBet'>({ data: SOLD }))
  const settled = wireBet(1, 'done', { result: 'win_entire' })
  backend.on('getBets', () => page([settled]))
  backend.on('getBet', () => ok<'getBet'>({ data: settled }))
  const again = betsHarness(first.session, backend)
  again.bets.watch()
  await again.settle()
  expect(again.bets.store.get()).toMatchObject({ bets: [{ id: 1, status: 'done' }] })
  expect(again.step(1)).toEqual({ step: 'paid', amount: 440 })
  const keys = [...first.backend.calls('cashOutBet'), ...again.backend.calls('cashOutBet')].map(
    (call) => call.args.idempotencyKey,
  )
  expect(new Set(keys).size).toBe(1)
  expect(again.session.size).toBe(0)
})

const ASKED = {
  to_cashout: 880,
  created_at: '2026-01-01T12:00:00.000Z',
  decide_at: '2026-01-01T12:00:03.000Z',
}
const WAITING = wireBet(1, 'cashout_in_progress', { to_cashout: 880, cashout_request: ASKED })

test('BETS-02 BETS-04: in play a cash-out is unknown until the book has decided: paid on its word, over a reload too', async () => {
  const first = betsHarness()
  first.backend.on('cashOutBet', () => ok<'cashOutBet'>({ data: WAITING }))
  first.bets.cashOuts.cashOut(HALF)
  await first.settle()
  expect(first.step(1)).toMatchObject({ step: 'waiting', parts: 0 })
  first.bets.cashOuts.dismiss(1)
  first.bets.cashOuts.cashOut(HALF)
  expect(first.backend.calls('cashOutBet')).toHaveLength(1)
  const backend = createScriptedHttp()
  backend.on('cashOutBet', () => ok<'cashOutBet'>({ data: WAITING }))
  backend.on('getBet', () => ok<'getBet'>({ data: SOLD }))
  const again = betsHarness(first.session, backend)
  await again.settle()
  expect(again.step(1)).toEqual({ step: 'paid', amount: 440 })
  expect(again.session.size).toBe(0)
  first.receive(SOLD)
  expect(first.step(1)).toEqual({ step: 'paid', amount: 440 })
})

test('BETS-02: a cash-out in play that pays nothing offers the value of now; an older word of the bet decides nothing', async () => {
  const { bets, backend, settle, step, receive, timers } = betsHarness()
  backend.on('cashOutBet', () => ok<'cashOutBet'>({ data: WAITING }))
  backend.on('getBet', () => ok<'getBet'>({ data: WAITING }))
  bets.cashOuts.cashOut(HALF)
  await settle()
  receive(wireBet(1, 'waiting_results', { to_cashout: 880 }))
  await settle()
  expect(step(1)?.step).toBe('waiting')
  backend.on('getBet', () => lost)
  timers.at(-1)?.()
  await settle()
  expect(step(1)?.step).toBe('waiting')
  backend.on('getBet', () => ok<'getBet'>({ data: wireBet(1, 'waiting_results', { to_cashout: 310 }) }))
  timers.at(-1)?.()
  await settle()
  expect(step(1)).toEqual({ step: 'changed', wish: HALF, value: 310 })
})
