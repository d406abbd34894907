import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasToken } from '../page-address.ts'

/** Redirects to the right address, with everything the request had after its path where that is of this site. */
export function sendMoved(
  request: FastifyRequest,
  reply: FastifyReply,
  to: string,
  status: 301 | 302 | 307,
): FastifyReply {
  const at = request.url.indexOf('?')
  // The query may hold a token: no other site receives it.
  const isOurs = to.startsWith('/') && !/^\/[/\\]/.test(to)
  const query = at < 0 || to.includes('?') || !isOurs ? '' : request.url.slice(at)
  if (hasToken(request.url)) reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  return reply.redirect(`${to}${query}`, status)
}
