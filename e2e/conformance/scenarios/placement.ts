import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER } from '@touchline/contract'
import type { Scenario, Trial } from '../trial.ts'

type Placement = Trial<'placeBets'>

/** Settlement of earlier bets may move the balance between two looks at it; what differs every time is wrong. */
const ATTEMPTS = 4

async function debitsExactly({ world, by, expect }: Placement): Promise<void> {
  const differences: number[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await world.balance(by)
    const bet = await world.place()
    const difference = before - (await world.balance(by)) - bet.stake.value
    if (difference === 0) return
    differences.push(difference)
  }
  expect(false, `a placement debits not its stake: the balance differs by ${differences.join(', ')}`)
}

async function movesMoneyOnce({ world, by, expect }: Placement): Promise<void> {
  const bet = await world.place()
  const { data } = await by.get('getStatements', { query: { type: 'stake', limit: '50' } })
  const moved = data.filter((entry) => entry.bet_id === bet.id).map((entry) => entry.amount)
  expect(
    moved.length === 1 && moved[0] === -bet.stake.value,
    `the statement of a stake of ${bet.stake.value} reads ${moved.join(', ') || 'nothing'}`,
  )
}

async function isIdempotent({ world, by, expect, due }: Placement): Promise<void> {
  const key = { headers: { [IDEMPOTENCY_HEADER]: randomUUID() } }
  const body = await world.slip()
  const first = await by.ask('placeBets', { body, ...key })
  const again = await by.ask('placeBets', { body, ...key })
  if (!due(first, [201], 'placement with a key')) return
  due(again, [201], 'the same placement with the same key')
  expect(first.text === again.text, 'the same key answers something else the second time')
  const changed = { ...body, meta: { ...body.meta, device_id: 'another' } }
  due(await by.ask('placeBets', { body: changed, ...key }), [422], 'another body with the same key')
  const none = { headers: { [IDEMPOTENCY_HEADER]: null } }
  due(await by.ask('placeBets', { body, ...none }), [400], 'no idempotency key')
}

async function checksTheClaim({ world, by, expect, due }: Placement): Promise<void> {
  const slip = await world.slip()
  const dear = slip.bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map((pick) => ({ ...pick, odds: pick.odds * 3 })),
  }))
  const before = await world.balance(by)
  const body = { meta: { ...slip.meta, auto_accept_odds_change: 'none' }, bets: [...slip.bets, ...dear] }
  const reply = await by.ask('placeBets', { body })
  if (!due(reply, [400], 'a bet at three times its price, beside a good one')) return
  const { data } = reply.json as { data: { errors_by_bet: { bet_index: number }[] } }
  const wrong = data.errors_by_bet.map((error) => error.bet_index)
  expect(wrong.includes(1), `the refusal names bets ${wrong.join() || 'none'}, not the second`)
  expect((await world.balance(by)) >= before, 'a refused placement took money')
}

async function checksTheStake({ world, by, due }: Placement): Promise<void> {
  const slip = await world.slip()
  const stakes = slip.bets.map((bet) => ({ ...bet, stake: { ...bet.stake, value: Number.MAX_SAFE_INTEGER } }))
  due(await by.ask('placeBets', { body: { ...slip, bets: stakes } }), [400], 'a stake beyond all money')
  const currencies = slip.bets.map((bet) => ({ ...bet, stake: { ...bet.stake, currency: 'XXX' } }))
  due(await by.ask('placeBets', { body: { ...slip, bets: currencies } }), [400], 'a currency without an account')
  const strangers = slip.bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map((pick) => ({ ...pick, match_id: 2_147_483_011 })),
  }))
  due(await by.ask('placeBets', { body: { ...slip, bets: strangers } }), [400], 'an unknown event')
}

async function combines({ world, expect }: Placement): Promise<void> {
  const combo = await world.place(await world.slip(await world.picks(3)))
  expect(combo.type === 'combo' && combo.selections.length === 3, `three selections make a ${combo.type}`)
}

async function waitsWhenLive({ world, by, unjudged, expect }: Placement): Promise<void> {
  for (const pick of await world.picks(4, 'live').catch(() => [])) {
    const reply = await by.ask('placeBets', { body: await world.slip([pick]) })
    // A goal may suspend the market in between.
    if (reply.status !== 201) continue
    const { data } = reply.json as { data: { status: string; decide_at: string | null }[] }
    const [bet] = data
    expect(bet?.status === 'submitted', `a live bet answers ${bet?.status}, not submitted`)
    expect(bet?.decide_at !== null, 'a submitted bet does not say when it is decided')
    return
  }
  unjudged.push('no live market stayed open long enough')
}

export const placeBets: Scenario<'placeBets'> = {
  prepare: async (world) => ({ body: await world.slip() }),
  async rules(trial) {
    const rules = [debitsExactly, movesMoneyOnce, isIdempotent, checksTheClaim, checksTheStake, combines, waitsWhenLive]
    for (const rule of rules) await rule(trial)
  },
}
