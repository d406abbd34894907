import type { Db } from '../../../db/index.ts'

/** A sign-up can be confirmed this long; each link of it for a shorter time. */
const SIGN_UP_LIFE_MS = 7 * 24 * 3_600_000

export interface NewSignUp {
  readonly login: string
  readonly passwordHash: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly language: string
  readonly currency: string
  readonly country: string | null
  /** `2001-02-28`. */
  readonly bornOn: string | null
}

export interface SignUpRow {
  readonly id: number
  readonly login: string
  readonly password_hash: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly language: string
  readonly currency: string
  readonly country: string | null
  readonly born_on: string | null
  readonly created_at: Date
}

const COLUMNS =
  'id, login, password_hash, first_name, last_name, language, currency, country, born_on::text AS born_on, created_at'

/** The sign-up with this id, or the newest of the address where the id is null. */
export async function findSignUp(db: Db, login: string, id: number | null, now: number): Promise<SignUpRow | null> {
  const [row] = await db.query<SignUpRow & object>(
    `SELECT ${COLUMNS} FROM sign_ups
     WHERE login = $1 AND ($2::int IS NULL OR id = $2) AND expires_at > $3 ORDER BY id DESC LIMIT 1`,
    [login, id, new Date(now)],
  )
  return row ?? null
}

/**
 * Stores a sign-up.
 * @param replaces an earlier one of the same address with the same password, which this one renews
 */
export async function storeSignUp(db: Db, signUp: NewSignUp, replaces: number | null, now: number): Promise<number> {
  const values = [
    signUp.login,
    signUp.passwordHash,
    signUp.firstName,
    signUp.lastName,
    signUp.language,
    signUp.currency,
    new Date(now),
    new Date(now + SIGN_UP_LIFE_MS),
    signUp.country,
    signUp.bornOn,
  ]
  const [renewed] = await db.query<{ id: number }>(
    `UPDATE sign_ups SET password_hash = $2, first_name = $3, last_name = $4, language = $5, currency = $6,
       created_at = $7, expires_at = $8, country = $9, born_on = $10::date WHERE login = $1 AND id = $11 RETURNING id`,
    [...values, replaces],
  )
  if (renewed !== undefined) return renewed.id
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO sign_ups (login, password_hash, first_name, last_name, language, currency, created_at, expires_at, country, born_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date) RETURNING id`,
    values,
  )
  if (row === undefined) throw new Error('A sign-up was not stored')
  return row.id
}

/** Makes all others who confirm a sign-up of the same address wait until this transaction is over. */
export async function lockSignUps(tx: Db, id: number): Promise<void> {
  await tx.query(
    'SELECT 1 FROM sign_ups WHERE login = (SELECT login FROM sign_ups WHERE id = $1) ORDER BY id FOR UPDATE',
    [id],
  )
}

/** Takes a sign-up and all others of its address out, and answers it with how many others there were. */
export async function takeSignUp(
  db: Db,
  id: number,
  now: number,
): Promise<{ readonly signUp: SignUpRow; readonly others: number } | null> {
  const rows = await db.query<SignUpRow & { expires_at: Date }>(
    `DELETE FROM sign_ups WHERE login = (SELECT login FROM sign_ups WHERE id = $1) RETURNING ${COLUMNS}, expires_at`,
    [id],
  )
  const signUp = rows.find((row) => row.id === id)
  if (signUp === undefined) return null
  return { signUp, others: rows.filter((row) => row.id !== id && row.expires_at.getTime() > now).length }
}
