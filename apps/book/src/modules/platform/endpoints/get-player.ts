import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { PlatformParts } from '../parts.ts'
import { PLAYER_COLUMNS, type PlayerRow, playerView } from '../player-row.ts'

export function getPlayer({ db, terms }: PlatformParts): Handler<'getPlayer'> {
  return async ({ player }) => {
    const [row] = await db.query<PlayerRow>(`SELECT ${PLAYER_COLUMNS} FROM players WHERE id = $1`, [player.playerId])
    return row === undefined ? refuse('unauthorized') : { data: playerView(row, terms) }
  }
}
