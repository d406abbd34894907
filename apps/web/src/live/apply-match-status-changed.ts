import type { EventData } from '@touchline/contract'
import type { LiveMatch } from './state.ts'

/** The event went live, stopped, ended or came back. A message older than what is held changes nothing. */
export function applyMatchStatusChanged(match: LiveMatch, data: EventData<'match_status_changed'>): LiveMatch {
  if (data.version < match.version || data.status === match.facts.status) return match
  return { ...match, version: data.version, facts: { ...match.facts, status: data.status } }
}
