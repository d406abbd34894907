import { expect, test } from 'vitest'
import { wireBet } from '../../testing/facts.ts'
import { lost, ok, refused } from '../../testing/scripted-http.ts'
import { DOUBLE_PRESS_MS } from './engine/presses.ts'
import { NOON, slipHarness, VISITOR } from './testing/harness.ts'
import { away, draw, home } from './testing/picks.ts'

const LIVE_DELAY = { decide_at: '2026-01-01T12:00:03.000Z' }

function error(slip: ReturnType<typeof slipHarness>) {
  const state = slip.controller.store.get().slip
  return state.ticketState === 'ERROR' ? state.error : null
}

test('PLACE-01: a placement sends stake and odds claim once and ends with the receipt', async () => {
  const slip = await slipHarness().add(home).stake('10').place().pass()
  slip.expect('SUCCESS')
  const [call] = slip.backend.calls('placeBets')
  expect(call?.args.body).toMatchObject({
    meta: { device_id: 'device', type: 'single', auto_accept_odds_change: 'none' },
    bets: [{ stake: { value: 1_000, currency: 'EUR' }, selections: [{ match_id: 1, outcome_id: '1', odds: 21_000 }] }],
    locale: 'en',
  })
  expect(call?.args.idempotencyKey).toBeTruthy()
  expect(slip.taken.map((bet) => bet.id)).toEqual([500])
})

test('BETS-02: a receipt follows what its bet can be sold for, and no other bet', async () => {
  const slip = await slipHarness().add(home).stake('10').place().pass()
  const value = () => slip.controller.store.get().placed.map(({ to_cashout }) => to_cashout)
  slip.receive({ type: 'bet_cashout_changed', data: { bet_id: 500, to_cashout: 910 } })
  expect(value()).toEqual([910])
  const before = slip.controller.store.get().placed
  slip.receive({ type: 'bet_cashout_changed', data: { bet_id: 501, to_cashout: 700 } })
  expect(slip.controller.store.get().placed).toBe(before)
  slip.receive({ type: 'bet_cashout_changed', data: { bet_id: 500, to_cashout: null } })
  expect(value()).toEqual([null])
})

test('PLACE-04: with the stream cut, the server is polled once the delay is over', async () => {
  const slip = await slipHarness().signedOut().add(home).stake('10').place().pass()
  expect(slip.signInAsked).toEqual(['to_place'])
  await slip.signedIn().pass(60_000)
  expect(slip.backend.calls('placeBets')).toEqual([])
  slip.expect('INITIAL')
})

test('PLACE-03: a double click places once', async () => {
  const slip = await slipHarness().add(home).stake('10').place().place().place().pass()
  expect(slip.backend.calls('placeBets')).toHaveLength(1)
})

test('SLIP-06: a tap during a placement changes nothing', async () => {
  const slip = slipHarness().add(home).stake('10').place().add(draw, away).stake('99')
  await slip.pass()
  expect(slip.expect('SUCCESS').controller.store.get().slip.bets).toEqual([])
})

test('PLACE-04: a live bet waits for bet_changed and then shows its receipt', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'submitted', LIVE_DELAY)] }))
  await slip.add(home).stake('10').place().pass()
  slip.expect('PROCESSING')
  slip.receive({ type: 'bet_changed', data: wireBet(500, 'waiting_results') }).expect('SUCCESS')
})

test('PLACE-04: a decision received before the response that names the bet is not lost', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => {
    slip.receive({ type: 'bet_changed', data: wireBet(500, 'waiting_results') })
    return ok<'placeBets'>({ data: [wireBet(500, 'submitted', LIVE_DELAY)] })
  })
  await slip.add(home).stake('10').place().pass()
  slip.expect('SUCCESS')
})

test('PLACE-04: a rejected live bet shows why and stays in the slip', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'submitted', LIVE_DELAY)] }))
  slip.backend.on('getBet', () => ok<'getBet'>({ data: wireBet(500, 'waiting_results') }))
  await slip.add(home).stake('10').place().pass(2_900)
  expect(slip.backend.calls('getBet')).toEqual([])
  await slip.expect('PROCESSING').pass(1_200)
  slip.expect('SUCCESS')
})

