import { APP_HEADER, APP_HEADER_VALUE } from '@touchline/contract'
import type { FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '../kernel/refusal.ts'
import { isFromOwnPage } from './edge/index.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what a foreign page could ask for in the player's name, before the body is read. Each of the three would do; a browser, a
 * proxy or a plugin that gets one of them wrong leaves two.
 */
export function checkSender(request: FastifyRequest): Refusal | null {
  if (SAFE.includes(request.method)) return null
  if (request.headers[APP_HEADER] !== APP_HEADER_VALUE) return refuse('app_header_missing')
  if (!isFromOwnPage(request, request.server.site)) return refuse('foreign_origin')
  const isJson = /^application\/json\s*(;|$)/i.test(String(request.headers['content-type'] ?? ''))
  return isJson ? null : refuse('unsupported_media_type')
}
