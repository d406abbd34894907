import type { Scenario } from '../trial.ts'
import type { World } from '../world/world.ts'

async function shared(world: World): Promise<{ bets: { selections: unknown }[] }> {
  return { bets: [{ selections: await world.picks(2) }] }
}

export const createShareCode: Scenario<'createShareCode'> = {
  prepare: async (world) => ({ body: await shared(world) }),
}

export const getSharedBets: Scenario<'getSharedBets'> = {
  async prepare(world) {
    const { data } = await (await world.player()).get('createShareCode', { body: await shared(world) })
    return { query: { code: data.code } }
  },
  async rules({ world, prepared, expect, due }) {
    const { data } = await world.visitor.get('getSharedBets', prepared)
    const selections = data.bets.flatMap((bet) => bet.selections)
    expect(selections.length === 2, `of two selections shared ${selections.length} are restored`)
    due(await world.visitor.ask('getSharedBets', { query: { code: 'NOSUCHCODE' } }), [404], 'an unknown code')
  },
}
