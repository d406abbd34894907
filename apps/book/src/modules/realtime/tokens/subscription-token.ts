import { openJwt, signJwt } from './jwt.ts'
import { validityOf } from './validity.ts'

/** Claims of a subscription token. Times are Unix seconds. */
export interface SubscriptionTokenClaims {
  readonly channel: string
  /** Must be the user of the connection that presents it. */
  readonly user: string
  readonly expiresAt: number
  readonly info?: unknown
}

/** Who presents the token, and for what. */
export interface SubscriptionTokenUse {
  readonly channel: string
  readonly user: string
  readonly client: string
}

export type SubscriptionToken =
  | { kind: 'valid'; info: unknown; expiresAt: number | null }
  | { kind: 'expired' }
  | { kind: 'invalid' }
  /** Well signed, but for another channel, user or client: tokens are being passed around. */
  | { kind: 'foreign' }

/** One of the tokens that `POST /websocket/authorize` returns. */
export function signSubscriptionToken(claims: SubscriptionTokenClaims, secret: string): string {
  const { channel, user, expiresAt, info } = claims
  return signJwt({ channel, sub: user, exp: expiresAt, ...(info === undefined ? {} : { info }) }, secret)
}

/** Checks a subscription token against its use. */
export function verifySubscriptionToken(
  token: string,
  use: SubscriptionTokenUse,
  secret: string,
  nowMs: number,
): SubscriptionToken {
  const claims = openJwt(token, secret)
  if (claims === null) return { kind: 'invalid' }
  const validity = validityOf(claims, nowMs)
  if (validity.kind === 'malformed') return { kind: 'invalid' }
  if (validity.kind === 'expired') return validity
  const sameClient = claims.client === undefined || claims.client === '' || claims.client === use.client
  if (claims.channel !== use.channel || (claims.sub ?? '') !== use.user || !sameClient) return { kind: 'foreign' }
  return { kind: 'valid', info: claims.info, expiresAt: validity.expiresAt }
}
