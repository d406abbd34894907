import { EmbedWalletChangeRequest } from '@touchline/contract'
import { checkInput } from '../../../kernel/check-input.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import type { EmbeddingPorts } from '../ports.ts'
import { askBalance, markBalanceStale } from '../wallets/ask-balance.ts'
import type { HostRequest } from './check-host.ts'
import { countOnce } from './once.ts'

/** A host says that the balance of a player has changed, as by a deposit there: the book asks for it, and has the player told. */
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
    // Stored first: the balance is asked for even if the process ends before the answer.
    if (found !== null) await markBalanceStale(tx, found, ports.clock.now())
    return found
  })
  if (playerId instanceof Refusal) return playerId
  if (playerId !== null) void askBalance(ports, playerId)
  return { known: playerId !== null }
}
