import { Secret, TOTP } from 'otpauth'
import type { Db } from '../../../db/index.ts'
import type { PlatformParts } from '../parts.ts'
import type { Sealer } from './sealer.ts'

/** A code holds for one step; those of a clock that is one step off count too. */
const STEP_SECONDS = 30
const DRIFT_STEPS = 1
const DIGITS = 6

const made = (secret: string, label = 'player', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: DIGITS, period: STEP_SECONDS, label, issuer })

/** A new secret, in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What an authenticator application reads from a picture. */
export function authenticatorUri(secret: string, label: string, issuer: string): string {
  return made(secret, label, issuer).toString()
}

/** The step of time that a code is of; null where it is of none near now. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = made(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS })
  return delta === null ? null : Math.floor(now / 1_000 / STEP_SECONDS) + delta
}

/** Whether the player has to give a code beside the password. */
export async function hasAuthenticator(db: Db, playerId: number): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM authenticators WHERE player_id = $1 AND confirmed_at IS NOT NULL', [
    playerId,
  ])
  return rows.length > 0
}

/** Whose a sealed secret is. */
const about = (playerId: number) => `authenticator of player ${playerId}`

/** A secret as it is stored. */
export const sealedFor = (sealer: Sealer, playerId: number, secret: string) => sealer.seal(secret, about(playerId))

/**
 * Uses a code up; of several at once with the same one, one is right.
 * @param isFirst it confirms a secret just shown
 */
export async function useAuthenticatorCode(
  { db, sealer }: Pick<PlatformParts, 'db' | 'sealer'>,
  { playerId, code, isFirst }: { readonly playerId: number; readonly code: string; readonly isFirst: boolean },
  now: number,
): Promise<boolean> {
  const [row] = await db.query<{ secret: string }>(
    'SELECT secret FROM authenticators WHERE player_id = $1 AND (confirmed_at IS NULL) = $2',
    [playerId, isFirst],
  )
  const step = row === undefined ? null : stepOf(sealer.open(row.secret, about(playerId)), code, now)
  if (step === null) return false
  const used = await db.query(
    `UPDATE authenticators SET last_step = $2, confirmed_at = coalesce(confirmed_at, $3)
     WHERE player_id = $1 AND last_step < $2 AND secret = $4 RETURNING 1`,
    [playerId, step, new Date(now), row?.secret ?? ''],
  )
  return used.length > 0
}

/** Seals under the first key what another sealed, or none: after a key was put in front, and of the time before. */
export async function sealAnew({ db, sealer }: Pick<PlatformParts, 'db' | 'sealer'>): Promise<void> {
  const rows = await db.query<{ player_id: number; secret: string }>('SELECT player_id, secret FROM authenticators', [])
  for (const { player_id: playerId, secret } of rows.filter((row) => sealer.isOld(row.secret))) {
    const anew = sealedFor(sealer, playerId, sealer.open(secret, about(playerId)))
    await db.query('UPDATE authenticators SET secret = $3 WHERE player_id = $1 AND secret = $2', [
      playerId,
      secret,
      anew,
    ])
  }
}
