import type { EventData } from '@touchline/contract'
import { relocked } from './price-lock.ts'
import type { LiveMatch } from './state.ts'

/**
 * The event went live, stopped, ended or came back: its prices lock or open with it. An older message changes nothing.
 */
export function applyMatchStatusChanged(match: LiveMatch, data: EventData<'match_status_changed'>): LiveMatch {
  if (data.version < match.version || data.status === match.facts.status) return match
  return relocked(match, { ...match, version: data.version, facts: { ...match.facts, status: data.status } })
}
