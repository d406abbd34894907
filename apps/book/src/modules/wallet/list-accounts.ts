import type { Db } from '../../db/index.ts'

export interface PlayerAccount {
  readonly currency: string
  /** In subunits. */
  readonly balance: bigint
  readonly version: bigint
}

/** A player's accounts, in the order they were opened. */
export function listAccounts(db: Db, playerId: number): Promise<PlayerAccount[]> {
  return db.query<PlayerAccount & object>(
    'SELECT currency, balance, version FROM wallet_accounts WHERE player_id = $1 ORDER BY id',
    [playerId],
  )
}
