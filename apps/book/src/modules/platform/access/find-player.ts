import type { Db } from '../../../db/index.ts'

/** The player who signs in with this e-mail address or verified phone number; null where there is none. */
export async function findPlayerByLogin(
  db: Db,
  login: string,
): Promise<{ readonly id: number; readonly language: string } | null> {
  const [row] = await db.query<{ id: number; language: string }>(
    'SELECT id, language FROM players WHERE email = $1 OR auth_phone_number = $1',
    [login],
  )
  return row ?? null
}

/**
 * The player whom an operator names: by what they sign in with, or by their host and what it calls them,
 * `https://www.operator.example#p-1007`. Null where there is none.
 */
export async function findPlayerByName(
  db: Db,
  name: string,
): Promise<{ readonly id: number; readonly language: string } | null> {
  const at = name.indexOf('#')
  if (at < 0) return findPlayerByLogin(db, name)
  const [row] = await db.query<{ id: number; language: string }>(
    `SELECT p.id, p.language FROM embed_players e JOIN embed_hosts h ON h.id = e.host_id JOIN players p ON p.id = e.player_id
     WHERE h.origin = $1 AND e.external_id = $2`,
    [name.slice(0, at), name.slice(at + 1)],
  )
  return row ?? null
}

/** A number that has become a login opens no way to a new password for so long. */
const NEW_NUMBER_MS = 24 * 3_600_000

/** Whether a login is a phone number that its account has had for less than a day. */
export async function isNewNumber(db: Db, login: string, now: number): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM players WHERE auth_phone_number = $1 AND auth_phone_since > $2', [
    login,
    new Date(now - NEW_NUMBER_MS),
  ])
  return rows.length > 0
}

/** Everything a player can sign in with. */
export async function loginsOf(db: Db, playerId: number): Promise<string[]> {
  const [row] = await db.query<{ email: string | null; auth_phone_number: string | null }>(
    'SELECT email, auth_phone_number FROM players WHERE id = $1',
    [playerId],
  )
  return [row?.email, row?.auth_phone_number].filter((login) => login != null)
}

/** What others may know of a player, and try as their password: logins and names. */
export async function knownOf(db: Db, playerId: number): Promise<string[]> {
  const [row] = await db.query<{ known: string[] }>(
    `SELECT array_remove(ARRAY[email, auth_phone_number, first_name, last_name, nickname], NULL) AS known
     FROM players WHERE id = $1`,
    [playerId],
  )
  return row?.known ?? []
}

/** Makes all others who change the player's ways in wait until this transaction is over. */
export async function lockPlayer(tx: Db, playerId: number): Promise<void> {
  await tx.query('SELECT 1 FROM players WHERE id = $1 FOR NO KEY UPDATE', [playerId])
}
