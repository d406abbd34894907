import { EmbedCodeRequest } from '@touchline/contract'
import { checkInput } from '../../../kernel/check-input.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import { makeCode } from '../codes/make-code.ts'
import type { EmbeddingPorts } from '../ports.ts'
import type { HostRequest } from './check-host.ts'
import { countOnce } from './once.ts'

/** Gives a host's server the code that signs a player of its own in, inside the one frame that made the nonce. */
export async function giveCode(
  { db, clock, players, frameOrigins, blockedCountries }: EmbeddingPorts,
  request: HostRequest,
  body: unknown,
): Promise<Refusal | { readonly code: string; readonly expires_at: string }> {
  const read = checkInput(EmbedCodeRequest, body, 'body')
  if ('faults' in read) return refuse('validation', { details: read.faults })
  const { origin, nonce, player: hostPlayer } = read.value
  if (origin !== request.origin)
    return refuse('validation', { details: [{ path: 'body.origin', message: 'Is not the host that signs' }] })
  if (!(await frameOrigins()).includes(origin)) return refuse('embed_host_unlisted')
  const now = clock.now()
  const blocked = await blockedCountries('signUp')
  return db.tx(async (tx) => {
    const refused = await countOnce(tx, request, now)
    if (refused !== null) return refused
    const playerId = await players.of(tx, { ...request, hostPlayer, blocked }, now)
    if (playerId instanceof Refusal) return playerId
    const made = await makeCode(tx, { hostId: request.hostId, playerId, nonce }, now)
    if (made === null) return refuse('embed_request_reused')
    return { code: made.code, expires_at: made.expiresAt.toISOString() }
  })
}
