/** Other companies' applications beside the sportsbook. */
import type { Handlers } from '../../http/handler.ts'
import { getWatchersUserId } from './endpoints/get-watchers-user-id.ts'
import { launchApp } from './endpoints/launch-app.ts'

export { createPseudonyms, type Pseudonyms } from './pseudonyms.ts'

/** Calls that lead to other companies. */
export type IntegrationsCall = 'launchApp' | 'getWatchersUserId'

export const integrationsEndpoints: Handlers<IntegrationsCall> = { launchApp, getWatchersUserId }
