import { SESSION_COOKIE } from '@touchline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from '../kernel/handler.ts'

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** The session cookie of a request, and how to answer with another one. */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  return {
    token: readCookie(request.headers.cookie, SESSION_COOKIE),
    set: (token, maxAgeSeconds) => {
      reply.header('set-cookie', `${SESSION_COOKIE}=${token}; Max-Age=${maxAgeSeconds}; ${ATTRIBUTES}`)
    },
    clear: () => {
      reply.header('set-cookie', `${SESSION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`)
    },
  }
}

function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}
