import { MAX_FAVOURITES } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { isKnown } from '../is-known.ts'
import type { FavouritesPorts } from '../ports.ts'

export function addFavourite({ catalogue, db, clock }: FavouritesPorts): Handler<'addFavourite'> {
  return async ({ params: { type, id }, player }) => {
    if (!(await isKnown(catalogue, type, id))) return refuse('not_found')
    const rows = await db.query(
      `INSERT INTO favourites (player_id, type, object_id, created_at)
       SELECT $1, $2, $3, $4
       WHERE (SELECT count(*) FROM favourites f WHERE f.player_id = $1 AND f.type = $2 AND f.object_id <> $3) < $5
       ON CONFLICT (player_id, type, object_id) DO UPDATE SET created_at = favourites.created_at
       RETURNING 1`,
      [player.playerId, type, id, new Date(clock.now()), MAX_FAVOURITES],
    )
    return rows.length === 0 ? refuse('too_many_favourites') : null
  }
}