test('PLACE-03: a long check can be left: the slip continues, and the outcome is shown once it is known', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'submitted', LIVE_DELAY)] }))
  await slip.add(home).stake('10').place().pass()
  const rejection = { code: 130, key: 'error.place_bets.suspended', localized_message: 'The market was suspended.' }
  slip.receive({ type: 'bet_changed', data: wireBet(500, 'rejected', { rejection }) }).expect('ERROR')
  expect(error(slip)?.message).toBe('The market was suspended.')
  expect(slip.controller.store.get().slip.bets).toHaveLength(1)
})

test('PLACE-02: a refused price is shown; accepting takes one press and placing the next', async () => {
  const slip = slipHarness()
  const selection = { match_id: 1, market_id: 1, specifier: '', outcome_id: '1', code: 101, key: 'k' }
  const fault = { ...selection, localized_message: 'Now 1.90', risk_key: null, current_odds: 19_000 }
  slip.backend.on('placeBets', () =>
    refused(400, {
      code: 101,
      data: {
        details: [],
        errors_by_bet: [
          { bet_index: 0, code: 101, key: 'k', localized_message: 'Moved', max_stake: null, selections: [fault] },
        ],
      },
    }),
  )
  await slip.add(home).stake('10').place().pass()
  expect(error(slip.expect('ERROR'))?.byBet[0]?.selections[0]?.message).toBe('Now 1.90')
  slip.place()
  expect(slip.backend.calls('placeBets')).toHaveLength(1)
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(501, 'waiting_results')] }))
  slip.accept().place()
  expect(slip.backend.calls('placeBets')).toHaveLength(1)
  await slip.pass(DOUBLE_PRESS_MS)
  await slip.place().pass()
  slip.expect('SUCCESS')
  expect(slip.backend.calls('placeBets')[1]?.args.body).toMatchObject({ bets: [{ selections: [{ odds: 19_000 }] }] })
})

test('SLIP-07: a price that moves while placing is shown when the placement ends', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => {
    slip.offers(home, 18_000)
    return refused(400, { code: 130 })
  })
  await slip.add(home).stake('10').place().pass()
  slip.expect('ERROR')
  expect(slip.controller.store.get().slip.bets[0]?.selections[0]).toMatchObject({ odds: 18_000, isChanged: true })
})

test('PLACE-03: a lost response is requested again with the same key and body until it is known', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => lost)
  await slip.add(home).stake('10').place().pass()
  slip.expect('UNKNOWN')
  await slip.pass(4_000)
  slip.expect('UNKNOWN')
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'waiting_results')] }))
  await slip.pass(10_000)
  slip.expect('SUCCESS')
  const calls = slip.backend.calls('placeBets')
  expect(calls.length).toBeGreaterThan(2)
  expect(new Set(calls.map((call) => call.args.idempotencyKey)).size).toBe(1)
  expect(new Set(calls.map((call) => JSON.stringify(call.args.body))).size).toBe(1)
})

test('PLACE-03: an abandoned placement is looked up after a reload too, in the name of its player only, and a refusal is shown', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => refused(500))
  await slip.add(home).stake('10').place().pass(60_000)
  slip.expect('UNKNOWN').leave().expect('INITIAL')
  const asides = () => slip.controller.store.get().setAside.map(({ outcome }) => outcome)
  expect(slip.controller.store.get().slip.bets).toEqual([])
  expect(asides()).toEqual(['asking'])
  slip.backend.on('placeBets', ({ args }) =>
    args.idempotencyKey === slip.backend.calls('placeBets')[0]?.args.idempotencyKey
      ? refused(503)
      : ok<'placeBets'>({ data: [wireBet(501, 'waiting_results')] }),
  )
  await slip.add(away).stake('5').place().pass()
  slip.expect('SUCCESS')
  expect(asides()).toEqual(['asking'])
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'waiting_results')] }))
  await slip.pass(25_000)
  expect(asides()).toEqual(['placed'])
  expect(slip.taken.map(({ id }) => id)).toEqual([501, 500])
  slip.controller.dismissSetAside(slip.controller.store.get().setAside[0]?.claim.key ?? '')
  expect(asides()).toEqual([])
})

