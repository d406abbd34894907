/** Turns overlapping reasons to stop betting into the events that open and close bet stops. */
import type { BetStopReason, MatchEvent } from '../types.ts'

export interface Stop {
  /** Match time in ms, [from, to). */
  readonly from: number
  readonly to: number
  readonly reason: BetStopReason
  /** Tabs concerned joined by `|`, '' for the whole match. */
  readonly groups: string
}

/**
 * `bet_stop` events with reason and groups, `bet_start` when nothing stops betting any more. While several stops
 * overlap, one for the whole match goes before one for some tabs, and the one that began last goes first.
 */
export function betStopEvents(stops: readonly Stop[]): readonly MatchEvent[] {
  const edges = [...new Set(stops.flatMap((stop) => [stop.from, stop.to]))].sort((a, b) => a - b)
  const events: MatchEvent[] = []
  let active: Stop | null = null
  for (const at of edges) {
    const next = leading(stops.filter((stop) => stop.from <= at && at < stop.to))
    if (next === active) continue
    if (next === null) events.push({ at, type: 'bet_start' })
    else if (next.reason !== active?.reason || next.groups !== active.groups) {
      events.push({ at, type: 'bet_stop', data: { reason: next.reason, groups: next.groups } })
    }
    active = next
  }
  return events
}

function leading(stops: readonly Stop[]): Stop | null {
  let best: Stop | null = null
  for (const stop of stops) {
    if (best === null || rank(stop) > rank(best) || (rank(stop) === rank(best) && stop.from >= best.from)) best = stop
  }
  return best
}

function rank(stop: Stop): number {
  return stop.groups === '' ? 1 : 0
}
