import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { MAX_EVENT_ID } from '../../catalogue/index.ts'
import { isKnown } from '../is-known.ts'
import type { FavouritesPorts } from '../ports.ts'

/** Anything followed can be unfollowed, also when it has left the catalogue since. */
export function removeFavourite({ catalogue, db }: FavouritesPorts): Handler<'removeFavourite'> {
  return async ({ params: { type, id }, player }) => {
    if (id > MAX_EVENT_ID) return refuse('not_found')
    const rows = await db.query(
      'DELETE FROM favourites WHERE player_id = $1 AND type = $2 AND object_id = $3 RETURNING 1',
      [player.playerId, type, id],
    )
    return rows.length > 0 || (await isKnown(catalogue, type, id)) ? null : refuse('not_found')
  }
}
