import type { HostPlayer } from '@touchline/contract'
import type { Db } from '../../../db/index.ts'
import { negotiateLocale } from '../../../kernel/locale.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { type Person, readPerson } from '../access/person.ts'
import { identify } from '../identity/identify.ts'
import { isNumberTaken } from '../identity/personal-number.ts'
import type { PlatformParts } from '../parts.ts'
import type { KnownHostPlayer } from './find-host-player.ts'

const ADDRESS = ['street', 'postal_code', 'city'] as const
const UPDATE = `
  UPDATE players SET language = $2, first_name = coalesce($3, first_name), last_name = coalesce($4, last_name),
    mobile_phone = coalesce($5, mobile_phone), street = coalesce($6, street), postal_code = coalesce($7, postal_code),
    city = coalesce($8, city), personal_number = coalesce(personal_number, $9)
  WHERE id = $1`
const KEEP = 'INSERT INTO past_addresses (player_id, until, street, postal_code, city) VALUES ($1, $2, $3, $4, $5)'

interface Claims {
  readonly known: KnownHostPlayer
  readonly hostPlayer: HostPlayer
  readonly email: string | null
}

/**
 * The data that bars players from play or decides whose rules hold is stated once: a later statement must not let them
 * in.
 */
function differs(known: KnownHostPlayer, person: Person, country: string): boolean {
  const number = known.personal_number !== null && person.personal_number !== null
  return (
    known.country !== country ||
    known.born_on !== person.born_on ||
    (number && known.personal_number !== person.personal_number)
  )
}

/**
 * Stores a host's present data of a player.
 * @returns who it is, or why they are not signed in
 */
export async function updateHostPlayer(
  tx: Db,
  { persons }: PlatformParts,
  { known, hostPlayer: claimed, email }: Claims,
  now: number,
): Promise<number | Refusal> {
  if (known.closed_at !== null) return refuse('account_closed')
  const read = readPerson(claimed, known.country, known.born_on)
  if (typeof read === 'string') return refuse(read)
  const { person } = read
  if (differs(known, person, claimed.country)) return refuse('embed_player_differs')
  const { id, country } = known
  const number = person.personal_number
  if (number !== null && (await isNumberTaken(tx, { country, number, besides: id })))
    return refuse('personal_number_taken')
  const hasMoved = ADDRESS.some((name) => known[name] !== null && person[name] !== null && known[name] !== person[name])
  if (hasMoved) await tx.query(KEEP, [id, new Date(now), ...ADDRESS.map((name) => known[name])])
  await tx.query(UPDATE, [
    id,
    negotiateLocale(claimed.locale),
    person.first_name,
    person.last_name,
    person.mobile_phone,
    ...ADDRESS.map((name) => person[name]),
    number,
  ])
  await tx.query('UPDATE embed_players SET email = coalesce($2, email) WHERE player_id = $1', [id, email])
  await identify(tx, persons, id, now)
  return id
}
