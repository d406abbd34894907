import { BET_STOP_REASONS, type BetStop, type BetStopReason, type MatchEvent } from '../types.ts'

/** Event types that close and reopen betting, in every sport. */
export const BET_STOP = 'bet_stop'
export const BET_START = 'bet_start'

/** Data of a `bet_stop` event; `groups` joined by `|`, empty for the whole match. */
export function betStopData(reason: BetStopReason, groups: readonly string[] = []): { reason: string; groups: string } {
  return { reason, groups: groups.join('|') }
}

/** Reads the bet stop out of a `bet_stop` event. */
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

/** The bet stop after an event. */
export function applyBetStop(current: BetStop | null, event: MatchEvent): BetStop | null {
  if (event.type === BET_START) return null
  return event.type === BET_STOP ? betStopOf(event) : current
}
