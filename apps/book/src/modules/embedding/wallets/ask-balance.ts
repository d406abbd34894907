import { WalletBalance } from '@touchline/contract'
import { findWalletHosts } from '../hosts/hosts.ts'
import type { EmbeddingPorts } from '../ports.ts'
import { askHost } from './ask-host.ts'
import { noteBalance } from './payment-rows.ts'

/**
 * Asks the host that keeps a player's money what there is, and has the player told. Where it does not answer, what it said last stays.
 * Nothing for players whose money the book keeps. Never inside a transaction.
 */
export async function askBalance(
  { db, clock, log, signals, sealer }: Pick<EmbeddingPorts, 'db' | 'clock' | 'log' | 'signals' | 'sealer'>,
  playerId: number,
): Promise<void> {
  const [account] = await db.query<{ id: bigint; currency: string; host_id: number; external_id: string }>(
    `SELECT a.id, a.currency, h.host_id, h.external_id FROM host_accounts h JOIN wallet_accounts a ON a.id = h.account_id
     WHERE a.player_id = $1`,
    [playerId],
  )
  if (account === undefined) return
  const host = (await findWalletHosts(db, sealer, [account.host_id])).get(account.host_id)
  if (host === undefined) return
  try {
    const question = { player: account.external_id, currency: account.currency }
    const { balance } = await askHost(clock, host, 'balance', question, WalletBalance)
    await noteBalance(db, account.id, balance, clock.now())
    signals.emit('outbox_appended', null)
  } catch (error) {
    log.warn(`The wallet of ${host.origin} did not say a balance`, error)
  }
}
