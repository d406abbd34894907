import { EVENT_STATUS } from '@touchline/contract'
import type { Db } from '../../../../db/index.ts'

/**
 * What operators decided about events of a type that are played here; it grows with their decisions, not with the
 * programme.
 */
export interface OperatorDecisions {
  /** Off for good, or until they get a new start. */
  readonly calledOff: ReadonlySet<number>
  /** Those that were put off and wait for their start: in ms, by id. */
  readonly putOff: ReadonlyMap<number, number>
}

interface Row {
  readonly id: number
  readonly starts_at: Date | null
}

/** Read twice a second by every process that plays the programme: it must cost nothing without a decision. */
export async function loadOperatorDecisions(db: Db, type: 'match' | 'race'): Promise<OperatorDecisions> {
  const rows = await db.query<Row>(
    `SELECT id, NULL::timestamptz AS starts_at FROM matches WHERE status = ${EVENT_STATUS.not_covered} AND type = $1 AND setup IS NOT NULL
     UNION ALL
     SELECT m.id, m.starts_at FROM postponements p JOIN matches m ON m.id = p.match_id
     WHERE m.status = ${EVENT_STATUS.prematch} AND m.type = $1 AND m.setup IS NOT NULL`,
    [type],
  )
  return {
    calledOff: new Set(rows.flatMap(({ id, starts_at }) => (starts_at === null ? [id] : []))),
    putOff: new Map(rows.flatMap(({ id, starts_at }) => (starts_at === null ? [] : [[id, starts_at.getTime()]]))),
  }
}