test('PLACE-03: a response that comes after its slip was left is not taken for that of the next placement', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => refused(500))
  await slip.add(home).stake('10').place().pass()
  const answers: ((result: ReturnType<typeof refused>) => void)[] = []
  slip.backend.on('placeBets', () => new Promise((resolve) => void answers.push(resolve)))
  await slip.pass(1_500)
  slip.leave().add(away).stake('5').place()
  // The attempt that was under way, its repetition beside the slip, and the next placement.
  expect(answers).toHaveLength(3)
  answers[0]?.(ok<'placeBets'>({ data: [wireBet(500, 'waiting_results')] }))
  answers[1]?.(ok<'placeBets'>({ data: [wireBet(500, 'waiting_results')] }))
  await slip.pass()
  expect(slip.controller.store.get().slip.inProgress).toBe(true)
  expect(slip.taken.map(({ id }) => id)).toEqual([500])
})

test('PLACE-03: the error of a server that cannot store means that nothing was placed; on a repetition it is no information', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => refused(500))
  await slip.add(home).stake('10').place().pass()
  slip.leave()
  const before = slip.backend.calls('placeBets').length
  const other = await slip.reload({ signedIn: 8 }).pass(60_000)
  expect(other.backend.calls('placeBets')).toHaveLength(before)
  slip.backend.on('placeBets', () => refused(422))
  const again = await other.reload({ signedIn: 7 }).pass(15_000)
  expect(again.controller.store.get().setAside.map(({ outcome }) => outcome)).toEqual(['refused'])
  const keys = again.backend.calls('placeBets').map((call) => call.args.idempotencyKey)
  expect(new Set(keys).size).toBe(1)
})

test('PLACE-03: a 500 and a placement still running elsewhere leave the outcome open', async () => {
  for (const status of [500, 503, 409]) {
    const slip = slipHarness()
    slip.backend.on('placeBets', () => refused(status))
    await slip.add(home).stake('10').place().pass()
    slip.expect('UNKNOWN')
  }
})

test('PLACE-03: coming back online repeats the request at once', async () => {
  const full = () => refused(503, { code: 1041, localized_message: 'Nothing was placed.' })
  const slip = slipHarness()
  slip.backend.on('placeBets', full)
  await slip.add(home).stake('10').place().pass()
  expect(error(slip.expect('ERROR'))?.message).toBe('Nothing was placed.')
  const other = slipHarness()
  other.backend.on('placeBets', () => lost)
  await other.add(home).stake('10').place().pass()
  other.backend.on('placeBets', full)
  await other.pass(10_000)
  other.expect('UNKNOWN')
})

test('PLACE-03: a reload between request and response recovers the bet with the same key', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => lost)
  await slip.add(home).stake('10').place().pass()
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'waiting_results')] }))
  await slip.online().pass()
  slip.expect('SUCCESS')
})

test('PLACE-03: a reload during the live delay ends with the true result, though the first response is repeated', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => new Promise(() => {}))
  await slip.add(home).stake('10').place().pass()
  const key = slip.backend.calls('placeBets')[0]?.args.idempotencyKey
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'waiting_results')] }))
  const again = await slip.reload().pass()
  again.expect('SUCCESS')
  expect(again.backend.calls('placeBets')).toHaveLength(2)
  expect(again.backend.calls('placeBets')[1]?.args.idempotencyKey).toBe(key)
})

test('PLACE-03: a session that ended in between keeps the outcome open until the same player is back', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'submitted', LIVE_DELAY)] }))
  await slip.add(home).stake('10').place().pass()
  slip.backend.on('getBet', () => ok<'getBet'>({ data: wireBet(500, 'waiting_results') }))
  const again = await slip.reload().pass(10_000)
  again.expect('SUCCESS')
})

test('the same bet within a minute needs one confirmation, and a double press is none', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => lost)
  await slip.add(home).stake('10').place().pass()
  slip.backend.on('placeBets', () => refused(401))
  await slip.pass(1_500)
  slip.expect('UNKNOWN').signedOut()
  const again = await slip.reload({ signedIn: null }).pass(20_000)
  again.expect('UNKNOWN')
  expect(again.signInAsked).toEqual(['session_expired'])
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'waiting_results')] }))
  await again.signedIn(7).pass()
  again.expect('SUCCESS')
})

test('PLACE-03: another player never sends the placement of the one before', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => lost)
  await slip.add(home).stake('10').place().pass()
  const sent = slip.backend.calls('placeBets').length
  const other = await slip.reload({ signedIn: 8 }).pass(30_000)
  other.expect('INITIAL')
  expect(other.backend.calls('placeBets')).toHaveLength(sent)
})

