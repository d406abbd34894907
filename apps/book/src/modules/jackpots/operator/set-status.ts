import type { Db } from '../../../db/index.ts'

export type StatusChange = 'pause' | 'resume' | 'finish'

/** From which state a change leads to which. */
const CHANGES: Readonly<Record<StatusChange, readonly [from: readonly string[], to: string]>> = {
  pause: [['active'], 'paused'],
  resume: [['paused'], 'active'],
  finish: [['active', 'paused'], 'finished'],
}

const CHANGE = `UPDATE jackpots SET status = $3, finished_at = CASE WHEN $3 = 'finished' THEN $4::timestamptz END
  WHERE code = $1 AND status = ANY ($2::text[]) RETURNING id`
const DUE = `UPDATE jackpot_rounds r SET is_due = true FROM jackpots j
  WHERE j.id = r.jackpot_id AND j.code = $1 AND j.status = 'active' AND r.ended_at IS NULL
    AND j.definition -> 'levels' -> r.level::integer ->> 'code' = $2 RETURNING r.id`

/** Pauses, resumes or finishes a jackpot; false if its state does not allow that. @param now Unix ms */
export async function setJackpotStatus(db: Db, code: string, change: StatusChange, now: number): Promise<boolean> {
  const [from, to] = CHANGES[change]
  return (await db.query(CHANGE, [code, from, to, new Date(now)])).length > 0
}

/** The next bet that takes part wins a level; false where there is none such in play. */
export async function makeDue(db: Db, code: string, levelCode: string): Promise<boolean> {
  return (await db.query(DUE, [code, levelCode])).length > 0
}
