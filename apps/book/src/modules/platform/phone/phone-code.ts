import { randomInt } from 'node:crypto'
import type { PlatformParts } from '../parts.ts'

const CODE_LIFE_MS = 10 * 60_000
const MAX_ATTEMPTS = 5

/**
 * Makes a code for a number that a player verifies now, stores its hash and returns it; null where they do not any
 * more.
 */
export async function sendablePhoneCode(
  { db, clock, passwords }: PlatformParts,
  playerId: number,
  phone: string,
): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const stored = await db.query(
    `UPDATE phone_verifications SET code_hash = $3, code_expires_at = $4, attempts = 0
     WHERE player_id = $1 AND phone = $2 RETURNING 1`,
    [playerId, phone, await passwords.hash(code), new Date(clock.now() + CODE_LIFE_MS)],
  )
  return stored.length === 0 ? null : code
}

/** The result of a typed code: `right` is returned once for each code. */
export type CodeCheck =
  | { readonly kind: 'right'; readonly phone: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'over' }

/** Holds a typed code against the one that was sent; every try counts, before it is compared. */
export async function checkPhoneCode(
  { db, clock, passwords }: PlatformParts,
  playerId: number,
  code: string,
): Promise<CodeCheck> {
  const [tried] = await db.query<{ phone: string; code_hash: string }>(
    `UPDATE phone_verifications SET attempts = attempts + 1
     WHERE player_id = $1 AND attempts < ${MAX_ATTEMPTS} AND code_hash IS NOT NULL AND code_expires_at > $2
     RETURNING phone, code_hash`,
    [playerId, new Date(clock.now())],
  )
  if (tried === undefined) return { kind: 'over' }
  if (!(await passwords.verify(code, tried.code_hash))) return { kind: 'wrong' }
  const used = await db.query('DELETE FROM phone_verifications WHERE player_id = $1 AND code_hash = $2 RETURNING 1', [
    playerId,
    tried.code_hash,
  ])
  return used.length === 0 ? { kind: 'over' } : { kind: 'right', phone: tried.phone }
}
