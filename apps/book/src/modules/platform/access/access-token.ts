import type { Db } from '../../../db/index.ts'
import { hashToken, newSessionToken } from '../sessions/session-token.ts'

const HOUR_MS = 3_600_000

/** What a link that is sent is for, and how long it is good. */
export const TOKEN_LIFE_MS = { confirmation: 24 * HOUR_MS, unlock: HOUR_MS, password_reset: HOUR_MS } as const
export type TokenPurpose = keyof typeof TOKEN_LIFE_MS

/** Whom a token is about: a sign-up to be confirmed, or a player. */
export type TokenOwner = { readonly signUpId: number } | { readonly playerId: number }

/** Makes a token and stores what is needed to know it again; the token itself is only in the response. */
export async function createAccessToken(
  db: Db,
  purpose: TokenPurpose,
  owner: TokenOwner,
  now: number,
): Promise<string> {
  const token = newSessionToken()
  await db.query(
    `INSERT INTO access_tokens (token_hash, purpose, sign_up_id, player_id, expires_at) VALUES ($1, $2, $3, $4, $5)`,
    [
      hashToken(token),
      purpose,
      'signUpId' in owner ? owner.signUpId : null,
      'playerId' in owner ? owner.playerId : null,
      new Date(now + TOKEN_LIFE_MS[purpose]),
    ],
  )
  return token
}

/** Whom a used or looked-at token is about. */
export interface TokenSubject {
  readonly sign_up_id: number | null
  readonly player_id: number | null
}

/** Whom a token is about, or null where it would not work. Looking changes nothing. */
export async function findToken(
  db: Db,
  purpose: TokenPurpose,
  token: string,
  now: number,
): Promise<TokenSubject | null> {
  const [row] = await db.query<TokenSubject & object>(
    'SELECT sign_up_id, player_id FROM access_tokens WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3',
    [hashToken(token), purpose, new Date(now)],
  )
  return row ?? null
}

/** Uses a token up and returns its player; of several concurrent calls, one gets it. */
export async function useToken(
  db: Db,
  purpose: TokenPurpose,
  token: string,
  now: number,
): Promise<TokenSubject | null> {
  const [row] = await db.query<TokenSubject & object>(
    `DELETE FROM access_tokens WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3 RETURNING sign_up_id, player_id`,
    [hashToken(token), purpose, new Date(now)],
  )
  return row ?? null
}
