import type { Db } from '../../../db/index.ts'

export type SignInWay = 'password' | 'code' | 'recovery_code' | 'passkey' | 'confirmation' | 'host'

export interface SignInRecord {
  readonly playerId: number
  readonly way: SignInWay
  readonly succeeded: boolean
  readonly address: string
  readonly userAgent: string | null
}

const MAX_USER_AGENT = 300
/** Of each player so many are kept. */
const KEPT = 200

/** Records that a player signed in, or that a client with the right password was refused. */
export async function recordSignIn(db: Db, record: SignInRecord, now: number): Promise<void> {
  await db.query(
    `INSERT INTO sign_ins (player_id, way, succeeded, address, user_agent, at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      record.playerId,
      record.way,
      record.succeeded,
      record.address,
      record.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      new Date(now),
    ],
  )
  await db.query(
    `DELETE FROM sign_ins WHERE player_id = $1 AND id <= (
       SELECT id FROM sign_ins WHERE player_id = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)`,
    [record.playerId, KEPT],
  )
}
