import { EVENT_STATUS, type EventStatus } from '@touchline/contract'
import type { BetStopReason, SportState } from '@touchline/sports'

/** Play is interrupted for minutes: a technical pause, an injured player. Other stops are about what may come next. */
const INTERRUPTIONS: ReadonlySet<BetStopReason> = new Set(['scout_lost', 'break'])

/** Status of a match that is not over. */
export function statusOf({ betStop }: SportState): EventStatus {
  const isInterrupted = betStop !== null && betStop.groups.length === 0 && INTERRUPTIONS.has(betStop.reason)
  return isInterrupted ? EVENT_STATUS.stopped : EVENT_STATUS.live
}
