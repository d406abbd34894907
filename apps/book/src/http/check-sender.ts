import { APP_HEADER, APP_HEADER_VALUE } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import { isFromOwnPage } from './edge/index.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses requests that a foreign page could make in the player's name, before the body is read. Header, origin or the
 * type of the body would each suffice; a browser, proxy or plugin that gets one of them wrong leaves the others. A
 * request without a body needs no type (RFC 9110, 8.3).
 */
export function checkSender(request: FastifyRequest): Refusal | null {
  if (SAFE.includes(request.method)) return null
  if (request.headers[APP_HEADER] !== APP_HEADER_VALUE) return refuse('app_header_missing')
  if (!isFromOwnPage(request, request.server.site)) return refuse('foreign_origin')
  const type = request.headers['content-type']
  if (type === undefined && !hasBody(request)) return null
  return /^application\/json\s*(;|$)/i.test(type ?? '') ? null : refuse('unsupported_media_type')
}

/** By its framing (RFC 9112, 6.3): a request that has neither length nor transfer coding has no body. */
function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
}
