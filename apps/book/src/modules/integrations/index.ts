/** Other companies' applications beside the sportsbook. */

import type { BookModule } from '../../kernel/module.ts'
import { getWatchersUserId } from './endpoints/get-watchers-user-id.ts'
import { launchApp } from './endpoints/launch-app.ts'
import type { IntegrationsPorts } from './ports.ts'
import { createPseudonyms } from './pseudonyms.ts'

/** Calls that lead to other companies. */
export type IntegrationsCall = 'launchApp' | 'getWatchersUserId'

export function createIntegrations(ports: IntegrationsPorts): BookModule<IntegrationsCall> {
  const pseudonyms = createPseudonyms(ports.pseudonymsSecret)
  return {
    handlers: { launchApp: launchApp(ports, pseudonyms), getWatchersUserId: getWatchersUserId(pseudonyms) },
  }
}
