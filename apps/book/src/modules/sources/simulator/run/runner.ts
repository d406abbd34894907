import type { StoredMatch } from '../store/stored-match.ts'
import type { RunDeps } from './deps.ts'
import { addMatch, confirmResults, kickOff, playOn } from './match-moves.ts'
import { createPace } from './pace.ts'
import { priceNext } from './price-next.ts'
import { createRoster, type Roster } from './roster.ts'
import { takeOff } from './take-off.ts'

/** The timer's step in wall ms. */
const TICK_MS = 50
/** The same while the product has no visitor. */
const AWAY_TICK_MS = 250
/** Pricing in one go never holds the process longer than about this. */
const SLICE_MS = 8
/** Prices before the start are confirmed this often; they only change when they are made again. */
const CONFIRM_EVERY_MS = 3_000
/** How long a match that is over is remembered, so that late questions about it get a response from memory. */
const REMEMBER_MS = 120_000

/** Plays every match of the roster by the wall clock. */
export interface Runner {
  readonly roster: Roster
  add(matches: readonly StoredMatch[]): void
  /** Forgets matches. */
  drop(ids: readonly number[]): void
  /** Removes matches from the programme for good, and publishes that. */
  takeOff(ids: readonly number[]): void
  /** Forgets everything, for a start from what is stored. */
  clear(): void
  /** Starts, plays and ends what is due, and prices for at most `sliceMs`; returns whether prices are left to make. */
  step(sliceMs?: number): boolean
  start(): void
  stop(): void
}

/** @param cpuNow ms of a clock that measures work, for the slices only */
export function createRunner(deps: RunDeps, cpuNow: () => number = () => performance.now()): Runner {
  const { clock, sink, areVisitorsAway = () => false } = deps
  const roster = createRoster()
  const pace = createPace()
  let cancel = () => {}
  let confirmedAt = 0

  function play(at: number): void {
    for (const waiting of roster.prematch.values()) if (waiting.match.startsAt <= at) kickOff(deps, roster, waiting, at)
    for (const [id, running] of roster.running) {
      if (running.endedAt === null) {
        if (running.live.nextEventAt() <= at) playOn(deps, running, at)
      } else if (running.stored) {
        confirmResults(deps, running, at)
        if (at - running.endedAt > REMEMBER_MS) drop([id])
      }
    }
  }

  function drop(ids: readonly number[]): void {
    for (const id of ids) {
      roster.prematch.delete(id)
      roster.running.delete(id)
      sink.remove(id)
    }
  }

  function confirm(at: number): void {
    if (at - confirmedAt < CONFIRM_EVERY_MS) return
    confirmedAt = at
    for (const waiting of roster.prematch.values()) if (waiting.dueAt > 0) sink.confirm(waiting.match.id, at)
    deps.confirmOthers(at)
  }

  function price(at: number, sliceMs: number): boolean {
    const began = cpuNow()
    const liveEveryMs = pace.liveEveryMs(roster.running.size, areVisitorsAway())
    for (let spent = 0; spent < sliceMs; ) {
      if (!priceNext(deps, roster, liveEveryMs, at)) return false
      const total = cpuNow() - began
      pace.spent(total - spent)
      spent = total
    }
    return true
  }

  function step(sliceMs = SLICE_MS): boolean {
    const at = clock.now()
    play(at)
    deps.stepOthers(at)
    const more = price(at, sliceMs)
    confirm(at)
    return more
  }

  function tick(): void {
    let more = false
    try {
      more = step()
    } catch (error) {
      deps.log.error('The simulator stumbled, it goes on', error)
    }
    // With work left the next slice follows soon, and still leaves most of the core to the pages.
    cancel = clock.after(more ? 2 * SLICE_MS : areVisitorsAway() ? AWAY_TICK_MS : TICK_MS, tick)
  }

  return {
    roster,
    add(matches) {
      const at = clock.now()
      for (const match of matches) addMatch(deps, roster, match, at)
    },
    drop,
    takeOff(ids) {
      for (const id of ids) takeOff(deps, roster, id, clock.now())
    },
    clear: () => drop([...roster.prematch.keys(), ...roster.running.keys()]),
    step,
    start: tick,
    stop: () => cancel(),
  }
}
