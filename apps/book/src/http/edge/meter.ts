import type { Allowance } from './call-limits.ts'

/** Counts uses in the memory of this process. */
export interface Meter {
  /** Counts one use; or returns the ms until the next use is free, and counts nothing. */
  use(key: string, allowance: Allowance): number | null
  /** Counts so many uses that have happened, allowed or not: what comes after them waits. */
  spend(key: string, allowance: Allowance, uses: number): void
  /** The same as `use`, and counts nothing either way. */
  wait(key: string, allowance: Allowance): number | null
}

/** Whole allowances are forgotten when there are more keys than this; strangers choose how many there are. */
const MAX_KEYS = 50_000

/** A bucket that leaks: its one number is when it will be empty again. */
export function createMeter(now: () => number): Meter {
  const busyUntil = new Map<string, number>()

  function forget(): void {
    for (const [key, until] of busyUntil) if (until <= now()) busyUntil.delete(key)
    // All of them are in use: the oldest are forgotten, which is in their favour.
    for (const key of busyUntil.keys()) {
      if (busyUntil.size <= MAX_KEYS / 2) break
      busyUntil.delete(key)
    }
  }

  function look(key: string, { uses, perMs }: Allowance) {
    const until = Math.max(busyUntil.get(key) ?? 0, now()) + perMs / uses
    const wait = until - now() - perMs
    return { until, wait: wait > 0 ? wait : null }
  }

  function keep(key: string, until: number): void {
    busyUntil.delete(key)
    busyUntil.set(key, until)
    if (busyUntil.size > MAX_KEYS) forget()
  }

  return {
    wait: (key, allowance) => look(key, allowance).wait,
    spend(key, { uses, perMs }, spent) {
      const until = Math.max(busyUntil.get(key) ?? 0, now()) + (spent * perMs) / uses
      keep(key, until)
    },
    use(key, allowance) {
      const { until, wait } = look(key, allowance)
      if (wait !== null) return wait
      keep(key, until)
      return null
    },
  }
}
