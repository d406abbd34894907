import { createHmac, timingSafeEqual } from 'node:crypto'

/** The claims of a token whose signature was checked; each one is still untrusted in type. */
export type Claims = Readonly<Record<string, unknown>>

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')

/** Signs claims as a JWT with HMAC SHA-256. */
export function signJwt(claims: Claims, secret: string): string {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${signed}.${macOf(signed, secret).toString('base64url')}`
}

/**
 * The claims of a token signed with HS256 and this secret, or null. Synchronous, so that a connection's commands
 * never overtake each other. Expiry is not looked at.
 */
export function openJwt(token: string, secret: string): Claims | null {
  const [header, body, signature, more] = token.split('.')
  if (header === undefined || body === undefined || signature === undefined || more !== undefined) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = macOf(`${header}.${body}`, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  if (recordIn(header)?.alg !== 'HS256') return null
  return recordIn(body)
}

function macOf(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

function recordIn(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Claims) : null
  } catch {
    return null
  }
}
