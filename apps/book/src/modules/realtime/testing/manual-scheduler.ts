import type { Scheduler } from '../timing/scheduler.ts'

const STEP_MS = 100

/** Time that moves only when a test moves it. */
export interface ManualScheduler extends Scheduler {
  /** Lets `ms` pass in small steps; sockets get their turn in between, as they would in real time. */
  advance(ms: number): Promise<void>
}

export function createManualScheduler(startWallMs = Date.UTC(2026, 0, 1)): ManualScheduler {
  const intervals = new Set<{ ms: number; dueAt: number; callback: () => void }>()
  let now = 0
  return {
    wallClock: () => startWallMs + now,
    now: () => now,
    every(ms, callback) {
      const interval = { ms, dueAt: now + ms, callback }
      intervals.add(interval)
      return () => void intervals.delete(interval)
    },
    soon: (callback) => void setImmediate(callback),
    async advance(ms) {
      const end = now + ms
      while (now < end) {
        now = Math.min(end, now + STEP_MS)
        for (const interval of intervals) {
          if (interval.dueAt > now) continue
          interval.dueAt += interval.ms
          interval.callback()
        }
        await turn()
      }
      for (let turns = 0; turns < 5; turns++) await turn()
    },
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
