import type { Scenario } from '../trial.ts'

export const launchApp: Scenario<'launchApp'> = {
  prepare: async () => ({
    params: { provider: 'conformance-none' },
    body: { app: 'lobby' },
    refused: { status: [404], because: 'names an unknown provider' },
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

export const getIcons: Scenario<'getIcons'> = { prepare: async () => ({}) }
