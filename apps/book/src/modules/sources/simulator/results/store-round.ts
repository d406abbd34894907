import { EVENT_STATUS } from '@touchline/contract'
import type { Db } from '../../../../db/index.ts'
import type { Clock } from '../../../../kernel/clock.ts'
import type { Signals } from '../../../../kernel/signals.ts'
import type { Catalogue } from '../../../catalogue/index.ts'
import { holdForResults, recordResults } from '../../../pricing/results/index.ts'
import { finalState, rehearse } from '../plan/rehearse.ts'
import type { SportModels } from '../plan/types.ts'
import type { Roster, Running } from '../run/roster.ts'
import { statusOf } from '../run/status-of.ts'
import { loadMatches } from '../store/load-matches.ts'
import { type MatchProgress, saveProgress } from '../store/save-progress.ts'
import { type Decidable, decide } from './decide.ts'
import { loadOpenLegs, type OpenLeg } from './open-legs.ts'

export interface StoreDeps {
  readonly db: Db
  readonly clock: Clock
  readonly signals: Signals
  readonly catalogue: Catalogue
  readonly models: SportModels
  readonly roster: Roster
}

/**
 * Stores what has moved: statuses, scores, and the results bets wait for, in one transaction. Every call reads from the
 * database which results bets wait for, so a result is recorded once even if earlier rounds failed, and a restart loses
 * none.
 */
export async function storeRound(deps: StoreDeps): Promise<void> {
  const { db, clock, signals, roster } = deps
  const legs = groupByMatch(await loadOpenLegs(db, [...roster.running.keys()]))
  const over = await replay(
    deps,
    [...legs.keys()].filter((id) => !roster.running.has(id)),
  )
  // From here to the transaction nothing waits: scores and results are of one moment.
  const moved = [...roster.running.values()].filter((running) => running.unsaved)
  const progress = moved.map(progressOf)
  const results = [...legs].flatMap(([id, own]) => {
    const running = roster.running.get(id)
    const match = running === undefined ? over.get(id) : decidableOf(running)
    return match === undefined ? [] : decide(match, own)
  })
  if (progress.length === 0 && results.length === 0) return
  for (const running of moved) running.unsaved = false
  try {
    await db.tx(async (tx) => {
      await saveProgress(tx, progress)
      await holdForResults(
        tx,
        [...progress.filter(isOver), ...results.map(({ eventId }) => ({ id: eventId }))].map(({ id }) => id),
      )
      await recordResults(tx, clock.now(), results)
    })
  } catch (error) {
    for (const running of moved) running.unsaved = true
    throw error
  }
  for (const running of moved) running.stored = running.endedAt !== null && !running.unsaved
  for (const eventId of new Set(results.map((result) => result.eventId))) signals.emit('results_recorded', { eventId })
}

/** A match that is over takes no bet from the moment in which that is stored. */
function isOver({ status }: MatchProgress): boolean {
  return status >= EVENT_STATUS.closed
}

function progressOf({ live, endedAt }: Running): MatchProgress {
  const status = endedAt === null ? statusOf(live.state()) : EVENT_STATUS.finished
  return { id: live.match.id, status, score: live.score() }
}

function decidableOf({ live, sport }: Running): Decidable {
  return { id: live.match.id, sport, model: live.model, truth: live.truth, state: live.state() }
}

/** Matches that ended in an earlier life of the process, played again to their end. */
async function replay(deps: StoreDeps, ids: readonly number[]): Promise<ReadonlyMap<number, Decidable>> {
  const played = new Map<number, Decidable>()
  if (ids.length === 0) return played
  for (const match of await loadMatches(deps.db, ids)) {
    const sport = deps.catalogue.reference().tournaments.get(match.tournamentId)?.category.sport.key
    const model = sport === undefined ? undefined : deps.models[sport]
    if (sport === undefined || model === undefined || match.status !== EVENT_STATUS.finished) continue
    const rehearsal = rehearse(model, match.setup, match.seed)
    const state = finalState(model, rehearsal)
    played.set(match.id, { id: match.id, sport, model, truth: rehearsal.truth, state })
  }
  return played
}

function groupByMatch(legs: readonly OpenLeg[]): ReadonlyMap<number, readonly OpenLeg[]> {
  const groups = new Map<number, OpenLeg[]>()
  for (const leg of legs) {
    const own = groups.get(leg.eventId)
    if (own === undefined) groups.set(leg.eventId, [leg])
    else own.push(leg)
  }
  return groups
}
