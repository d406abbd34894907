import { Readable } from 'node:stream'
import { CALLS, type CallDefinition, type CallName, ERRORS } from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../kernel/address-key.ts'
import { errorBody } from '../kernel/error-body.ts'
import { createFairLine, type FairLine } from '../kernel/fair-line.ts'
import type { CallRequest, Handler } from '../kernel/handler.ts'
import { negotiateLocale } from '../kernel/locale.ts'
import { DocumentReply, FileReply, Refusal, StoredReply } from '../kernel/refusal.ts'
import { admit, type Caller, countGuess, countRefusal } from './admit.ts'
import { checkAccept } from './check-accept.ts'
import { createDearCalls, type DearAsker, type DearCalls, MadeReply } from './dear-calls.ts'
import { createMeter, type Meter } from './edge/index.ts'
import type { AllHandlers } from './handlers.ts'
import type { HttpPorts } from './ports.ts'
import { readInput } from './read-input.ts'
import { sessionCookie } from './session-cookie.ts'
import { traceCall } from './trace-call.ts'

/** Sends a refusal as the contract's error. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (refusal.retryAfterMs !== null) reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfterMs / 1_000)))
  return reply.code(ERRORS[refusal.error].status).send(errorBody(refusal, localeOf(request), request.id))
}

/**
 * Reads of one client at once, so that a bet never waits behind a hundred reads of another client in the database's
 * queue.
 */
const READS = { atOnce: 256, ofOne: 8, waiting: 1_000 }

/** Serves every call of the contract. */
export function addCallRoutes(app: FastifyInstance, ports: HttpPorts, handlers: AllHandlers): void {
  const meter = createMeter(() => performance.now())
  const dear = createDearCalls(ports.limitScale)
  const reads = createFairLine(READS)
  for (const name of Object.keys(CALLS) as CallName[])
    addCallRoute(app, { ports, meter, dear, reads }, name, handlers[name])
}

/** Responses differ by these: the session of a frame is not that of the site. */
const VARY = 'Accept-Language, Cookie, Authorization, X-Touchline-Embed'
const BAD_REQUEST = 400
/** Bytes of a request that places bets: 50 bets of 40 selections fit. */
const PLACEMENT_LIMIT = 1_048_576
/** Bytes of a site file with its comments; only operators get as far as sending one. */
const SITE_FILE_LIMIT = 1_310_720

interface RouteParts {
  readonly ports: HttpPorts
  readonly meter: Meter
  readonly dear: DearCalls
  readonly reads: FairLine
}

function addCallRoute<N extends CallName>(
  app: FastifyInstance,
  { ports, meter, dear, reads }: RouteParts,
  name: N,
  handler: Handler<N>,
): void {
  const call: CallDefinition = CALLS[name]
  const callers = new WeakMap<FastifyRequest, Caller>()
  app.route({
    ...(name === 'placeBets' && { bodyLimit: PLACEMENT_LIMIT }),
    ...(name === 'saveSiteDraft' && { bodyLimit: SITE_FILE_LIMIT }),
    async onRequest(request, reply) {
      const unanswerable = checkAccept(request.headers.accept, call.media)
      if (unanswerable !== null) return sendRefusal(request, reply, unanswerable)
      const caller = await admit(ports, meter, name, request, reply)
      if (caller instanceof Refusal) return sendRefusal(request, reply, caller)
      callers.set(request, caller)
    },
    async onResponse(_request, reply) {
      ports.metrics.count('touchline_calls_total', { call: name, status: String(reply.statusCode) })
      ports.metrics.observe('touchline_call_seconds', { call: name }, reply.elapsedTime / 1_000)
    },
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      const caller = callers.get(request)
      const make = () =>
        traceCall(ports.tracing, { name, call, request, reply }, () =>
          answerCall(call, handler, request, reply, caller, ports),
        )
      const asker = askerOf(call, request, caller, ports.countryHeader)
      const answer = dear.has(name)
        ? await dear.answer(asker, make)
        : await (call.method === 'GET' ? reads.run(asker, make) : make())
      if (answer instanceof StoredReply && answer.status >= BAD_REQUEST)
        countRefusal(ports, meter, name, caller?.player ?? null)
      if (answer instanceof Refusal) {
        countGuess(ports, meter, name, request.ip, answer)
        return sendRefusal(request, reply, answer)
      }
      if (answer instanceof DocumentReply) {
        reply.header('cache-control', `public, max-age=${answer.maxAgeSeconds}`)
        return reply.code(call.status).type(`${call.media}; charset=utf-8`).send(answer.text)
      }
      // Responses differ by player and language, and prices are old in a moment.
      reply.header('cache-control', call.auth === 'optional' ? 'private, no-cache' : 'no-store')
      reply.header('vary', VARY)
      if (answer instanceof FileReply) {
        reply.header('content-disposition', `attachment; filename="${answer.fileName}"`)
        return reply.code(call.status).type(`${call.media}; charset=utf-8`).send(bodyOf(answer))
      }
      if (answer instanceof MadeReply)
        return reply.code(call.status).type('application/json; charset=utf-8').send(answer.json)
      if (answer instanceof StoredReply) {
        return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
      }
      return reply.code(call.status).send(answer ?? undefined)
    },
  })
}

async function answerCall<N extends CallName>(
  call: CallDefinition,
  handler: Handler<N>,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller | undefined,
  { countryHeader }: Pick<HttpPorts, 'countryHeader'>,
): ReturnType<Handler<N>> {
  const input = readInput(call, request)
  if (input instanceof Refusal) return input
  return handler({
    ...input,
    ...caller,
    locale: localeOf(request),
    country: countryOf(request, countryHeader),
    address: request.ip,
    origin: request.server.site.originOf(request),
    userAgent: request.headers['user-agent'] ?? null,
    cookie: sessionCookie(request, reply),
    isGone: () => request.raw.socket.destroyed,
  } as CallRequest<N>)
}

/** Whom a dear call counts for, and what the response of a visitor depends on. */
function askerOf(
  { method }: CallDefinition,
  request: FastifyRequest,
  caller: Caller | undefined,
  countryHeader: string | null,
): DearAsker {
  const player = caller?.player ?? null
  const isShared = player === null && method === 'GET'
  const seen = [
    request.url,
    localeOf(request),
    countryOf(request, countryHeader),
    request.server.site.originOf(request),
  ]
  return {
    from: player === null ? `address ${addressKey(request.ip)}` : `player ${player.playerId}`,
    shared: isShared ? JSON.stringify(seen) : null,
    isGone: () => request.raw.socket.destroyed,
  }
}

function localeOf(request: FastifyRequest) {
  return negotiateLocale(request.headers['accept-language'])
}

const COUNTRY = /^[A-Z]{2}$/

/** Where a request comes from, by the word of the proxy in front. */
export function countryOf({ headers }: Pick<FastifyRequest, 'headers'>, countryHeader: string | null): string | null {
  const countryOfHeader = countryHeader === null ? undefined : headers[countryHeader]
  const code = typeof countryOfHeader === 'string' ? countryOfHeader.toUpperCase() : ''
  return COUNTRY.test(code) ? code : null
}

/** A file that is made piece by piece is sent so. */
function bodyOf({ text }: FileReply): string | Readable {
  return typeof text === 'string' ? text : Readable.from(text)
}
