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

/** The player of the suite runs no site: whatever they send, they are refused before it is read. */
const REFUSED = { status: [403], because: 'is for operators, and the player is none' }
const operatorsOnly = (ask: object = {}) => ({ prepare: async () => ({ ...ask, refused: REFUSED }) })
const VERSION = { params: { version: 0 } }
const FILE = { format: 1 }

export const getSiteDraft: Scenario<'getSiteDraft'> = operatorsOnly()
export const saveSiteDraft: Scenario<'saveSiteDraft'> = operatorsOnly({ body: { revision: 0, basedOn: 0, file: FILE } })
export const publishSiteDraft: Scenario<'publishSiteDraft'> = operatorsOnly({ body: { revision: 1 } })
export const previewSiteDraft: Scenario<'previewSiteDraft'> = operatorsOnly()
export const getSiteVersions: Scenario<'getSiteVersions'> = operatorsOnly()
export const getSiteVersion: Scenario<'getSiteVersion'> = operatorsOnly(VERSION)
export const restoreSiteVersion: Scenario<'restoreSiteVersion'> = operatorsOnly({ ...VERSION, body: { revision: 0 } })
export const getSiteEdits: Scenario<'getSiteEdits'> = operatorsOnly()
