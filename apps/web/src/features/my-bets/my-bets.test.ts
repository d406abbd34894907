import type { Bet, Selection, SportEvent } from '@touchline/contract'
import { expect, test } from 'vitest'
import { wireBet } from '../../testing/facts.ts'
import { lost, ok, refused, type SentCall } from '../../testing/scripted-http.ts'
import { withBet } from './state/bets-state.ts'
import { betsHarness, HALF, LOGGED_IN, page, SOLD } from './testing/bets-harness.ts'

/** The bets that the book has at the moment of each call, newest first, `size` of them in a response. */
function pagesOf(known: () => readonly number[], size: number, others: ReadonlyMap<number, Bet> = new Map()) {
  return ({ args }: SentCall) => {
    const { before = Number.POSITIVE_INFINITY } = args.query as { before?: number }
    const left = known().filter((id) => id < before)
    const data = left.slice(0, size).map((id) => others.get(id) ?? wireBet(id, 'done'))
    return page(data, 1, Math.ceil(left.length / size))
  }
}

const leg: Selection = {
  id: 9,
  status: 'open',
  explanation: null,
  market: { id: 1, name: 'Match result' },
  outcome: { id: '1', name: 'Arsenal' },
  specifier: '',
  odds: 21_000,
  dead_heat_factor: null,
  deduction: null,
  match: {
    id: 1,
    urn_id: 'sr:match:1',
    slug: 'arsenal-chelsea-m1',
    type: 'match',
    name: 'Arsenal – Chelsea',
    home: 'Arsenal',
    away: 'Chelsea',
    sport_key: 'football',
    tournament_name: 'Premier League',
    status: 1,
    start_time: '2026-01-01T12:00:00.000Z',
    score: { home: 1, away: 0 },
  },
}

test('BETS-01 CAT-09: nothing is fetched before the list is shown; then all of them, 500 at a time, each page from the last bet of the one before', async () => {
  const { bets, backend, settle, ids } = betsHarness()
  expect(backend.sent).toEqual([])
  backend.on(
    'getBets',
    pagesOf(() => [9, 8, 7], 1),
  )
  const seen: unknown[] = []
  bets.store.subscribe(() => seen.push(ids()))
  bets.watch()
  bets.watch()
  expect(ids()).toBe('loading')
  await settle()
  expect(ids()).toEqual([9, 8, 7])
  // The newest are shown while thousands of older ones come; nothing is added up before all are here.
  expect(seen).toEqual(['loading', [9], [9, 8, 7]])
  expect(bets.store.get()).not.toHaveProperty('isPartial')
  expect(backend.calls('getBets').map((call) => call.args.query)).toEqual([
    { status: 'all', limit: 500 },
    { status: 'all', limit: 500, before: 9 },
    { status: 'all', limit: 500, before: 8 },
  ])
})

test('BETS-01 CAT-09: a bet that leaves the list between two pages hides no other, and one that is placed repeats none', async () => {
  const { bets, backend, settle, ids } = betsHarness()
  let known = [9, 8, 7, 6, 5, 4, 3]
  const answer = pagesOf(() => known, 2)
  backend.on('getBets', (call) => {
    const answered = answer(call)
    const isFirst = backend.calls('getBets').length === 1
    known = isFirst ? known.filter((id) => id !== 9) : [10, ...known]
    return answered
  })
  bets.watch()
  await settle()
  expect(ids()).toEqual([9, 8, 7, 6, 5, 4, 3])
})

test('BETS-04: a bet that changes while the list is on its way is not set back by it', async () => {
  const { bets, backend, settle, receive } = betsHarness()
  backend.on('getBets', () => {
    receive(wireBet(1, 'done', { result: 'win_entire' }))
    return page([wireBet(1, 'waiting_results')])
  })
  bets.watch()
  await settle()
  expect(bets.store.get()).toMatchObject({ step: 'ready', bets: [{ id: 1, status: 'done', result: 'win_entire' }] })
})

