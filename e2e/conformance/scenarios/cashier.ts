import { randomUUID } from 'node:crypto'
import type { Prepared, Scenario } from '../trial.ts'
import type { World } from '../world/world.ts'

const nothing = async (): Promise<Prepared> => ({})
const key = () => ({ 'idempotency-key': randomUUID() })
const NO_METHOD = 2_147_483_000

/** A deposit of the smallest amount; refused where the back end under test has no payment provider. */
async function smallestDeposit(world: World): Promise<Prepared> {
  const by = await world.player()
  const currency = await world.currency()
  const { data } = await by.get('getCashier')
  const body = { amount: data.deposit_limits[currency]?.min ?? 1_000, currency, return_path: '/sports' }
  if (data.open) return { body, headers: key() }
  return { body, headers: key(), refused: { status: [503], because: 'finds no payment provider' } }
}

export const getCashier: Scenario<'getCashier'> = {
  prepare: nothing,
  async rules({ by, expect }) {
    const { data } = await by.get('getCashier')
    const limits = Object.values(data.deposit_limits)
    expect(
      limits.every(({ min, max }) => min > 0 && min <= max),
      'no deposit fits between the smallest and the largest',
    )
  },
}

export const startDeposit: Scenario<'startDeposit'> = {
  prepare: smallestDeposit,
  async rules({ by, prepared, expect, due }) {
    if (prepared.refused !== undefined) return
    const before = await by.get('getAccounts')
    const headers = key()
    const { data: first } = await by.get('startDeposit', { body: prepared.body, headers })
    const { data: again } = await by.get('startDeposit', { body: prepared.body, headers })
    expect(first.id === again.id && first.url === again.url, 'the same key began two deposits')
    expect(first.status === 'created' && first.url !== null, 'a deposit that was begun cannot be paid')
    const after = await by.get('getAccounts')
    expect(JSON.stringify(before) === JSON.stringify(after), 'money came before it was paid')
    const foreign = { ...(prepared.body as object), return_path: '//elsewhere.example/' }
    due(await by.ask('startDeposit', { body: foreign, headers: key() }), [400], 'a way back to another site')
  },
}

export const getDeposit: Scenario<'getDeposit'> = {
  async prepare(world) {
    const wish = await smallestDeposit(world)
    if (wish.refused !== undefined)
      return { params: { id: NO_METHOD }, refused: { status: [404], because: 'knows no deposit' } }
    const { data } = await (await world.player()).get('startDeposit', { body: wish.body, headers: key() })
    return { params: { id: data.id } }
  },
}
export const getDeposits: Scenario<'getDeposits'> = { prepare: nothing }

export const requestWithdrawal: Scenario<'requestWithdrawal'> = {
  prepare: async (world) => ({
    body: { amount: 1, currency: await world.currency(), method_id: NO_METHOD },
    headers: key(),
    refused: { status: [400], because: 'names nothing that was paid with' },
  }),
}
export const getWithdrawals: Scenario<'getWithdrawals'> = { prepare: nothing }
export const takeBackWithdrawal: Scenario<'takeBackWithdrawal'> = {
  prepare: async () => ({
    params: { id: NO_METHOD },
    refused: { status: [404], because: 'names a withdrawal that does not exist' },
  }),
}

export const exchangeMoney: Scenario<'exchangeMoney'> = {
  async prepare(world) {
    const currency = await world.currency()
    return {
      body: { from: currency, to: currency, amount: 1, expected: 1 },
      headers: key(),
      refused: { status: [400], because: 'changes a currency into itself' },
    }
  },
}

export const quoteExchange: Scenario<'quoteExchange'> = {
  async prepare(world) {
    const currency = await world.currency()
    return {
      body: { from: currency, to: currency, amount: 1 },
      refused: { status: [400], because: 'changes a currency into itself' },
    }
  },
}
