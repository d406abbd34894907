import { createHash, randomBytes } from 'node:crypto'

/** Longest life of a session. */
export const SESSION_MS = 14 * 24 * 3_600_000
/** A token is replaced by the next call that changes something once it is this old. */
export const ROTATE_AFTER_MS = 15 * 60_000
/** How long the token before still works after a rotation. */
export const ROTATION_GRACE_MS = 30_000

/** A new token: 256 random bits. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored part of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Whether a cookie's value has the form of a token. */
export function looksLikeToken(value: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(value)
}
