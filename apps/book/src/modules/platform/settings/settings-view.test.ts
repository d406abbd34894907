import { expect, test } from 'vitest'
import { EVERY_ADDITIONAL_PROVIDER } from '../../../kernel/additional-providers.ts'
import type { PlatformParts } from '../parts.ts'
import { settingsView } from './settings-view.ts'

test('SLIP-01: the operator sets the providers whose picks become singles', () => {
  const parts = {
    terms: { additionalProviders: EVERY_ADDITIONAL_PROVIDER, launchProviders: [], multiSingleProviders: ['oddin'] },
    currencies: new Map(),
    providers: { statusOf: () => 'up' },
  } as unknown as PlatformParts
  const { available_by_provider } = settingsView(parts, null).multi_bet_settings
  expect(available_by_provider).toMatchObject({ oddin: true, betradar: false })
})
