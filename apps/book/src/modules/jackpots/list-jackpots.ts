import type { Db } from '../../db/index.ts'
import type { JackpotDefinition } from './definition.ts'

export type JackpotStatus = 'active' | 'paused' | 'finished'

export interface StoredJackpot {
  readonly id: number
  readonly code: string
  readonly status: JackpotStatus
  readonly definition: JackpotDefinition
  readonly finished_at: Date | null
}

const JACKPOTS = `SELECT id, code, status, definition, finished_at FROM jackpots WHERE closed_at IS NULL ORDER BY id`

/** Jackpots that are not over, finished ones whose last bets wait to be drawn included. */
export function listJackpots(db: Db): Promise<StoredJackpot[]> {
  return db.query<StoredJackpot & object>(JACKPOTS, [])
}

/** An open round of a level. Pools in millionths of a subunit. */
export interface OpenRound {
  readonly id: number
  readonly jackpot_id: number
  readonly level: number
  readonly round: number
  readonly commitment: string
  readonly began_with: bigint
  readonly pool: bigint
  readonly is_due: boolean
}

const ROUNDS = `SELECT id, jackpot_id, level, round, commitment, began_with, pool, is_due FROM jackpot_rounds
  WHERE ended_at IS NULL AND ($1::int IS NULL OR jackpot_id = $1) ORDER BY jackpot_id, level`

/** The rounds that are played now, of one jackpot or of all (null). Their seeds are secret and not read. */
export function openRounds(db: Db, jackpotId: number | null): Promise<OpenRound[]> {
  return db.query<OpenRound & object>(ROUNDS, [jackpotId])
}
