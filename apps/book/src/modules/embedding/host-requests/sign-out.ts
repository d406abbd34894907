import { EmbedSignOutRequest } from '@touchline/contract'
import { checkInput } from '../../../kernel/check-input.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import type { EmbeddingPorts } from '../ports.ts'
import type { HostRequest } from './check-host.ts'
import { countOnce } from './once.ts'

/**
 * Ends the sessions that a player has in frames of the host, and their sockets with them. A code that is being
 * exchanged at this moment is waited for, and its session ends too; one that was not used yet counts no more.
 */
export async function signOutAtHost(
  { db, clock, signals, players }: EmbeddingPorts,
  request: HostRequest,
  body: unknown,
): Promise<Refusal | { readonly ended: number }> {
  const read = checkInput(EmbedSignOutRequest, body, 'body')
  if ('faults' in read) return refuse('validation', { details: read.faults })
  const now = clock.now()
  const answer = await db.tx(async (tx) => {
    const refused = await countOnce(tx, request, now)
    if (refused !== null) return refused
    const playerId = await players.find(tx, request.hostId, read.value.external_id)
    if (playerId === null) return { ended: 0 }
    await tx.query('UPDATE embed_codes SET used_at = $3 WHERE host_id = $1 AND player_id = $2 AND used_at IS NULL', [
      request.hostId,
      playerId,
      new Date(now),
    ])
    return { ended: await players.endSessions(tx, request.origin, playerId) }
  })
  signals.emit('session_ended', null)
  return answer
}
