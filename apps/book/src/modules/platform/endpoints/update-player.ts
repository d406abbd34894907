import { ageOn, signUpRules } from '@touchline/betting'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { isNickname, isPersonName } from '../names.ts'
import type { PlatformParts } from '../parts.ts'
import { PLAYER_COLUMNS, type PlayerRow, playerView } from '../player-row.ts'

/** Names are filled in once: who a player is does not change with the next payout. */
export function updatePlayer({ db, clock, terms }: PlatformParts): Handler<'updatePlayer'> {
  return async ({ body, player }) => {
    const { first_name, last_name, born_on, nickname, currency } = body
    if (!isPersonName(first_name) || !isPersonName(last_name)) return refuse('name_invalid')
    if (born_on !== undefined) {
      const [{ country = null } = {}] = await db.query<{ country: string | null }>(
        'SELECT country FROM players WHERE id = $1',
        [player.playerId],
      )
      const today = new Date(clock.now()).toISOString().slice(0, 10)
      if (ageOn(born_on, today) < signUpRules(country).minimumAge) return refuse('too_young')
    }
    if (nickname != null && !isNickname(nickname)) return refuse('nickname_invalid')
    const [row] = await db.query<PlayerRow>(
      `UPDATE players SET first_name = coalesce(first_name, $2), last_name = coalesce(last_name, $3),
       nickname = CASE WHEN $4 THEN $5 ELSE nickname END, currency = coalesce($6, currency),
       born_on = coalesce(born_on, $7::date)
     WHERE id = $1 AND coalesce(first_name = $2, true) AND coalesce(last_name = $3, true) AND coalesce(born_on = $7::date, true)
       AND ($6::text IS NULL OR EXISTS (SELECT 1 FROM wallet_accounts a WHERE a.player_id = $1 AND a.currency = $6))
     RETURNING ${PLAYER_COLUMNS}`,
      [
        player.playerId,
        first_name ?? null,
        last_name ?? null,
        nickname !== undefined,
        nickname ?? null,
        currency ?? null,
        born_on ?? null,
      ],
    )
    if (row !== undefined) return { data: playerView(row, terms) }
    const [account] = await db.query('SELECT 1 FROM wallet_accounts WHERE player_id = $1 AND currency = $2', [
      player.playerId,
      currency ?? '',
    ])
    return refuse(currency !== undefined && account === undefined ? 'no_account_in_currency' : 'name_already_set')
  }
}
