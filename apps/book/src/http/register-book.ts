import { readJson } from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../kernel/refusal.ts'
import { allowedMethods } from './allowed-methods.ts'
import { addCallRoutes, sendRefusal } from './call-route.ts'
import { checkSender } from './check-sender.ts'
import { registerDocs } from './docs/register-docs.ts'
import { frameworkError } from './framework-error.ts'
import type { AllHandlers } from './handlers.ts'
import { watchHealth } from './health.ts'
import type { HttpPorts } from './ports.ts'

const HEALTH = '/api/health'
/** Where an address that no call has is still the book's to refuse. */
const UNKNOWN = ['/api/*', '/fe-api/*']

/**
 * Adds every call of the contract and everything else under `/api` to an application, and touches nothing else of it.
 */
export function registerBook(app: FastifyInstance, ports: HttpPorts, handlers: AllHandlers): void {
  const health = watchHealth(ports.db, () => performance.now())
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson)
    scope.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.url !== HEALTH) ports.arrived()
      const refusal = UNKNOWN.includes(request.routeOptions.url ?? '') ? null : checkSender(request)
      if (refusal !== null) return sendRefusal(request, reply, refusal)
    })
    scope.setErrorHandler<Error & { code?: string; statusCode?: number }>((error, request, reply) => {
      health.noteFailure(error)
      const name = error instanceof MalformedJson ? 'malformed_json' : frameworkError(error)
      if (name === 'method_not_allowed') return answerUnknown(request, reply)
      // Without its query, which may hold the token of a mail.
      const path = request.url.split('?', 1)[0]
      if (name === 'internal')
        ports.log.error(`${request.method} ${path} failed`, { requestId: request.id, err: error })
      // The rest of the body is read and discarded, so that the client gets the error.
      if (name === 'payload_too_large') reply.removeHeader('connection')
      return sendRefusal(request, reply, refuse(name))
    })
    addCallRoutes(scope, ports, handlers)
    scope.get(HEALTH, { config: { anyHost: true } }, async (_, reply) => {
      const status = await health.check()
      return reply
        .header('cache-control', 'no-store')
        .code(status === 'ok' ? 200 : 503)
        .send({ status })
    })
    registerDocs(scope)
    for (const url of UNKNOWN) scope.all(url, answerUnknown)
  })
}

class MalformedJson extends Error {}

function parseJson(
  _request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, value?: unknown) => void,
): void {
  const text = body.toString()
  try {
    done(null, text === '' ? undefined : readJson(text))
  } catch {
    done(new MalformedJson())
  }
}

/** A known path with another method is a 405, everything else a 404. */
async function answerUnknown(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const allowed = allowedMethods(request.url)
  if (allowed.length === 0) return sendRefusal(request, reply, refuse('not_found'))
  return sendRefusal(request, reply.header('allow', allowed.join(', ')), refuse('method_not_allowed'))
}