test('PLACE-03: a placement of more than 23 hours ago is never repeated, since the server has forgotten its key', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => lost)
  await slip.add(home).stake('10').place().pass()
  const kept = slip.session.get('bets') as { at: number }
  const sent = slip.backend.calls('placeBets').length
  slip.session.set('bets', { ...kept, at: kept.at - 23 * 3_600_000 })
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: [wireBet(500, 'waiting_results')] }))
  const again = await slip.reload().pass(60_000)
  expect(again.expect('INITIAL').backend.calls('placeBets')).toHaveLength(sent)
  const { setAside, slip: left } = again.controller.store.get()
  expect(setAside.map(({ outcome }) => outcome)).toEqual(['expired'])
  expect(left.bets).toEqual([])
})

test('PLACE-03: a placement set aside more than 23 hours ago is never repeated either', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => lost)
  await slip.add(home).stake('10').place().pass()
  slip.leave()
  const [kept] = slip.session.get('bets_aside') as readonly { at: number }[]
  slip.session.set('bets_aside', [{ ...kept, at: (kept?.at ?? 0) - 23 * 3_600_000 }])
  const sent = slip.backend.calls('placeBets').length
  const again = await slip.reload().pass(60_000)
  expect(again.backend.calls('placeBets')).toHaveLength(sent)
  expect(again.controller.store.get().setAside.map(({ outcome }) => outcome)).toEqual(['expired'])
  expect(again.session.has('bets_aside')).toBe(false)
})

test('PLACE-01: an expired session on the first try stores nothing and keeps the slip', async () => {
  const slip = slipHarness()
  slip.backend.on('placeBets', () => refused(401))
  await slip.add(home).stake('10').place().pass()
  expect(slip.expect('INITIAL').controller.store.get().slip.bets).toHaveLength(1)
})

test('the live delay counts from the press', async () => {
  const slip = await slipHarness().add(home).stake('10').place()
  expect(slip.controller.store.get().sentAt).toBe(NOON)
  await slip.pass()
  expect(slip.controller.store.get().sentAt).toBeNull()
})

test('PLACE-02: a refusal of the whole request names no bet, and shows no prices to accept', async () => {
  const slip = await slipHarness().add(home).stake('5').place().pass()
  slip.expect('SUCCESS').controller.dispatch({ type: 'close_receipt', keepSelections: true })
  slip.stake('5').place().place().expect('INITIAL')
  expect(slip.controller.store.get().asksAgain).toBe(true)
  expect(slip.backend.calls('placeBets')).toHaveLength(1)
  await slip.pass(1_000)
  await slip.place().pass()
  expect(slip.backend.calls('placeBets')).toHaveLength(2)
})

test('another stake, or a minute later, is another bet', async () => {
  const slip = await slipHarness().add(home).stake('5').place().pass()
  slip.controller.dispatch({ type: 'close_receipt', keepSelections: true })
  await slip.stake('6').place().pass()
  slip.controller.dispatch({ type: 'close_receipt', keepSelections: true })
  await slip.pass(61_000)
  await slip.stake('5').place().pass()
  expect(slip.backend.calls('placeBets')).toHaveLength(3)
})

test('PLACE-03 SLIP-06: a response that names no bet decides nothing: the placement is requested again with its key', async () => {
  const slip = slipHarness()
  let asked = 0
  slip.backend.on('placeBets', () => ok<'placeBets'>({ data: asked++ === 0 ? [] : [wireBet(500, 'waiting_results')] }))
  await slip.add(home).stake('10').place().pass()
  slip.expect('UNKNOWN')
  await slip.pass(1_000)
  slip.expect('SUCCESS')
  const keys = slip.backend.calls('placeBets').map(({ args }) => args.idempotencyKey)
  expect(new Set(keys).size).toBe(1)
})

test('BLOCK-03 SLIP-09: bets of a visitor are reckoned in the currency of the site, those of a player in that of the account', async () => {
  const currency = (slip: ReturnType<typeof slipHarness>) => slip.controller.store.get().slip.currency
  const visitor = await slipHarness({ visitorCurrency: 'JPY', account: VISITOR }).add(home).stake('10').pass()
  expect(currency(visitor)).toMatchObject({ code: 'JPY', subunits: 1 })
  expect(currency(visitor.signedIn())).toMatchObject({ code: 'EUR' })
  expect(currency(slipHarness({ visitorCurrency: 'XXX', account: VISITOR }).add(home))).toMatchObject({ code: 'EUR' })
})
