import type { EventData } from '@touchline/contract'
import type { LiveEvent } from './state.ts'

/** Score, clock, phase or start time changed. An older message changes nothing. */
export function applyMatchChanged(match: LiveEvent, data: EventData<'match_changed'>): LiveEvent {
  if (data.version < match.version) return match
  return {
    ...match,
    version: data.version,
    facts: {
      ...match.facts,
      stage: data.stage,
      stageName: data.stage_name,
      startTime: data.start_time,
      availableMarkets: data.available_markets,
      betStopReason: data.bet_stop_reason,
      offeredAs: data.offered_as,
      statistics: data.statistics,
    },
  }
}
