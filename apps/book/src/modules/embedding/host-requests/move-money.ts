import { EmbedDepositRequest, EmbedWithdrawalRequest } from '@touchline/contract'
import { checkInput } from '../../../kernel/check-input.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import { depositByHand } from '../../cashier/index.ts'
import { debtRefusal, withdraw } from '../../wallet/index.ts'
import type { EmbeddingPorts } from '../ports.ts'
import type { HostRequest } from './check-host.ts'
import { countOnce } from './once.ts'

/** The result of a payment. `known`: it had been booked under this reference before, and nothing moved now. */
export type HostPayment = { readonly result: 'booked' | 'known' }

/** References of hosts are apart from each other, and from those of operators. */
const referenceOf = ({ hostId }: HostRequest, reference: string) => `host-${hostId}-${reference}`

/**
 * Books money that a player has paid to the host. The first payment of a player makes their account here, as a first
 * code does.
 */
export async function depositAtHost(
  { db, clock, players, blockedCountries }: EmbeddingPorts,
  request: HostRequest,
  body: unknown,
): Promise<Refusal | HostPayment> {
  if (request.hasWallet) return refuse('wallet_at_host')
  const read = checkInput(EmbedDepositRequest, body, 'body')
  if ('faults' in read) return refuse('validation', { details: read.faults })
  const { player: hostPlayer, amount, currency, reference } = read.value
  const at = clock.now()
  const blocked = await blockedCountries('signUp')
  return db.tx(async (tx) => {
    const refused = await countOnce(tx, request, at)
    if (refused !== null) return refused
    const playerId = await players.of(tx, { ...request, hostPlayer, blocked }, at)
    if (playerId instanceof Refusal) return playerId
    const wish = { playerId, currency, amount: BigInt(amount), reference: referenceOf(request, reference), at }
    const outcome = await depositByHand(tx, wish)
    if (outcome === 'no_account') return refuse('no_account_in_currency')
    return outcome === 'reference_taken' ? refuse('idempotency_key_reused') : { result: outcome }
  })
}

/**
 * Books money that the host pays out to a player. Excluded players withdraw as all others do; who owes is paid nothing.
 */
export async function withdrawAtHost(
  { db, clock, players }: EmbeddingPorts,
  request: HostRequest,
  body: unknown,
): Promise<Refusal | HostPayment> {
  if (request.hasWallet) return refuse('wallet_at_host')
  const read = checkInput(EmbedWithdrawalRequest, body, 'body')
  if ('faults' in read) return refuse('validation', { details: read.faults })
  const { external_id: externalId, amount, currency, reference } = read.value
  const at = clock.now()
  return db.tx(async (tx) => {
    const refused = await countOnce(tx, request, at)
    if (refused !== null) return refused
    const playerId = await players.find(tx, request.hostId, externalId)
    if (playerId === null) return refuse('no_account_in_currency')
    const wish = { playerId, currency, amount: BigInt(amount), reference: referenceOf(request, reference), at }
    const outcome = await withdraw(tx, wish)
    switch (outcome) {
      case 'no_account':
        return refuse('no_account_in_currency')
      case 'reference_taken':
        return refuse('idempotency_key_reused')
      case 'insufficient':
        return refuse('balance_too_low')
      case 'owing':
        return (await debtRefusal(tx, playerId)) ?? refuse('balance_too_low')
      default:
        return { result: outcome }
    }
  })
}
