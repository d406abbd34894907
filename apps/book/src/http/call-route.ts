import {
  APP_HEADER,
  APP_HEADER_VALUE,
  CALLS,
  type CallDefinition,
  type CallName,
  ERRORS,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY,
} from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BookContext } from '../context.ts'
import { errorBody } from '../lib/error-body.ts'
import { negotiateLocale } from '../lib/locale.ts'
import { DocumentReply, FileReply, Refusal, refuse, StoredReply } from '../lib/refusal.ts'
import { authenticate } from '../modules/platform/index.ts'
import type { CallRequest, Handler, SignedIn } from './handler.ts'
import type { AllHandlers } from './handlers.ts'
import { readInput } from './read-input.ts'
import { sessionCookie } from './session-cookie.ts'

/** Sends a refusal as the contract's error. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (refusal.retryAfterMs !== null) reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfterMs / 1_000)))
  return reply.code(ERRORS[refusal.error].status).send(errorBody(refusal, localeOf(request)))
}

/** Refuses calls that a foreign page could make in the player's name; runs before the body is read. */
export function checkAppHeader(request: FastifyRequest): Refusal | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  return request.headers[APP_HEADER] === APP_HEADER_VALUE ? null : refuse('app_header_missing')
}

/** Serves every call of the contract. */
export function addCallRoutes(app: FastifyInstance, context: BookContext, handlers: AllHandlers): void {
  for (const name of Object.keys(CALLS) as CallName[]) addCallRoute(app, context, name, handlers[name])
}

function addCallRoute<N extends CallName>(
  app: FastifyInstance,
  context: BookContext,
  name: N,
  handler: Handler<N>,
): void {
  const call: CallDefinition = CALLS[name]
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      const answer = await answerCall(context, call, handler, request, reply)
      if (answer instanceof Refusal) return sendRefusal(request, reply, answer)
      if (answer instanceof DocumentReply) {
        reply
          .header('cache-control', `public, max-age=${answer.maxAgeSeconds}`)
          .header('x-content-type-options', 'nosniff')
        return reply.code(call.status).type(`${call.media}; charset=utf-8`).send(answer.text)
      }
      // Answers differ by player and language, and prices are old in a moment.
      reply.header('cache-control', call.auth === 'none' || call.auth === 'player' ? 'no-store' : 'private, no-cache')
      reply.header('vary', 'Accept-Language, Cookie')
      if (answer instanceof FileReply) {
        reply
          .header('content-disposition', `attachment; filename="${answer.fileName}"`)
          .header('x-content-type-options', 'nosniff')
        return reply.code(call.status).type(`${call.media}; charset=utf-8`).send(answer.text)
      }
      if (answer instanceof StoredReply) {
        return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
      }
      return reply.code(call.status).send(answer ?? undefined)
    },
  })
}

async function answerCall<N extends CallName>(
  context: BookContext,
  call: CallDefinition,
  handler: Handler<N>,
  request: FastifyRequest,
  reply: FastifyReply,
): ReturnType<Handler<N>> {
  const cookie = sessionCookie(request, reply)
  const player: SignedIn | null =
    call.auth === 'none'
      ? null
      : await authenticate(context, cookie, { mayRotate: call.method !== 'GET', address: request.ip })
  if (call.auth === 'player' && player === null) return refuse('unauthorized')
  const key = request.headers[IDEMPOTENCY_HEADER]
  if (call.idempotent && !(typeof key === 'string' && IDEMPOTENCY_KEY.test(key)))
    return refuse('idempotency_key_missing')
  const input = readInput(call, request)
  if (input instanceof Refusal) return input
  const parts = { ...input, locale: localeOf(request), player, idempotencyKey: call.idempotent ? key : null }
  const userAgent = request.headers['user-agent'] ?? null
  return handler(context, { ...parts, address: request.ip, userAgent, cookie } as CallRequest<N>)
}

function localeOf(request: FastifyRequest) {
  return negotiateLocale(request.headers['accept-language'])
}
