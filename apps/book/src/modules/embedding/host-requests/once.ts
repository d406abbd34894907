import type { Db } from '../../../db/index.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import type { HostRequest } from './check-host.ts'

/**
 * Lets a request of a host count once, in the transaction that does it: one that is cut off was not made. A host that
 * is being removed waits for it, or this finds it gone.
 */
export async function countOnce(tx: Db, { hostId, requestId }: HostRequest, now: number): Promise<Refusal | null> {
  const hosts = await tx.query('SELECT 1 FROM embed_hosts WHERE id = $1 AND removed_at IS NULL FOR SHARE', [hostId])
  if (hosts.length === 0) return refuse('embed_signature_invalid')
  const counted = await tx.query(
    'INSERT INTO embed_requests (host_id, request_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
    [hostId, requestId, new Date(now)],
  )
  return counted.length > 0 ? null : refuse('embed_request_reused')
}
