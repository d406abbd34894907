import { EMBED_SESSION_COOKIE, isFramedRequest, SESSION_COOKIE } from '@touchline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCarrier, SessionCookie } from '../kernel/handler.ts'

const OWN = { name: SESSION_COOKIE, attributes: 'Path=/; HttpOnly; Secure; SameSite=Lax' }
/** Cookies of both kinds: a frame without cookies may become one with them. */
const FRAMED = { name: EMBED_SESSION_COOKIE, attributes: 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned' }
const COOKIES = { cookie: OWN, frame_cookie: FRAMED, frame_token: FRAMED } as const satisfies Record<
  SessionCarrier,
  object
>
const BEARER = /^Bearer ([A-Za-z0-9_-]{1,100})$/i

/** The session of a request, and a setter for a new one in the response. */
export function sessionCookie({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): SessionCookie {
  const carrier = carrierOf(headers)
  const { name, attributes } = COOKIES[carrier]
  return {
    carrier,
    token:
      carrier === 'frame_token'
        ? (BEARER.exec(headers.authorization ?? '')?.[1] ?? null)
        : readCookie(headers.cookie, name),
    set: (token, maxAgeSeconds) => {
      reply.header('set-cookie', `${name}=${token}; Max-Age=${maxAgeSeconds}; ${attributes}`)
    },
    clear: () => {
      reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`)
    },
  }
}

function carrierOf(headers: FastifyRequest['headers']): SessionCarrier {
  if (!isFramedRequest(headers)) return 'cookie'
  return headers.authorization === undefined ? 'frame_cookie' : 'frame_token'
}

function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null
  }
  return null
}
