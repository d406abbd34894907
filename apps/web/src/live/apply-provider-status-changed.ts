import type { EventData } from '@touchline/contract'
import { relocked } from './price-lock.ts'
import type { LiveEvent } from './state.ts'

/** A provider went down or came back: all its prices stop or start being bettable, their odds stay. */
export function applyProviderStatusChanged(match: LiveEvent, data: EventData<'provider_status_changed'>): LiveEvent {
  const providerUp = data.status === 'up'
  if (match.provider !== data.provider || match.providerUp === providerUp) return match
  return relocked(match, { ...match, providerUp })
}
