import type { Prepared, Scenario } from '../trial.ts'
import type { World } from '../world/world.ts'

async function afterStake(world: World): Promise<Prepared> {
  await world.bet()
  return {}
}

export const getStatements: Scenario<'getStatements'> = {
  prepare: afterStake,
  async rules({ by, expect }) {
    const { data } = await by.get('getStatements', { query: { limit: '50' } })
    const broken = data.findIndex((entry, at) => {
      const older = data[at + 1]
      return older !== undefined && older.balance + entry.amount !== entry.balance
    })
    expect(broken === -1, `balances do not follow from the amounts at movement ${data[broken]?.id}`)
  },
}

export const getStatementsFile: Scenario<'getStatementsFile'> = { prepare: afterStake }

export const getRates: Scenario<'getRates'> = {
  prepare: async () => ({}),
  async rules({ world, expect }) {
    const { data } = await world.visitor.get('getRates')
    expect(
      data.find(({ currency }) => currency === 'EUR')?.units_per_euro.replace(/\.0+$/, '') === '1',
      'EUR is not 1 EUR',
    )
  },
}

export const launchApp: Scenario<'launchApp'> = {
  prepare: async () => ({
    params: { provider: 'conformance-none' },
    body: { app: 'lobby' },
    refused: { status: [404], because: 'names a provider nobody is' },
  }),
}

export const getWatchersUserId: Scenario<'getWatchersUserId'> = {
  prepare: async () => ({}),
  async rules({ world, by, expect }) {
    const mine = await by.get('getWatchersUserId')
    const again = await by.get('getWatchersUserId')
    const other = await (await world.other()).get('getWatchersUserId')
    expect(mine.data.user_id === again.data.user_id, 'the name changes')
    expect(mine.data.user_id !== other.data.user_id, 'two players have the same name')
  },
}

const BROWSER = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/conformance',
  keys: {
    p256dh: 'BHE1-k_ZOgnc6Yu_aBtL_PUOfA1jVOYq-wv_KjQpYXhl7UwfAt25Aj7lalV-UV1qncZsEfIglg3llDNN9Yh3ZyQ',
    auth: 'conformance-conformanc',
  },
} as const

export const getPush: Scenario<'getPush'> = {
  prepare: async () => ({}),
  async rules({ by, expect }) {
    const { data } = await by.get('getPush')
    expect(/^[A-Za-z0-9_-]{87}$/.test(data.key), 'the key is no public key')
  },
}

export const subscribeToPush: Scenario<'subscribeToPush'> = {
  prepare: async () => ({ body: { ...BROWSER, topics: ['bets'] } }),
  async rules({ by, expect }) {
    const { data } = await by.get('getPush')
    expect(data.topics?.join() === 'bets', 'the session is not told what it asked for')
  },
}

export const unsubscribeFromPush: Scenario<'unsubscribeFromPush'> = {
  prepare: async () => ({}),
  async rules({ by, expect }) {
    expect((await by.get('getPush')).data.topics === null, 'the session is told still')
  },
}

export const getIcons: Scenario<'getIcons'> = { prepare: async () => ({}) }
