import { EmbedBalancesRequest } from '@touchline/contract'
import { checkInput } from '../../../kernel/check-input.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import type { EmbeddingPorts } from '../ports.ts'
import type { HostRequest } from './check-host.ts'
import { countOnce } from './once.ts'

/** The balances of a host's player, by currency in subunits; empty for a player who has not been here yet. */
export async function balancesForHost(
  { db, clock, players }: EmbeddingPorts,
  request: HostRequest,
  body: unknown,
): Promise<Refusal | readonly { readonly currency: string; readonly balance: number }[]> {
  if (request.hasWallet) return refuse('wallet_at_host')
  const read = checkInput(EmbedBalancesRequest, body, 'body')
  if ('faults' in read) return refuse('validation', { details: read.faults })
  return db.tx(async (tx) => {
    const refused = await countOnce(tx, request, clock.now())
    if (refused !== null) return refused
    const playerId = await players.find(tx, request.hostId, read.value.external_id)
    if (playerId === null) return []
    const accounts = await tx.query<{ currency: string; balance: bigint }>(
      'SELECT currency, balance FROM wallet_accounts WHERE player_id = $1 ORDER BY id',
      [playerId],
    )
    return accounts.map(({ currency, balance }) => ({ currency, balance: Number(balance) }))
  })
}
