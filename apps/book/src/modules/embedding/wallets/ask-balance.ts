import { WalletBalance } from '@touchline/contract'
import { findWalletHosts } from '../hosts/hosts.ts'
import type { EmbeddingPorts } from '../ports.ts'
import { askHost } from './ask-host.ts'
import { noteBalance } from './payment-rows.ts'
import { markStale } from './stale-balances.ts'

type Ports = Pick<EmbeddingPorts, 'db' | 'clock' | 'log' | 'signals' | 'sealer'>

/** How often it repeats the request while other responses about the account come in. */
const TIMES = 3

/**
 * Requests a player's balance from the host that keeps it and sends it to the player. Without a response the last
 * balance stays, and the host is requested again later. Does nothing for players whose money the book keeps. Never call
 * it inside a transaction.
 */
export async function askBalance(ports: Ports, playerId: number): Promise<void> {
  const [account] = await ports.db.query<{ id: bigint }>(
    'SELECT h.account_id AS id FROM host_accounts h JOIN wallet_accounts a ON a.id = h.account_id WHERE a.player_id = $1',
    [playerId],
  )
  if (account !== undefined) await askBalanceOf(ports, account.id)
}

/** The same for an account whose money a host keeps. */
export async function askBalanceOf({ db, clock, log, signals, sealer }: Ports, accountId: bigint): Promise<void> {
  for (let time = 0; time < TIMES; time++) {
    const [account] = await db.query<{ currency: string; host_id: number; external_id: string; version: bigint }>(
      `SELECT a.currency, h.host_id, h.external_id, h.version FROM host_accounts h JOIN wallet_accounts a ON a.id = h.account_id
       WHERE h.account_id = $1`,
      [accountId],
    )
    const host = account && (await findWalletHosts(db, sealer, [account.host_id])).get(account.host_id)
    if (account === undefined || host === undefined) return
    try {
      const question = { player: account.external_id, currency: account.currency }
      const { balance } = await askHost(clock, host, 'balance', question, WalletBalance)
      if (!(await noteBalance(db, { accountId, version: account.version }, balance, clock.now()))) continue
      return signals.emit('outbox_appended', null)
    } catch (error) {
      log.warn(`The wallet of ${host.origin} did not answer a balance`, error)
      break
    }
  }
  await markStale(db, accountId, clock.now())
}
