import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

export interface Bettor {
  readonly id: number
  /** Cookie header of the session. */
  readonly cookie: string
}

const BALANCE = 100_000_00

/** Signs a demo player in. */
export async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-app': 'touchline' },
    body: JSON.stringify({ email, password: 'touchline' }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (cookie === undefined) throw new Error(`Could not sign ${email} in: ${response.status}`)
  return cookie
}

/**
 * Puts players with money, a session and English as the language of their devices into the database, faster than
 * signing them up.
 * @param name of their addresses, another one each time on a database
 */
export async function createBettors(db: pg.Client, count: number, name = 'bettor'): Promise<Bettor[]> {
  const bettors: Bettor[] = []
  await db.query('BEGIN')
  for (let i = 0; i < count; i++) {
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest('base64url')
    const { rows } = await db.query(
      `INSERT INTO players (email, password_hash, currency, created_at) VALUES ($1, '', 'EUR', now()) RETURNING id`,
      [`${name}-${i}@bench.test`],
    )
    const id: number = rows[0].id
    await db.query(`INSERT INTO wallet_accounts (player_id, currency, balance) VALUES ($1, 'EUR', 0)`, [id])
    await db.query(
      `INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, at)
       SELECT 'deposit', wallet_system('deposits', 'EUR'), a.id, 'EUR', $2, now() FROM wallet_accounts a WHERE a.player_id = $1`,
      [id, BALANCE],
    )
    await db.query(
      `INSERT INTO sessions (player_id, token_hash, rotated_at, last_seen_at, created_at, expires_at) VALUES ($1, $2, now(), now(), now(), now() + interval '1 day')`,
      [id, hash],
    )
    await db.query(`INSERT INTO player_languages (player_id, locale, requested_at) VALUES ($1, 'en', now())`, [id])
    bettors.push({ id, cookie: `__Host-touchline=${token}` })
  }
  await db.query('COMMIT')
  return bettors
}
