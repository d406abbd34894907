import { createSigner, createVerifier } from 'fast-jwt'

/** The claims of a token whose signature was checked; each one is still untrusted in type. */
export type Claims = Readonly<Record<string, unknown>>

const ALGORITHM = 'HS256'

/** By secret: a process has two of them, and each is prepared once. */
const signers = new Map<string, (claims: Claims) => string>()
const verifiers = new Map<string, (token: string) => unknown>()

/** Signs claims as a JWT with HMAC SHA-256. */
export function signJwt(claims: Claims, secret: string): string {
  const known = signers.get(secret)
  const sign = known ?? createSigner({ key: secret, algorithm: ALGORITHM, noTimestamp: true })
  if (known === undefined) signers.set(secret, sign)
  return sign({ ...claims })
}

/**
 * The claims of a token signed with HS256 and this secret, or null. Synchronous, so that a connection's commands
 * never overtake each other. Expiry is not looked at.
 */
export function openJwt(token: string, secret: string): Claims | null {
  const known = verifiers.get(secret)
  const verify = known ?? verifierOf(secret)
  if (known === undefined) verifiers.set(secret, verify)
  try {
    const value = verify(token)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : null
  } catch {
    return null
  }
}

function verifierOf(secret: string): (token: string) => unknown {
  return createVerifier({ key: secret, algorithms: [ALGORITHM], ignoreExpiration: true, ignoreNotBefore: true })
}