test('BETS-02 BETS-04: while 20 pages come again after a gap, values that move, a part that is sold and a bet that is placed all stay', async () => {
  const { bets, backend, settle, gap, notify, ids } = betsHarness()
  const asIs = wireBet(1, 'waiting_results', { to_cashout: 880, open_stake: 1_000 })
  backend.on('getBets', () => page([wireBet(2, 'done'), asIs]))
  bets.watch()
  await settle()
  backend.on('cashOutBet', () => ok<'cashOutBet'>({ data: { ...SOLD, to_cashout: 440 } }))
  const answer = pagesOf(() => Array.from({ length: 40 }, (_, at) => 40 - at), 2, new Map([[1, asIs]]))
  backend.on('getBets', async (call) => {
    const number = backend.calls('getBets').length - 1
    if (number === 5) bets.take([wireBet(41, 'waiting_results', { to_cashout: 950 })])
    if (number === 8) {
      bets.cashOuts.cashOut(HALF)
      await settle()
      notify({ type: 'bet_cashout_changed', data: { bet_id: 1, to_cashout: 430 } })
      notify({ type: 'bet_cashout_changed', data: { bet_id: 41, to_cashout: null } })
    }
    return answer(call)
  })
  gap()
  await expect.poll(() => backend.calls('getBets').length).toBe(21)
  await settle()
  expect(ids()).toEqual(Array.from({ length: 41 }, (_, at) => 41 - at))
  const state = bets.store.get()
  const bet = (id: number) => state.step === 'ready' && state.bets.find((one) => one.id === id)
  expect(bet(1)).toMatchObject({ open_stake: 500, to_cashout: 430, cashouts: [{ amount: 440 }] })
  expect(bet(41)).toMatchObject({ to_cashout: null })
})

test('BETS-04: bets are updated in place and new ones come first', async () => {
  const { bets, backend, settle, receive, ids } = betsHarness()
  backend.on('getBets', () => page([wireBet(2, 'waiting_results'), wireBet(1, 'done')]))
  bets.watch()
  await settle()
  receive(wireBet(2, 'done'))
  bets.take([wireBet(3, 'submitted')])
  expect(ids()).toEqual([3, 2, 1])
})

test('BETS-04: a change keeps the known details of selections that it lacks', () => {
  const known = wireBet(1, 'waiting_results', { selections: [leg] })
  const bare = { ...leg, status: 'win' as const, match: { ...leg.match, score: null } }
  const [bet] = withBet([known], wireBet(1, 'done', { selections: [bare] }))
  expect(bet?.selections[0]).toMatchObject({ status: 'win', match: { score: { home: 1, away: 0 } } })
})

test('BETS-01: matches of open legs move while the list is shown, and no longer', async () => {
  const { bets, backend, settle, held, ingested } = betsHarness()
  const event = { id: 1 } as SportEvent
  backend.on('getBets', () =>
    page([
      wireBet(2, 'waiting_results', { selections: [leg] }),
      wireBet(1, 'done', { selections: [{ ...leg, match: { ...leg.match, id: 2 } }] }),
    ]),
  )
  backend.on('getMatches', () =>
    ok<'getMatches'>({ data: [event], pagination: { total: 1, page: 1, limit: 1, last_page: 1 } }),
  )
  const lookAway = bets.watch()
  await settle()
  expect(held.at(-1)).toEqual([1])
  expect(ingested).toEqual([event])
  lookAway()
  expect(held.at(-1)).toEqual([])
})

test('BETS-01: a failed fetch says so and can be tried again', async () => {
  const { bets, backend, settle, ids } = betsHarness()
  backend.on('getBets', () => refused(503))
  bets.watch()
  await settle()
  expect(bets.store.get()).toMatchObject({ step: 'failed', error: { status: 503 } })
  backend.on('getBets', () => page([wireBet(1, 'done')]))
  await bets.reload()
  expect(ids()).toEqual([1])
})

/** One bet is shown; then the line had a gap, and the server cannot be reached. */
async function unreachableAfterGap() {
  const harness = betsHarness()
  const { bets, backend, settle, gap } = harness
  backend.on('getBets', () => page([wireBet(1, 'waiting_results')]))
  bets.watch()
  await settle()
  backend.on('getBets', () => lost)
  gap()
  await settle()
  return harness
}

