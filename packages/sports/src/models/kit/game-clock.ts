/** A clock that counts a period down while it runs; all times in milliseconds. */
export interface GameClock {
  /** Time left in the period at match time `at`. */
  readonly remaining: number
  readonly running: boolean
  readonly at: number
}

export function clockSet(remaining: number, at: number): GameClock {
  return { remaining, running: false, at }
}

/** The clock at a later match time. */
export function clockAt(clock: GameClock, now: number): GameClock {
  if (!clock.running) return { ...clock, at: now }
  return { ...clock, remaining: Math.max(0, clock.remaining - (now - clock.at)), at: now }
}

export function clockRun(clock: GameClock, now: number, running: boolean): GameClock {
  return { ...clockAt(clock, now), running }
}
