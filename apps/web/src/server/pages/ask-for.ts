import type { FastifyRequest } from 'fastify'
import type { Ask } from '../backend.ts'
import type { PageSession } from '../page-session.ts'

/** Makes calls for a request: in the name of its session, or of any visitor. */
export type AskFor = (request: FastifyRequest, session: PageSession | null, isPrivate: boolean) => Ask

/**
 * Forwards cookies with a session only. The back end receives the visitor's address, and the request's id, which is in
 * both logs.
 * @param shared calls whose responses visitors share
 */
export function createAskFor(ask: Ask, shared: Ask): AskFor {
  return ({ ip: visitor, id }, session, isPrivate) => {
    const named = { 'x-request-id': id }
    if (session !== null) return (call) => ask({ ...call, visitor, headers: { ...call.headers, ...named, ...session } })
    const through = isPrivate ? ask : shared
    return (call) => through({ ...call, visitor, headers: { ...call.headers, ...named } })
  }
}
