import { EVENT_STATUS } from '@touchline/contract'
import type { RunDeps } from './deps.ts'
import { movedEntry } from './entry.ts'
import { priceLive, pricePrematch } from './price-match.ts'
import type { Prematch, Roster, Running } from './roster.ts'
import { statusOf } from './status-of.ts'

const HOUR_MS = 3_600_000
/** Before the start, prices are made so many times more rarely while the product has no visitor. */
const AWAY_FACTOR = 3

/**
 * Prices the one book that needs it most: after an event, then in play by age, then before the start by what is due.
 * @returns false when nothing is due
 */
export function priceNext(deps: RunDeps, roster: Roster, liveEveryMs: number, at: number): boolean {
  const running = nextRunning(roster, liveEveryMs, at)
  if (running !== null) {
    priceRunning(deps, running, at)
    return true
  }
  const waiting = nextPrematch(roster, at)
  if (waiting === null) return false
  priceWaiting(deps, waiting, at)
  return true
}

function nextRunning(roster: Roster, liveEveryMs: number, at: number): Running | null {
  let oldest: Running | null = null
  for (const running of roster.running.values()) {
    if (running.endedAt !== null) continue
    if (running.dirty) return running
    if (at - running.pricedAt >= liveEveryMs && running.pricedAt < (oldest?.pricedAt ?? Number.POSITIVE_INFINITY)) {
      oldest = running
    }
  }
  return oldest
}

function nextPrematch(roster: Roster, at: number): Prematch | null {
  let best: Prematch | null = null
  for (const waiting of roster.prematch.values()) {
    if (waiting.dueAt > at) continue
    if (best === null || before(waiting, best)) best = waiting
  }
  return best
}

/** What has no prices yet comes first, the next to start before all others. */
function before(a: Prematch, b: Prematch): boolean {
  return a.dueAt === b.dueAt ? a.match.startsAt < b.match.startsAt : a.dueAt < b.dueAt
}

function priceRunning(deps: RunDeps, running: Running, at: number): void {
  const { live, sport } = running
  const { id } = live.match
  running.dirty = false
  running.pricedAt = at
  live.advance(at)
  try {
    const state = live.state()
    const { betStop } = state
    const markets = priceLive(live, sport, deps.sink.board.event(id))
    deps.sink.putPrices(id, { at, status: statusOf(state), betStop, markets })
  } catch (error) {
    deps.log.error(`Match ${id} (${sport}) cannot be priced in play`, error)
  }
  const entry = deps.sink.events.get(id)
  // A fresh reading of the clock alone, which is not published.
  if (entry?.type === 'match') {
    deps.sink.event({ ...movedEntry(entry, live, statusOf(live.state()), at), version: entry.version })
  }
}

function priceWaiting(deps: RunDeps, waiting: Prematch, at: number): void {
  const { match, model, sport } = waiting
  waiting.dueAt = at + every(match.startsAt - at, match.id) * (deps.areVisitorsAway?.() ? AWAY_FACTOR : 1)
  waiting.pricedAt = at
  try {
    const markets = pricePrematch(match, model, sport, at)
    deps.sink.putPrices(match.id, { at, status: EVENT_STATUS.prematch, betStop: null, markets })
  } catch (error) {
    deps.log.error(`Match ${match.id} (${sport}) cannot be priced`, error)
  }
}

/** News comes faster near the start; ids spread the work. */
function every(msToStart: number, id: number): number {
  const spread = 1 + (id % 16) / 16
  if (msToStart > 48 * HOUR_MS) return 240_000 * spread
  return (msToStart > 2 * HOUR_MS ? 60_000 : 20_000) * spread
}
