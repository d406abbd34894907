import type { EventData } from '@touchline/contract'
import { relocked } from './price-lock.ts'
import type { LiveEvent } from './state.ts'

/**
 * The event went live, stopped, ended or came back: its prices lock or open with it. Or another one is offered in its
 * place. An older message changes nothing.
 */
export function applyMatchStatusChanged(match: LiveEvent, data: EventData<'match_status_changed'>): LiveEvent {
  const { version, status, offered_as: offeredAs } = data
  const isSame = status === match.facts.status && offeredAs === match.facts.offeredAs
  if (version < match.version || isSame) return match
  return relocked(match, { ...match, version, facts: { ...match.facts, status, offeredAs } })
}
