import { openJwt, signJwt } from './jwt.ts'
import { validityOf } from './validity.ts'

/** Claims of a connection token. Times are Unix seconds. */
export interface ConnectionTokenClaims {
  /** The user id; empty for an anonymous visitor. */
  readonly user: string
  /** Until when the token opens a connection. */
  readonly expiresAt: number
  /** Until when a connection it opened holds without a newer token; `expiresAt` where absent. */
  readonly connectionExpiresAt?: number
  /** Shown to others in presence. */
  readonly info?: unknown
}

export type ConnectionToken =
  | { kind: 'valid'; user: string; info: unknown; expiresAt: number | null }
  | { kind: 'expired' }
  | { kind: 'invalid' }

/** The token that `POST /websocket/token` returns. */
export function signConnectionToken(claims: ConnectionTokenClaims, secret: string): string {
  const { user, expiresAt, connectionExpiresAt, info } = claims
  const life = connectionExpiresAt === undefined ? {} : { expire_at: connectionExpiresAt }
  return signJwt({ sub: user, exp: expiresAt, ...life, ...(info === undefined ? {} : { info }) }, secret)
}

/** Checks a connection token. One with a `channel` claim is a subscription token in the wrong place, hence invalid. */
export function verifyConnectionToken(token: string, secret: string, nowMs: number): ConnectionToken {
  const claims = openJwt(token, secret)
  if (claims === null || claims.channel !== undefined) return { kind: 'invalid' }
  const user = claims.sub ?? ''
  const validity = validityOf(claims, nowMs)
  if (typeof user !== 'string' || validity.kind === 'malformed') return { kind: 'invalid' }
  if (validity.kind === 'expired') return validity
  return { kind: 'valid', user, info: claims.info, expiresAt: validity.expiresAt }
}
