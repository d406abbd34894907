import { createHmac } from 'node:crypto'

export interface LaunchClaims {
  /** The player's pseudonym with the provider. */
  readonly sub: string
  readonly aud: string
  readonly app: string
  /** Unix seconds. */
  readonly exp: number
}

/** A JSON Web Token (HS256) with which a provider's application knows whom it opened for. */
export function signLaunchToken(claims: LaunchClaims, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
