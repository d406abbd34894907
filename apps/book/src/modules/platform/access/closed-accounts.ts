import type { Db } from '../../../db/index.ts'

/** Why an account is not closed. */
export type NotClosed = 'account_not_empty' | 'bets_open'

/**
 * Ends all sessions of a player, who signs in no more. Returns why not, and has changed nothing then; null where it is
 * done.
 */
export async function closePlayer(db: Db, playerId: number, now: number): Promise<NotClosed | null> {
  const [row] = await db.query<{ outcome: NotClosed | 'closed' }>('SELECT close_player($1, $2) AS outcome', [
    playerId,
    new Date(now),
  ])
  return row === undefined || row.outcome === 'closed' ? null : row.outcome
}

/** The player of a closed account can sign in again. */
export async function reopenPlayer(db: Db, playerId: number): Promise<void> {
  await db.query('UPDATE players SET closed_at = NULL WHERE id = $1', [playerId])
}

/** Gives a player loyalty points, or takes some. */
export async function changePoints(
  db: Db,
  change: { readonly playerId: number; readonly points: number; readonly reason: string },
  now: number,
): Promise<void> {
  await db.query('INSERT INTO comp_point_changes (player_id, points, reason, at) VALUES ($1, $2, $3, $4)', [
    change.playerId,
    change.points,
    change.reason,
    new Date(now),
  ])
}
