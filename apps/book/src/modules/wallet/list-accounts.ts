import type { Db } from '../../db/index.ts'

export interface PlayerAccount {
  readonly currency: string
  /** In subunits. */
  readonly balance: bigint
  readonly version: bigint
}

/**
 * A player's accounts in the order they were opened. The balance of money that a host keeps is the host's last reported
 * one.
 */
export function listAccounts(db: Db, playerId: number): Promise<PlayerAccount[]> {
  return db.query<PlayerAccount & object>(
    `SELECT a.currency, a.version, CASE WHEN h.account_id IS NULL THEN a.balance ELSE coalesce(h.balance, 0) END AS balance
     FROM wallet_accounts a LEFT JOIN host_accounts h ON h.account_id = a.id WHERE a.player_id = $1 ORDER BY a.id`,
    [playerId],
  )
}
