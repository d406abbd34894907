import type { EventData } from '@touchline/contract'
import type { LiveEvent } from './state.ts'

/** A ball was drawn. An older message changes nothing. */
export function applyDrawChanged(match: LiveEvent, data: EventData<'draw_changed'>): LiveEvent {
  if (data.version < match.version) return match
  const drawn = { balls: data.balls, bonus: data.bonus_ball }
  return { ...match, version: data.version, facts: { ...match.facts, drawn } }
}
