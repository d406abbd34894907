import { createHash } from 'node:crypto'

/**
 * Hashes a request's body: SHA-256 in base64url. A key that comes back with another hash belongs to another request.
 * Validation puts the fields of a body in one order, so equal requests have equal hashes.
 */
export function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}
