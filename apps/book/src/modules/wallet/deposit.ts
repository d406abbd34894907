import type { Db } from '../../db/index.ts'

export interface Deposit {
  readonly playerId: number
  readonly currency: string
  /** In subunits, above 0. */
  readonly amount: bigint
  /** Wall time in ms. */
  readonly at: number
}

/** Books money that came from outside to a player's account, and tells the player. The account must exist. */
export async function deposit(db: Db, { playerId, currency, amount, at }: Deposit): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query(
      `INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, at)
       SELECT 'deposit', wallet_system('deposits', $2), (SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2), $2, $3, $4`,
      [playerId, currency, amount, new Date(at)],
    )
    await tx.query(
      `INSERT INTO outbox (player_id, events)
       SELECT player_id, jsonb_build_array(event) FROM outbox_balances(
         ARRAY(SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2))`,
      [playerId, currency],
    )
  })
}
