import type { HubContext } from '../hub-context.ts'
import type { ConnectedSession, Connection } from '../model.ts'
import type { ClientError, Disconnect } from '../protocol/codes.ts'
import type { CommandName, Requests } from '../protocol/requests.ts'

/** What comes of a command. */
export type Outcome =
  /** `result` is JSON text. */
  | { kind: 'reply'; result: string }
  | { kind: 'error'; error: ClientError }
  | { kind: 'disconnect'; why: Disconnect }
  | { kind: 'later'; outcome: Promise<Outcome> }

/** A command's sender, known and connected. */
export interface Caller {
  readonly connection: Connection
  readonly session: ConnectedSession
}

/** Carries out one command; it must not throw for anything a client can send. */
export type Handler<N extends CommandName> = (hub: HubContext, caller: Caller, request: Requests[N]) => Outcome

export function reply(result: unknown): Outcome {
  return { kind: 'reply', result: JSON.stringify(result) }
}

export function refuse(error: ClientError): Outcome {
  return { kind: 'error', error }
}

export function drop(why: Disconnect): Outcome {
  return { kind: 'disconnect', why }
}

/** The fields of a result with the time to refresh; empty if it never ends. */
export function expiryFields(expiresAt: number | null, nowMs: number): { expires?: true; ttl?: number } {
  if (expiresAt === null) return {}
  return { expires: true, ttl: Math.max(1, Math.ceil(expiresAt - nowMs / 1000)) }
}
