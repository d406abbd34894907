import type { Claim } from './course.ts'

/** Reads a stored claim; null where it is invalid. @param readBody null for an invalid body */
export function readClaim<Body>(value: unknown, readBody: (body: unknown) => Body | null): Claim<Body> | null {
  if (typeof value !== 'object' || value === null) return null
  const { key, owner, at, body } = value as Partial<Record<keyof Claim<Body>, unknown>>
  if (typeof key !== 'string' || typeof owner !== 'number' || typeof at !== 'number') return null
  const read = readBody(body)
  return read === null ? null : { key, owner, at, body: read }
}
