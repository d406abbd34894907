import type { EventFacts } from '../../../live/index.ts'

/** Minute being played (the 64th after 63:12) by the match's own clock; null where it has none or it is stopped. */
export function minuteOf(facts: EventFacts, now: number): number | null {
  const clock = facts.statistics?.clock
  if (clock === null || clock === undefined || clock.match_time === null || clock.stopped) return null
  const elapsedMs = Math.max(0, now - Date.parse(clock.clock_updated_at))
  return Math.floor((clock.match_time + (elapsedMs / 1_000) * clock.speed) / 60) + 1
}
