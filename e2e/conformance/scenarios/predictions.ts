import type { Scenario } from '../trial.ts'
import type { World } from '../world/world.ts'

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
