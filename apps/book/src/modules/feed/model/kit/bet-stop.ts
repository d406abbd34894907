import { BET_STOP_REASONS, type BetStop, type BetStopReason, type MatchEvent } from '../types.ts'

/** Event types that close and reopen betting, in every sport. */
export const BET_STOP = 'bet_stop'
export const BET_START = 'bet_start'

/** Data of a `bet_stop` event; `groups` joined by `|`, empty for the whole match. */
export function betStopData(reason: BetStopReason, groups: readonly string[] = []): { reason: string; groups: string } {
  return { reason, groups: groups.join('|') }
}

/** The bet stop after an event. */
export function foldBetStop(current: BetStop | null, event: MatchEvent): BetStop | null {
  if (event.type === BET_START) return null
  if (event.type !== BET_STOP) return current
  const reason = BET_STOP_REASONS.find((known) => known === event.data?.reason) ?? 'scout_lost'
  const groups = String(event.data?.groups ?? '')
  return { reason, groups: groups === '' ? [] : groups.split('|') }
}
