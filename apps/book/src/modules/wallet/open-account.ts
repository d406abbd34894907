import type { Db } from '../../db/index.ts'

/** Opens a player's account in a currency; it begins empty. A second one in the same currency is the first. */
export async function openAccount(db: Db, playerId: number, currency: string): Promise<bigint> {
  await db.query(
    `INSERT INTO wallet_accounts (player_id, currency, balance) VALUES ($1, $2, 0) ON CONFLICT (player_id, currency) DO NOTHING`,
    [playerId, currency],
  )
  const [row] = await db.query<{ id: bigint }>(
    'SELECT id FROM wallet_accounts WHERE player_id = $1 AND currency = $2',
    [playerId, currency],
  )
  if (row === undefined) throw new Error(`No account of player ${playerId} in ${currency}`)
  return row.id
}
