import { randomBytes } from 'node:crypto'
import type { Db } from '../../../db/index.ts'
import { hashCode } from './use-code.ts'

/** How long a code can be exchanged. */
export const CODE_MS = 30_000

export interface NewCode {
  readonly hostId: number
  readonly playerId: number
  readonly nonce: string
}

/** Makes the one code of a nonce. @returns null if the nonce has had one, for any request */
export async function makeCode(
  tx: Db,
  { hostId, playerId, nonce }: NewCode,
  now: number,
): Promise<{ readonly code: string; readonly expiresAt: Date } | null> {
  const code = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now + CODE_MS)
  const made = await tx.query(
    `INSERT INTO embed_codes (code_hash, host_id, player_id, nonce, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (nonce) DO NOTHING RETURNING 1`,
    [hashCode(code), hostId, playerId, nonce, expiresAt],
  )
  return made.length > 0 ? { code, expiresAt } : null
}

/**
 * A nonce is remembered this long after its code: far longer than the signature of the request that named it counts.
 */
const NONCE_MS = 24 * 3_600_000

/** Deletes codes and requests that can no longer be used. */
export async function dropOldCodes(db: Db, now: number): Promise<void> {
  await db.query('DELETE FROM embed_codes WHERE expires_at < $1', [new Date(now - NONCE_MS)])
  await db.query('DELETE FROM embed_requests WHERE at < $1', [new Date(now - NONCE_MS)])
}
