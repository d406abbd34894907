import type { BoxContent } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'

/** A box of a player. */
export interface StoredBox {
  readonly id: number
  readonly issue_id: number
  readonly number: number
  readonly points: number
  readonly seed: string
  readonly commitment: string
  readonly contents: readonly BoxContent[]
  readonly opened_at: Date | null
  readonly client_key: string | null
  readonly freebet_id: number | null
  readonly drawn: number | null
  readonly multiplier: number | null
}

const COLUMNS = `b.id, b.issue_id, b.number::int AS number, b.points::float8 AS points, b.seed, b.commitment, b.contents, b.opened_at, b.client_key,
  b.freebet_id, b.drawn::int AS drawn, b.multiplier`

/** The boxes of a player, in the order in which they are opened. */
export function loadBoxes(db: Db, playerId: number): Promise<StoredBox[]> {
  return db.query<StoredBox & object>(
    `SELECT ${COLUMNS} FROM loot_boxes b JOIN player_bonuses i ON i.id = b.issue_id WHERE i.player_id = $1 ORDER BY b.issue_id, b.number`,
    [playerId],
  )
}

/** Those of one loot box, held until the end of the transaction. */
export function holdBoxes(tx: Db, issueId: number): Promise<StoredBox[]> {
  return tx.query<StoredBox & object>(
    `SELECT ${COLUMNS} FROM loot_boxes b WHERE b.issue_id = $1 ORDER BY b.number FOR UPDATE`,
    [issueId],
  )
}

/** Every box that was opened, for the audit. */
export function loadOpened(db: Db): Promise<StoredBox[]> {
  return db.query<StoredBox & object>(
    `SELECT ${COLUMNS} FROM loot_boxes b WHERE b.opened_at IS NOT NULL ORDER BY b.id`,
    [],
  )
}
