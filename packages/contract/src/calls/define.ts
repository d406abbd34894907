import type * as z from 'zod/mini'
import { type CallName, ROUTES, type Route } from '../routes.ts'

/** What crosses the wire in a call. Schemas refuse unknown keys. */
export interface CallSchemas {
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Null: 204 without a body. */
  readonly answer: z.ZodMiniType | null
  readonly status: 200 | 201 | 202 | 204
  /** Media type of a response that is a document of its own, not JSON; its schema is a string. */
  readonly media?: string
}

/** One call of the wire contract: its route and its schemas. */
export interface CallDefinition extends Route, CallSchemas {}

/** The schemas of a call, beside the route of its name. */
export function defineCall<N extends CallName, const S extends CallSchemas>(name: N, schemas: S) {
  return { ...ROUTES[name], ...schemas }
}
