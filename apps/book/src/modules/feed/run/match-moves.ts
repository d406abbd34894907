import { EVENT_STATUS, type EventStatus } from '@touchline/contract'
import type { MatchEntry } from '../../catalogue/index.ts'
import type { StoredMatch } from '../store/stored-match.ts'
import type { RunDeps } from './deps.ts'
import { movedEntry, prematchEntry } from './entry.ts'
import { createLiveMatch } from './live-match.ts'
import { suspendBook } from './price-match.ts'
import type { Prematch, Roster, Running } from './roster.ts'
import { statusOf } from './status-of.ts'

/** Puts a stored match into the world: before its start, or under way where it was. */
export function addMatch(deps: RunDeps, roster: Roster, match: StoredMatch, at: number): void {
  const entry = prematchEntry(match, deps.catalogue.reference(), at)
  if (entry === null) {
    deps.log.warn(`Match ${match.id} has a league or team that is not in the catalogue; it stays out.`)
    return
  }
  const sport = entry.tournament.category.sport.key
  const model = deps.models[sport]
  if (model === undefined) return
  deps.catalogue.book.put(entry)
  const waiting: Prematch = { match, model, sport, dueAt: 0, pricedAt: 0 }
  if (match.status === EVENT_STATUS.prematch) roster.prematch.set(match.id, waiting)
  else kickOff(deps, roster, waiting, at)
}

/** Starts a match; one that began while nobody was looking is moved to where it stands now. */
export function kickOff(deps: RunDeps, roster: Roster, { match, model, sport }: Prematch, at: number): void {
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
    finish(deps, running, at)
    return
  }
  tell(deps, running, statusOf(live.state()), at)
  running.listed = listedForm(running)
  deps.publication.status(match.id, at)
  deps.wakeStore()
}

/** Plays on to `at`; answers whether anything happened. */
export function playOn(deps: RunDeps, running: Running, at: number): boolean {
  const { live } = running
  const stopBefore = live.state().betStop
  if (live.advance(at) === 0) return false
  if (live.state().phase === 'ended') {
    finish(deps, running, at)
    return true
  }
  const wasStopped = deps.catalogue.book.get(live.match.id)?.status === EVENT_STATUS.stopped
  const status = statusOf(live.state())
  tell(deps, running, status, at)
  const listed = listedForm(running)
  const moved = listed !== running.listed
  running.listed = listed
  deps.publication.match(live.match.id, moved, at)
  if (moved) running.unsaved = true
  if (moved || live.state().betStop !== stopBefore) running.dirty = true
  if (moved) deps.wakeStore()
  suspendNow(deps, running, at)
  if (wasStopped !== (status === EVENT_STATUS.stopped)) {
    running.unsaved = true
    deps.publication.status(live.match.id, at)
  }
  return true
}

/** A stop concerns the board at once, before prices are made again. */
function suspendNow(deps: RunDeps, { live, sport }: Running, at: number): void {
  const { betStop } = live.state()
  const last = deps.board.match(live.match.id)
  if (betStop === null || last === undefined || last.betStop === betStop) return
  const markets = suspendBook(last, betStop, sport)
  const diff = deps.board.put(live.match.id, { at, status: statusOf(live.state()), betStop, markets })
  deps.publication.markets(diff, at)
}

/** The match is over: nothing of it can be bet on any more. It is closed until its results are stored. */
function finish(deps: RunDeps, running: Running, at: number): void {
  const { id } = running.live.match
  running.endedAt = at
  running.dirty = false
  running.unsaved = true
  tell(deps, running, EVENT_STATUS.closed, at)
  const last = [...(deps.board.match(id)?.markets.values() ?? [])]
  const markets = last.map((market) => ({ ...market, status: -3 as const, outcomes: market.outcomes.map(closed) }))
  deps.publication.match(id, true, at)
  deps.publication.markets(deps.board.put(id, { at, status: EVENT_STATUS.finished, betStop: null, markets }), at)
  deps.publication.status(id, at)
  deps.wakeStore()
}

/** The results of a match that is over are stored. */
export function confirmResults(deps: RunDeps, running: Running, at: number): void {
  const { id } = running.live.match
  if (deps.catalogue.book.get(id)?.status !== EVENT_STATUS.closed) return
  tell(deps, running, EVENT_STATUS.finished, at)
  deps.publication.status(id, at)
}

function closed<T extends { readonly active: boolean; readonly odds: number }>(outcome: T): T {
  return { ...outcome, active: false, odds: 0 }
}

function tell(deps: RunDeps, { live }: Running, status: EventStatus, at: number): void {
  const entry = deps.catalogue.book.get(live.match.id)
  if (entry?.type === 'match') deps.catalogue.book.put(movedEntry(entry satisfies MatchEntry, live, status, at))
}

/** What lists show of a match: when this changes they are told. */
function listedForm({ live }: Running): string {
  const { home, away, stage, periods } = live.score()
  return JSON.stringify([home, away, stage, periods])
}
