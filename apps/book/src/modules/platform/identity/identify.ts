import type { Db } from '../../../db/index.ts'
import type { Home, Particulars, PersonKey, PersonKeys } from './person-keys.ts'

interface PlayerRow extends Omit<Particulars, 'phones' | 'homes'> {
  readonly phones: readonly string[]
  readonly homes: readonly Home[]
}

const PARTICULARS = `
  SELECT p.country, coalesce(p.email, (SELECT e.email FROM embed_players e WHERE e.player_id = p.id)) AS email, array_remove(ARRAY[p.mobile_phone, p.auth_phone_number], NULL) AS phones, p.first_name, p.last_name,
    p.born_on::text AS born_on, p.personal_number,
    (SELECT jsonb_agg(jsonb_build_object('postal_code', h.postal_code, 'city', h.city)) FROM (
       SELECT p.postal_code, p.city UNION SELECT a.postal_code, a.city FROM past_addresses a WHERE a.player_id = p.id) h) AS homes
  FROM players p WHERE p.id = $1`
const KEEP = `
  INSERT INTO person_keys (player_id, kind, hash) SELECT $1, k.kind, k.hash FROM jsonb_to_recordset($2) AS k (kind TEXT, hash TEXT)
  ON CONFLICT DO NOTHING`

async function keep(tx: Db, playerId: number, keys: readonly PersonKey[], now: number): Promise<void> {
  if (keys.length > 0) await tx.query(KEEP, [playerId, JSON.stringify(keys)])
  await tx.query('SELECT hold_same_persons($1, $2)', [playerId, new Date(now)])
}

/**
 * Makes a player known by their particulars as they are now, in the transaction that changed them; what they were known
 * by before stays. Where one of their accounts is shut out of play, all of them wait for the operator from now on.
 */
export async function identify(tx: Db, persons: PersonKeys, playerId: number, now: number): Promise<void> {
  const [row] = await tx.query<PlayerRow & object>(PARTICULARS, [playerId])
  if (row === undefined) return
  await keep(tx, playerId, persons.keysOf(row), now)
  await tx.query('UPDATE players SET known_by = $2 WHERE id = $1', [playerId, persons.form])
}

/** Makes a player known by what they have paid with, too. */
export async function identifyByMethod(
  tx: Db,
  persons: PersonKeys,
  { playerId, provider, token }: { readonly playerId: number; readonly provider: string; readonly token: string },
  now: number,
): Promise<void> {
  await keep(tx, playerId, [persons.keyOfMethod(provider, token)], now)
}

/** Whether another account is known to be the same person's. */
export async function hasOtherAccount(tx: Db, playerId: number): Promise<boolean> {
  const [row] = await tx.query<{ has: boolean }>('SELECT has_other_account($1) AS has', [playerId])
  return row?.has === true
}

const BATCH = 200
const UNKNOWN = 'SELECT id FROM players WHERE known_by IS DISTINCT FROM $1 ORDER BY id LIMIT $2'
const METHODS = 'SELECT provider, token FROM payment_methods WHERE player_id = $1'

/** Makes those known who are not yet: accounts from before, and all after the secret has changed. */
export async function identifyOthers(db: Db, persons: PersonKeys, now: number): Promise<void> {
  for (;;) {
    const players = await db.query<{ id: number }>(UNKNOWN, [persons.form, BATCH])
    for (const { id } of players)
      await db.tx(async (tx) => {
        const methods = await tx.query<{ provider: string; token: string }>(METHODS, [id])
        for (const method of methods) await identifyByMethod(tx, persons, { playerId: id, ...method }, now)
        await identify(tx, persons, id, now)
      })
    if (players.length < BATCH) return
  }
}
