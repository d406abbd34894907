import { MARKET_STATUS } from '@touchline/betting'
import { EVENT_STATUS, type EventStatus } from '@touchline/contract'
import type { MatchEntry } from '../../../catalogue/index.ts'
import { closeMarket } from '../../../offer/index.ts'
import type { StoredMatch } from '../store/stored-match.ts'
import type { RunDeps } from './deps.ts'
import { movedEntry, prematchEntry } from './entry.ts'
import { createLiveMatch } from './live-match.ts'
import { suspendBook } from './price-match.ts'
import type { Prematch, Roster, Running } from './roster.ts'
import { statusOf } from './status-of.ts'

/**
 * Puts a stored match into the world: before its start, or under way where it was, and never shown otherwise in
 * between.
 */
export function addMatch(deps: RunDeps, roster: Roster, match: StoredMatch, at: number): void {
  const entry = prematchEntry(match, deps.catalogue.reference(), at)
  if (entry === null) {
    deps.log.warn(`Match ${match.id} has a league or team that is not in the catalogue; it stays out.`)
    return
  }
  const sport = entry.tournament.category.sport.key
  const model = deps.models[sport]
  if (model === undefined) return
  // Another process may have shown it: versions go on.
  const shown = deps.sink.events.get(match.id)?.version ?? 0
  const next = { ...entry, version: Math.max(at, shown + 1) }
  const waiting: Prematch = { match, model, sport, dueAt: 0, pricedAt: 0 }
  if (match.status === EVENT_STATUS.prematch && match.startsAt > at) {
    deps.sink.event(next)
    roster.prematch.set(match.id, waiting)
  } else {
    begin(deps, roster, waiting, at, next)
  }
}

/** Starts a match that was shown before its start. */
export function kickOff(deps: RunDeps, roster: Roster, waiting: Prematch, at: number): void {
  begin(deps, roster, waiting, at, entryOf(deps, waiting.match.id))
}

/** Moves a match that began while no process ran to its current minute. */
function begin(
  deps: RunDeps,
  roster: Roster,
  { match, model, sport }: Prematch,
  at: number,
  entry: MatchEntry | null,
): void {
  roster.prematch.delete(match.id)
  const live = createLiveMatch(match, model)
  const running: Running = {
    live,
    sport,
    pricedAt: 0,
    dirty: true,
    unsaved: true,
    listed: '',
    endedAt: null,
    stored: false,
  }
  roster.running.set(match.id, running)
  live.advance(at)
  if (live.state().phase === 'ended') {
    finish(deps, running, at, entry)
    return
  }
  showStatus(deps, running, statusOf(live.state()), at, entry)
  running.listed = listedForm(running)
  deps.wakeStore()
}

/** Plays on to `at`; returns whether anything happened. */
export function playOn(deps: RunDeps, running: Running, at: number): boolean {
  const { live } = running
  const stopBefore = live.state().betStop
  if (live.advance(at) === 0) return false
  if (live.state().phase === 'ended') {
    finish(deps, running, at)
    return true
  }
  const wasStopped = deps.sink.events.get(live.match.id)?.status === EVENT_STATUS.stopped
  const status = statusOf(live.state())
  suspendNow(deps, running, at)
  showStatus(deps, running, status, at)
  const listed = listedForm(running)
  const moved = listed !== running.listed
  running.listed = listed
  if (moved) running.unsaved = true
  if (moved || live.state().betStop !== stopBefore) running.dirty = true
  if (moved) deps.wakeStore()
  if (wasStopped !== (status === EVENT_STATUS.stopped)) running.unsaved = true
  return true
}

/** A stop concerns the board at once, before prices are made again. */
function suspendNow(deps: RunDeps, { live, sport }: Running, at: number): void {
  const { betStop } = live.state()
  const last = deps.sink.board.event(live.match.id)
  if (betStop === null || last === undefined || last.betStop === betStop) return
  const markets = suspendBook(last, betStop, sport)
  deps.sink.putPrices(live.match.id, { at, status: statusOf(live.state()), betStop, markets })
}

/** The match is over: nothing of it can be bet on any more. It is closed until its results are stored. */
function finish(deps: RunDeps, running: Running, at: number, entry = entryOf(deps, running.live.match.id)): void {
  const { id } = running.live.match
  running.endedAt = at
  running.dirty = false
  running.unsaved = true
  const last = [...(deps.sink.board.event(id)?.markets.values() ?? [])]
  const markets = last.map((market) => closeMarket(market, MARKET_STATUS.settled))
  deps.sink.putPrices(id, { at, status: EVENT_STATUS.finished, betStop: null, markets })
  showStatus(deps, running, EVENT_STATUS.closed, at, entry)
  deps.wakeStore()
}

/** The results of a match that is over are stored. */
export function confirmResults(deps: RunDeps, running: Running, at: number): void {
  const { id } = running.live.match
  if (deps.sink.events.get(id)?.status !== EVENT_STATUS.closed) return
  showStatus(deps, running, EVENT_STATUS.finished, at)
}

/** @param entry its state before */
function showStatus(
  deps: RunDeps,
  { live }: Running,
  status: EventStatus,
  at: number,
  entry = entryOf(deps, live.match.id),
): void {
  if (entry !== null) deps.sink.event(movedEntry(entry, live, status, at))
}

function entryOf({ sink }: RunDeps, id: number): MatchEntry | null {
  const entry = sink.events.get(id)
  return entry?.type === 'match' ? entry : null
}

/** What lists show of a match: they receive every change of it. */
function listedForm({ live }: Running): string {
  const { home, away, stage, periods } = live.score()
  return JSON.stringify([home, away, stage, periods])
}
