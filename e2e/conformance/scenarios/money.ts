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
