import { BET_STOP_REASONS, type BetStop, type BetStopReason, type MatchEvent } from '../types.ts'

/** Reads the bet stop out of a `bet_stop` event as `stops.ts` writes it. */
export function betStopOf(event: MatchEvent): BetStop {
  const groups = event.data?.groups
  return {
    reason: reasonOf(event.data?.reason),
    groups: typeof groups === 'string' && groups !== '' ? groups.split('|') : [],
  }
}

function reasonOf(value: unknown): BetStopReason {
  return BET_STOP_REASONS.find((known) => known === value) ?? 'scout_lost'
}
