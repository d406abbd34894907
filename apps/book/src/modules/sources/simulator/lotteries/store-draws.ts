import { EVENT_STATUS } from '@touchline/contract'
import { DRAW_MS, type DrawState, drawAt } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import type { Clock } from '../../../../kernel/clock.ts'
import type { Signals } from '../../../../kernel/signals.ts'
import { holdForResults, recordResults } from '../../../pricing/results/index.ts'
import type { OpenLeg } from '../results/open-legs.ts'
import { saveProgress } from '../store/save-progress.ts'
import { decideDraw } from './decide-draw.ts'
import { ballsOf, type HeldDraw, statusOf } from './held-draw.ts'
import { loadFinishedDraws } from './stored-draw.ts'

/**
 * Stores how far draws have come, and the results bets wait for, in one transaction. Every call reads from the database
 * which results bets wait for, so that a result is recorded once even if earlier rounds failed.
 */
export async function storeDraws(
  { db, clock, signals }: { readonly db: Db; readonly clock: Clock; readonly signals: Signals },
  held: ReadonlyMap<number, HeldDraw>,
): Promise<void> {
  const legs = await loadDrawLegs(
    db,
    [...held.values()].filter(({ endedAt }) => endedAt !== null).map(({ draw }) => draw.id),
  )
  const ids = [...new Set(legs.map(({ eventId }) => eventId))]
  const over = new Map<number, DrawState>()
  for (const draw of await loadFinishedDraws(
    db,
    ids.filter((id) => !held.has(id)),
  )) {
    over.set(draw.id, drawAt(draw.rules, ballsOf(draw), DRAW_MS))
  }
  // From here to the transaction nothing waits: balls and results are of one moment.
  const moved = [...held.values()].filter(({ unsaved }) => unsaved)
  const results = ids.flatMap((id) => {
    const state = held.get(id)?.state ?? over.get(id)
    return state === undefined
      ? []
      : decideDraw(
          id,
          state,
          legs.filter((leg) => leg.eventId === id),
        )
  })
  if (moved.length === 0 && results.length === 0) return
  const progress = moved.map((one) => {
    const { balls, bonus } = one.state
    return { id: one.draw.id, status: statusOf(one), score: { balls, bonus } }
  })
  for (const one of moved) one.unsaved = false
  try {
    await db.tx(async (tx) => {
      await saveProgress(tx, progress)
      const over = progress.filter(({ status }) => status >= EVENT_STATUS.closed)
      await holdForResults(tx, [...over.map(({ id }) => id), ...ids])
      await recordResults(tx, clock.now(), results)
    })
  } catch (error) {
    for (const one of moved) one.unsaved = true
    throw error
  }
  for (const eventId of new Set(results.map((result) => result.eventId))) signals.emit('results_recorded', { eventId })
}

/** What bets wait for, of draws that are over. @param ended those that are not stored as such yet */
function loadDrawLegs(db: Db, ended: readonly number[]): Promise<readonly OpenLeg[]> {
  return db.query<OpenLeg>(
    `SELECT DISTINCT m.id AS "eventId", l.market_id AS "marketId", l.specifier, l.outcome_id AS "outcomeId"
     FROM bet_legs l JOIN matches m ON m.id = l.match_id
     WHERE l.status = 'open' AND m.type = 'draw' AND (m.status = $2 OR m.id = ANY ($1::int[]))`,
    [ended, EVENT_STATUS.finished],
  )
}

/** Draws of these that an operator called off. */
export async function withdrawnDraws(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const rows = await db.query<{ id: number }>('SELECT id FROM matches WHERE id = ANY ($1::int[]) AND status = $2', [
    ids,
    EVENT_STATUS.not_covered,
  ])
  return rows.map(({ id }) => id)
}
