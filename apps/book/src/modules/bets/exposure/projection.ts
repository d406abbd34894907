import { EVENT_STATUS } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import { createLoop, type Loop } from '../../../kernel/loop.ts'
import type { BetsParts } from '../parts.ts'

const EVERY_MS = 500
const BATCH = 2_000

/**
 * Takes over what decisions, settlement and cash-outs changed about what the book may have to pay. Until then the bets
 * concerned count as they did.
 * @returns true when there may be more at once
 */
export async function applyExposureMoves(db: Db): Promise<boolean> {
  const [row] = await db.query<{ applied: number }>('SELECT apply_exposure_moves($1) AS applied', [BATCH])
  return row?.applied === BATCH
}

/** Outcomes of matches that are over hold nothing any more. */
export async function dropOldExposures(db: Db): Promise<void> {
  await db.query(
    `DELETE FROM exposures e WHERE e.used = 0 AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.id = e.match_id AND m.status < ${EVENT_STATUS.closed})`,
    [],
  )
}

/** Keeps the possible payouts of the book equal to the sum over its open bets. */
export function createExposureProjection({ db, clock, log }: BetsParts): Loop {
  return createLoop({ name: 'exposures', clock, log, everyMs: EVERY_MS, round: () => applyExposureMoves(db) })
}
