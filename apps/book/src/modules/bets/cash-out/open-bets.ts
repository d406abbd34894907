import type { Db } from '../../../db/index.ts'
import { loadBets, type OwnedBet } from '../load-bets.ts'

/** Players with a bet that waits for results. */
export async function playersWithOpenBets(db: Db): Promise<number[]> {
  const rows = await db.query<{ player_id: number }>(
    `SELECT DISTINCT player_id FROM bets WHERE status = 'waiting_results'`,
    [],
  )
  return rows.map((row) => row.player_id)
}

/** The bets of some players that wait for results, by player; a player without any has an empty list. */
export async function loadOpenBets(db: Db, players: readonly number[]): Promise<ReadonlyMap<number, OwnedBet[]>> {
  const rows = await db.query<{ id: bigint }>(
    `SELECT id FROM bets WHERE player_id = ANY ($1::int[]) AND status = 'waiting_results'`,
    [players],
  )
  const bets = await loadBets(
    db,
    rows.map(({ id }) => Number(id)),
  )
  const byPlayer = new Map<number, OwnedBet[]>(players.map((player) => [player, []]))
  for (const bet of bets) byPlayer.get(bet.playerId)?.push(bet)
  return byPlayer
}
