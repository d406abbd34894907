import type { BetStopReason, MatchEvent, Side } from '../types.ts'
import { BET_START, BET_STOP, betStopData } from './bet-stop.ts'

/** Writes the events of a match in order; `at` is the running match time in milliseconds. */
export interface Timeline {
  readonly events: MatchEvent[]
  now(): number
  /** Lets `ms` pass. */
  wait(ms: number): void
  emit(type: string, side?: Side, data?: MatchEvent['data']): void
  /** Closes betting on the match, or on the market groups named. */
  stop(reason: BetStopReason, groups?: readonly string[]): void
  reopen(): void
}

export function createTimeline(): Timeline {
  const events: MatchEvent[] = []
  let at = 0
  function emit(type: string, side?: Side, data?: MatchEvent['data']): void {
    events.push({ at, type, ...(side === undefined ? {} : { side }), ...(data === undefined ? {} : { data }) })
  }
  return {
    events,
    now: () => at,
    wait: (ms) => {
      at += Math.round(ms)
    },
    emit,
    stop: (reason, groups) => emit(BET_STOP, undefined, betStopData(reason, groups)),
    reopen: () => emit(BET_START),
  }
}
