import type { Db } from '../../../db/index.ts'

/** Null: approved; otherwise the reason it is declined for. */
export type HitDecision = string | null

/** Approves or declines a hit that waits; false where none such waits. @param now Unix ms */
export async function decideHit(db: Db, hitId: number, decision: HitDecision, now: number): Promise<boolean> {
  const [row] = await db.query<{ done: boolean }>('SELECT decide_jackpot_hit($1, $2, $3) AS done', [
    hitId,
    decision,
    new Date(now),
  ])
  return row?.done === true
}

export interface WaitingHit {
  readonly id: number
  readonly code: string
  readonly level: string
  readonly bet_id: bigint
  readonly player_id: number
  readonly amount: bigint
  readonly currency: string
  readonly created_at: Date
}

const WAITING = `
  SELECT h.id, j.code, j.definition -> 'levels' -> h.level::integer ->> 'code' AS level, h.bet_id, h.player_id, h.amount, j.currency,
         h.created_at
  FROM jackpot_hits h JOIN jackpots j ON j.id = h.jackpot_id WHERE h.status = 'waiting' ORDER BY h.id`

/** Hits that wait for approval, oldest first. */
export function listWaitingHits(db: Db): Promise<WaitingHit[]> {
  return db.query<WaitingHit & object>(WAITING, [])
}
