import type { Db } from '../../db/index.ts'

export interface Deposit {
  readonly playerId: number
  readonly currency: string
  /** In subunits, above 0. */
  readonly amount: bigint
  /** Wall time in ms. */
  readonly at: number
  /** Whether the book gives it: no deposit by which limits of the player count. @default false */
  readonly isPlayMoney?: boolean
}

/** Credits money from outside to a player's account and publishes the balance. The account must exist. */
export async function deposit(db: Db, { playerId, currency, amount, at, isPlayMoney }: Deposit): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query(
      `SELECT wallet_post(ARRAY[($5::text, wallet_system('deposits', $2),
         (SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2), $2::text, $3::bigint, NULL::bigint, 1,
         $4::timestamptz)::wallet_posting])`,
      [playerId, currency, amount, new Date(at), isPlayMoney ? 'play_money' : 'deposit'],
    )
    await tx.query(
      'SELECT outbox_append_balances(ARRAY(SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2))',
      [playerId, currency],
    )
  })
}
