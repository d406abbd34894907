import { createHash } from 'node:crypto'

/** Validation has put the keys in one order, so equal requests have equal text. */
export function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}
