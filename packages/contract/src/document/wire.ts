import { createHash } from 'node:crypto'
import { CHANNELS } from '../channels.ts'
import { ERRORS } from '../error-codes.ts'
import { asyncApi } from './asyncapi.ts'
import { resolvedPaths } from './openapi.ts'
import { type Json, resolved } from './schema-of.ts'

/** Words that explain; they never cross the wire. */
const WORDS: ReadonlySet<string> = new Set(['description', 'summary', 'title', 'tags'])

/** The same without words and without an order of keys. In `properties` every key is a field's name. */
function bare(value: unknown, isFields = false): unknown {
  if (Array.isArray(value)) return value.map((child) => bare(child))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isFields || !WORDS.has(key))
      .map(([key, child]) => [key, bare(child, key === 'properties')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Everything that crosses the wire, and nothing that only explains it: calls, channels, events and error codes. */
export function wire(): Json {
  const { messages, schemas } = asyncApi().components as { messages: Json; schemas: Json }
  const channels = Object.fromEntries(Object.entries(CHANNELS).map(([name, { address }]) => [name, address]))
  return bare({ calls: resolvedPaths(), channels, events: resolved(messages, schemas), errors: ERRORS }) as Json
}

/** Hash over the wire. */
export function wireFingerprint(): string {
  return createHash('sha256').update(JSON.stringify(wire())).digest('hex').slice(0, 16)
}
