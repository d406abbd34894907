import { SIGN_UP_FIELDS } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { Person } from './person.ts'

/** A sign-up can be confirmed this long; each link of it for a shorter time. */
const SIGN_UP_LIFE_MS = 7 * 24 * 3_600_000

export interface NewSignUp extends Person {
  readonly login: string
  readonly password_hash: string
  readonly language: string
  readonly currency: string
  readonly country: string | null
}

export interface SignUpRow extends NewSignUp {
  readonly id: number
  readonly created_at: Date
}

/** The fields of a sign-up, by their columns. */
const SAID = [
  'password_hash',
  ...SIGN_UP_FIELDS,
  'language',
  'currency',
  'country',
] as const satisfies readonly (keyof NewSignUp)[]
const COLUMNS = `id, login, ${SAID.map((name) => (name === 'born_on' ? 'born_on::text AS born_on' : name)).join(', ')}, created_at`

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
  const values = [signUp.login, new Date(now), new Date(now + SIGN_UP_LIFE_MS), ...SAID.map((name) => signUp[name])]
  const [renewed] = await db.query<{ id: number }>(
    `UPDATE sign_ups SET created_at = $2, expires_at = $3, ${SAID.map((name, at) => `${name} = $${at + 4}`).join(', ')}
     WHERE login = $1 AND id = $${SAID.length + 4} RETURNING id`,
    [...values, replaces],
  )
  if (renewed !== undefined) return renewed.id
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO sign_ups (login, created_at, expires_at, ${SAID.join(', ')})
     VALUES (${values.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
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

/** Takes a sign-up and all others of its address out, and returns it with how many others there were. */
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
