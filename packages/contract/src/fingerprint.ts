import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { ERRORS } from './errors.ts'
import { EVENTS } from './events/index.ts'
import { openApi } from './openapi.ts'

/** Hash over everything that crosses the wire: calls, events and error codes. */
export function wireFingerprint(): string {
  const events = Object.entries(EVENTS).map(([type, schema]) => [
    type,
    z.toJSONSchema(schema, { unrepresentable: 'any' }),
  ])
  return createHash('sha256')
    .update(JSON.stringify([openApi(), events, ERRORS]))
    .digest('hex')
    .slice(0, 16)
}
