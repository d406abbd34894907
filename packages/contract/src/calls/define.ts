import type * as z from 'zod/mini'

/** Who may make a call. `optional`: a visitor may, a player gets his own view. */
export type CallAuth = 'none' | 'optional' | 'player'

/** One call of the wire contract. Schemas refuse unknown keys. */
export interface CallDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Full path with `{name}` parameters. */
  readonly path: string
  readonly auth: CallAuth
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Null: 204 without a body. */
  readonly answer: z.ZodMiniType | null
  readonly status: 200 | 201 | 202 | 204
  /** Media type of an answer that is a document of its own, not JSON; its schema is a string. */
  readonly media?: string
  /** Takes an Idempotency-Key made by the client before sending. */
  readonly idempotent?: boolean
}

export function defineCall<const C extends CallDefinition>(call: C): C {
  return call
}
