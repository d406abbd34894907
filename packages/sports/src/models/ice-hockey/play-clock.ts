/** Stoppages: between a whistle and the face-off the game clock is stopped while the match's time runs on. */
import type { Rng } from '../../rng.ts'
import type { MatchEvent } from '../types.ts'
import type { DrawnGoal } from './play-goals.ts'

/** A stop of the game clock at a game time for some ms of match time. */
export interface Stoppage {
  readonly clock: number
  readonly duration: number
  readonly timeout: boolean
}

/** Mean game time between two whistles. */
const WHISTLE_EVERY_MS = 75_000

/** Stoppages of a period of `length` ms: after every goal, at whistles, and the long ones at each third of it. */
export function drawStoppages(goals: readonly DrawnGoal[], length: number, rng: Rng): readonly Stoppage[] {
  const stoppages: Stoppage[] = goals.map(({ clock }) => ({ clock, duration: rng.int(35_000, 50_000), timeout: false }))
  for (let clock = 5_000 + rng.exponential(WHISTLE_EVERY_MS); clock < length - 5_000; ) {
    stoppages.push({ clock: Math.floor(clock), duration: rng.int(15_000, 40_000), timeout: false })
    clock += 5_000 + rng.exponential(WHISTLE_EVERY_MS)
  }
  for (const part of [1, 2]) {
    const clock = Math.floor((length * part) / 3 + rng.range(0, 30_000))
    stoppages.push({ clock, duration: rng.int(70_000, 90_000), timeout: true })
  }
  return stoppages.sort((a, b) => a.clock - b.clock)
}

/** Match time of a game time in a period that began at `start`; a stoppage at that very moment comes after it. */
export function matchTime(start: number, stoppages: readonly Stoppage[], clock: number): number {
  let at = start + clock
  for (const stoppage of stoppages) if (stoppage.clock < clock) at += stoppage.duration
  return at
}

/** Clock events and face-offs of a period. */
export function clockEvents(start: number, stoppages: readonly Stoppage[], rng: Rng): readonly MatchEvent[] {
  return stoppages.flatMap((stoppage, i): readonly MatchEvent[] => {
    const before = stoppages.slice(0, i).filter((other) => other.clock === stoppage.clock)
    const at = matchTime(start, stoppages, stoppage.clock) + before.reduce((sum, other) => sum + other.duration, 0)
    const side = rng.chance(0.5) ? 'home' : 'away'
    const restart = at + stoppage.duration
    return [
      { at, type: 'clock_stop' },
      ...(stoppage.timeout ? [{ at, type: 'timeout', side } as const] : []),
      { at: restart, type: 'clock_start' },
      { at: restart, type: 'faceoff', side, data: { progress: rng.pick([0.2, 0.5, 0.5, 0.8]) } },
    ]
  })
}
