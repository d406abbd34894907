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

const vote = async (world: World) => ({ prediction_id: `winner:${(await world.picks(1))[0]?.match_id ?? 0}` })

export const getPrediction: Scenario<'getPrediction'> = {
  prepare: async (world) => ({ query: await vote(world) }),
  async rules({ world, name, due }) {
    const query = { prediction_id: 'winner:2147483011' }
    due(await world.visitor.ask(name, { query }), [404], 'an unknown match')
  },
}

export const castVote: Scenario<'castVote'> = {
  prepare: async (world) => ({ body: { ...(await vote(world)), data: { outcome: 'home' } } }),
  async rules({ world, by, prepared, expect }) {
    const body = prepared.body as { prediction_id: string }
    const first = await by.get('castVote', { body: { ...body, data: { outcome: 'home' } } })
    const second = await by.get('castVote', { body: { ...body, data: { outcome: 'away' } } })
    expect(second.data.vote?.data.outcome === 'away', 'voting again does not change the vote')
    expect(second.data.total_votes === first.data.total_votes, 'voting again counts twice')
    const { data } = await world.visitor.get('getPrediction', { query: { prediction_id: body.prediction_id } })
    expect(data.vote === null, 'a visitor is shown a vote of their own')
  },
}
