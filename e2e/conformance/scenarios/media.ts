import type { Scenario } from '../trial.ts'
import type { World } from '../world/world.ts'

async function ofMatch(world: World): Promise<{ params: { id: number } }> {
  return { params: { id: (await world.picks(1))[0]?.match_id ?? 0 } }
}

export const getMatchVideo: Scenario<'getMatchVideo'> = { prepare: ofMatch }
export const getMatchStreams: Scenario<'getMatchStreams'> = { prepare: ofMatch }
export const getMatchStatistics: Scenario<'getMatchStatistics'> = {
  async prepare(world) {
    const { params } = await ofMatch(world)
    return { params: { ...params, type: 'form' } }
  },
  async rules(trial) {
    for (const type of ['statistics', 'h2h', 'lineups'])
      trial.due(await trial.by.ask(trial.name, { params: { ...trial.prepared.params, type } }), [200], type)
  },
}

export const getMatchTimeline: Scenario<'getMatchTimeline'> = { prepare: ofMatch }
export const getMatchResults: Scenario<'getMatchResults'> = { prepare: ofMatch }
export const getOddsHistory: Scenario<'getOddsHistory'> = {
  async prepare(world) {
    return { ...(await ofMatch(world)), query: { market_id: '1' } }
  },
}
