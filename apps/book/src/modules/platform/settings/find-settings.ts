import type { Db } from '../../../db/index.ts'
import type { SettingsRow } from './settings-view.ts'

/** The settings a player has changed, or null. */
export async function findSettings(db: Db, playerId: number): Promise<SettingsRow | null> {
  const [row] = await db.query<SettingsRow>(
    'SELECT stakes, accept_mode, odds_format, push_subscription, updated_at FROM player_settings WHERE player_id = $1',
    [playerId],
  )
  return row ?? null
}
