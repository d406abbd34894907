import { EmbedWalletChangeRequest } from '@touchline/contract'
import { checkInput } from '../../../kernel/check-input.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import type { EmbeddingPorts } from '../ports.ts'
import { markChanged } from '../wallets/stale-balances.ts'
import type { HostRequest } from './check-host.ts'
import { countOnce } from './once.ts'

/**
 * A host reports that the balance of a player changed, such as by a deposit there. The worker requests it and notifies
 * the player.
 */
export async function walletChangedAtHost(
  ports: EmbeddingPorts,
  request: HostRequest,
  body: unknown,
): Promise<Refusal | { readonly known: boolean }> {
  const read = checkInput(EmbedWalletChangeRequest, body, 'body')
  if ('faults' in read) return refuse('validation', { details: read.faults })
  const playerId = await ports.db.tx(async (tx) => {
    const refused = await countOnce(tx, request, ports.clock.now())
    if (refused) return refused
    const found = await ports.players.find(tx, request.hostId, read.value.external_id)
    if (found !== null) await markChanged(tx, found, ports.clock.now())
    return found
  })
  if (playerId instanceof Refusal) return playerId
  ports.signals.emit('host_payment_made', null)
  return { known: playerId !== null }
}
