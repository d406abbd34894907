import type { Db } from '../../db/index.ts'
import { openAccount } from './open-account.ts'

export interface HostAccount {
  readonly playerId: number
  readonly currency: string
  readonly hostId: number
  /** What the host calls the player. */
  readonly externalId: string
}

/**
 * Opens the single account of a player whose money a host keeps. It is empty between two transactions: all it receives
 * is passed to the host.
 */
export async function openHostAccount(tx: Db, { playerId, currency, hostId, externalId }: HostAccount): Promise<void> {
  const accountId = await openAccount(tx, playerId, currency)
  await tx.query('INSERT INTO host_accounts (account_id, host_id, external_id) VALUES ($1, $2, $3)', [
    accountId,
    hostId,
    externalId,
  ])
}

/** Whether a host keeps the money of a player: nothing is paid in or out here then. */
export async function hasHostAccount(db: Db, playerId: number): Promise<boolean> {
  const rows = await db.query(
    'SELECT 1 FROM host_accounts h JOIN wallet_accounts a ON a.id = h.account_id WHERE a.player_id = $1',
    [playerId],
  )
  return rows.length > 0
}
