import type { Scheduler } from './scheduler.ts'

const SLOTS = 512
const TICK_MS = 100

/** A call to come; cancel it through the wheel that made it. */
export interface WheelTimer {
  readonly dueAt: number
  readonly slot: number
  readonly callback: () => void
}

/** Any number of timers on one interval: a thousand connections cost one wake-up per tick, not a thousand timers. */
export interface TimerWheel {
  /** Calls back once after `delayMs`, up to one tick (100 ms) late. */
  schedule(delayMs: number, callback: () => void): WheelTimer
  cancel(timer: WheelTimer | null): void
  stop(): void
}

export function createTimerWheel(scheduler: Scheduler): TimerWheel {
  const slots = Array.from({ length: SLOTS }, () => new Set<WheelTimer>())
  let passed = Math.floor(scheduler.now() / TICK_MS)
  const slotAt = (tick: number) => slots[tick % SLOTS] ?? new Set<WheelTimer>()

  function advance(): void {
    const now = scheduler.now()
    const target = Math.floor(now / TICK_MS)
    const from = Math.max(passed + 1, target - SLOTS + 1)
    passed = target
    for (let tick = from; tick <= target; tick++) {
      const slot = slotAt(tick)
      for (const timer of slot) {
        if (timer.dueAt > now) continue
        slot.delete(timer)
        timer.callback()
      }
    }
  }

  // After a stall, reads the pongs that are waiting: no client is dropped because this process was late.
  const stop = scheduler.every(TICK_MS, () => scheduler.soon(advance))
  return {
    schedule(delayMs, callback) {
      const dueAt = scheduler.now() + delayMs
      const slot = Math.max(Math.ceil(dueAt / TICK_MS), passed + 1)
      const timer = { dueAt, slot, callback }
      slotAt(slot).add(timer)
      return timer
    },
    cancel(timer) {
      if (timer !== null) slotAt(timer.slot).delete(timer)
    },
    stop,
  }
}
