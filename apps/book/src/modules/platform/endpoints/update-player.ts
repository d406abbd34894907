import { ageOn, signUpRules } from '@touchline/betting'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { readPerson } from '../access/person.ts'
import { isNickname } from '../names.ts'
import type { PlatformParts } from '../parts.ts'
import { PLAYER_COLUMNS, type PlayerRow, playerView } from '../player-row.ts'

/** What is filled in once, by its column, as parameters from $5 on. */
const ONCE = [
  ['first_name', 'text'],
  ['last_name', 'text'],
  ['born_on', 'date'],
  ['street', 'text'],
  ['postal_code', 'text'],
  ['city', 'text'],
  ['mobile_phone', 'text'],
  ['personal_number', 'text'],
] as const
const fills = ONCE.map(([name, type], at) => `${name} = coalesce(${name}, $${at + 5}::${type})`)
const isSame = ONCE.map(([name, type], at) => `coalesce(${name} = $${at + 5}::${type}, true)`)
const UPDATE = `
  UPDATE players SET nickname = CASE WHEN $2 THEN $3 ELSE nickname END, currency = coalesce($4, currency), ${fills.join(', ')}
  WHERE id = $1 AND ${isSame.join(' AND ')}
    AND ($4::text IS NULL OR EXISTS (SELECT 1 FROM wallet_accounts a WHERE a.player_id = $1 AND a.currency = $4))
  RETURNING ${PLAYER_COLUMNS}`

/** Who a player is, is filled in once: it does not change with the next payout. */
export function updatePlayer({ db, clock, terms }: PlatformParts): Handler<'updatePlayer'> {
  return async ({ body, player: { playerId } }) => {
    const { born_on, nickname, currency } = body
    const [{ country = null, born = null } = {}] = await db.query<{ country: string | null; born: string | null }>(
      'SELECT country, born_on::text AS born FROM players WHERE id = $1',
      [playerId],
    )
    const today = new Date(clock.now()).toISOString().slice(0, 10)
    if (born_on !== undefined && ageOn(born_on, today) < signUpRules(country).minimumAge) return refuse('too_young')
    const read = readPerson(body, country, born)
    if (typeof read === 'string') return refuse(read)
    if (nickname != null && !isNickname(nickname)) return refuse('nickname_invalid')
    const once = ONCE.map(([name]) => read.person[name])
    const values = [playerId, nickname !== undefined, nickname ?? null, currency ?? null, ...once]
    const [row] = await db.query<PlayerRow>(UPDATE, values)
    if (row !== undefined) return { data: playerView(row, terms) }
    const [account] = await db.query('SELECT 1 FROM wallet_accounts WHERE player_id = $1 AND currency = $2', [
      playerId,
      currency ?? '',
    ])
    return refuse(currency !== undefined && account === undefined ? 'no_account_in_currency' : 'name_already_set')
  }
}