test('a list already shown stays when fetching it again after a gap fails to reach the server', async () => {
  const { ids } = await unreachableAfterGap()
  expect(ids()).toEqual([1])
})

test('BETS-04 LIVE-03: a list that could not be fetched after a gap is requested again: by itself, and at once when calls get through', async () => {
  const { backend, settle, ids, timers, online } = await unreachableAfterGap()
  expect(timers).toHaveLength(1)
  timers[0]?.()
  await settle()
  expect(timers).toHaveLength(2)
  backend.on('getBets', () => page([wireBet(2, 'waiting_results'), wireBet(1, 'done')]))
  online()
  await settle()
  expect(ids()).toEqual([2, 1])
  const asked = backend.sent.length
  online()
  await settle()
  expect(backend.sent).toHaveLength(asked)
})

test('the list of one player is not shown to the next', async () => {
  const { bets, backend, settle, account, ids } = betsHarness()
  backend.on('getBets', () => page([wireBet(1, 'done')]))
  bets.watch()
  await settle()
  account.set({ ...LOGGED_IN, auth: { status: 'NOT_LOGGED_IN' } })
  expect(ids()).toBe('unasked')
})

test('BETS-02: the value of a bet moves where it is shown', async () => {
  const { bets, backend, settle, notify, timers } = betsHarness()
  backend.on('getBets', () => page([wireBet(1, 'waiting_results', { to_cashout: 880 })]))
  bets.watch()
  await settle()
  notify({ type: 'bet_cashout_changed', data: { bet_id: 1, to_cashout: 910 } })
  expect(bets.store.get()).toMatchObject({ bets: [{ to_cashout: 910 }] })
  notify({ type: 'bet_cashout_changed', data: { bet_id: 1, to_cashout: null } })
  timers.at(-1)?.()
  expect(bets.store.get()).toMatchObject({ bets: [{ to_cashout: null }] })
  notify({ type: 'bet_cashout_changed', data: { bet_id: 1, to_cashout: null, cashout_off: 'provider_down' } })
  timers.at(-1)?.()
  expect(bets.store.get()).toMatchObject({ bets: [{ to_cashout: null, cashout_off: 'provider_down' }] })
  notify({ type: 'bet_cashout_changed', data: { bet_id: 1, to_cashout: 900 } })
  timers.at(-1)?.()
  expect(bets.store.get()).not.toMatchObject({ bets: [{ cashout_off: 'provider_down' }] })
})

test('PLACE-04 BETS-04: a response that comes after a newer message about the bet does not set it back', async () => {
  const { bets, backend, settle, receive, ids, timers } = betsHarness()
  const until = '2026-01-01T12:00:00.000Z'
  const offer = { asked_stake: 1000, stake: 1000, odds: 11_000, win_amount: 1100, until, answer: null }
  const vip = wireBet(1, 'submitted', { is_vip: true, counter_offer: offer })
  backend.on('getBets', () => page([wireBet(2, 'waiting_results'), vip]))
  bets.watch()
  await settle()
  backend.on('declineCounterOffer', () => {
    receive({ ...vip, status: 'rejected' })
    return ok<'declineCounterOffer'>({ data: { ...vip, counter_offer: { ...offer, answer: 'declined' } } })
  })
  expect(await bets.answerOffer(vip, false)).toEqual({ kind: 'done' })
  expect(ids()).toEqual([2])
  // Also if the first response was lost, and the next one has the result.
  backend.on('cashOutBet', () => lost)
  bets.cashOuts.cashOut({ ...HALF, bet_id: 2 })
  await settle()
  receive(wireBet(2, 'done', { result: 'win_entire' }))
  backend.on('cashOutBet', () => ok<'cashOutBet'>({ data: { ...SOLD, id: 2 } }))
  for (const again of timers.splice(0)) again()
  await settle()
  expect(bets.store.get()).toMatchObject({ bets: [{ id: 2, status: 'done' }] })
})
