import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Ask } from '../backend.ts'
import { findPlayer } from '../find-player.ts'
import { pageSessionOf } from '../page-session.ts'

const LETTERS = 22

/**
 * Names the player of a request by a pseudonym of their session: the same each time, without identifying them.
 * @param secret keys the names; undefined: one of this process
 */
export function pseudonyms(ask: Ask, sessionCookie: string, secret: string = randomBytes(32).toString('hex')) {
  return async (request: FastifyRequest): Promise<string | null> => {
    const session = pageSessionOf(request, sessionCookie)
    if (session === null) return null
    const named = { 'x-request-id': request.id, ...session }
    const player = await findPlayer((call) =>
      ask({ ...call, visitor: request.ip, headers: { ...call.headers, ...named } }),
    )
    if (player === null || player.id === null) return null
    return createHmac('sha256', secret).update(`report ${player.id}`).digest('base64url').slice(0, LETTERS)
  }
}
