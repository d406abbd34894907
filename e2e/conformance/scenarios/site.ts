import type { Scenario } from '../trial.ts'

export const getSystemState: Scenario<'getSystemState'> = { prepare: async () => ({}) }
export const getSiteConfig: Scenario<'getSiteConfig'> = { prepare: async () => ({}) }
export const getSiteMap: Scenario<'getSiteMap'> = { prepare: async () => ({}) }
export const getPageConfig: Scenario<'getPageConfig'> = {
  prepare: async () => ({ query: { page: 'home' } }),
  async rules(trial) {
    trial.due(await trial.by.ask(trial.name, { query: { path: '/no-such-page' } }), [404], 'a page that is not there')
  },
}
export const getSiteStyles: Scenario<'getSiteStyles'> = {
  prepare: async () => ({
    params: { hash: '0'.repeat(16) },
    refused: { status: [404], because: 'names looks that no site ever had' },
  }),
}
