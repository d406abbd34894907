import type { Claims } from './jwt.ts'

/** When a token may be used, and the life of what it opens. */
export type Validity =
  | { kind: 'valid' /** Unix seconds, null for never. */; expiresAt: number | null }
  | { kind: 'expired' }
  | { kind: 'malformed' }

/** Reads `exp`, `nbf` and `expire_at` (which overrides `exp` as the end of what the token opens; 0 is never). */
export function validityOf(claims: Claims, nowMs: number): Validity {
  const times = [claims.exp, claims.nbf, claims.expire_at]
  if (times.some((time) => time !== undefined && !(typeof time === 'number' && Number.isFinite(time)))) {
    return { kind: 'malformed' }
  }
  const [exp, notBefore, expireAt] = times as (number | undefined)[]
  const nowSeconds = nowMs / 1000
  if (exp !== undefined && exp <= nowSeconds) return { kind: 'expired' }
  if (notBefore !== undefined && notBefore > nowSeconds) return { kind: 'expired' }
  const expiresAt = expireAt ?? exp ?? 0
  return { kind: 'valid', expiresAt: expiresAt > 0 ? expiresAt : null }
}
