import { createHash } from 'node:crypto'
import type { Db } from '../../../db/index.ts'
import { nonceOf } from './nonce.ts'

/** What is stored of a code. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

export interface CodeClaim {
  readonly code: string
  /** What the frame made its nonce of. */
  readonly verifier: string
  /** Origin of the host page that the frame is in. */
  readonly hostOrigin: string
}

/**
 * Uses a code up, in the transaction that begins the session: of two exchanges at once, one gets it, and one that is
 * cut off leaves it as it was.
 * @returns whom it signs in; null where it is none, or none of this frame
 */
export async function useCode(tx: Db, { code, verifier, hostOrigin }: CodeClaim, now: number): Promise<number | null> {
  // A host that is being removed waits for this, and then ends the session, or this finds it gone.
  const [host] = await tx.query<{ id: number }>(
    'SELECT id FROM embed_hosts WHERE origin = $1 AND removed_at IS NULL FOR SHARE',
    [hostOrigin],
  )
  if (host === undefined) return null
  const [used] = await tx.query<{ player_id: number }>(
    `UPDATE embed_codes SET used_at = $4
     WHERE code_hash = $1 AND nonce = $2 AND host_id = $3 AND used_at IS NULL AND expires_at > $4
     RETURNING player_id`,
    [hashCode(code), nonceOf(verifier), host.id, new Date(now)],
  )
  return used?.player_id ?? null
}
