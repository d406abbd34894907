import { openApi } from '@touchline/contract/openapi'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BookContext } from '../context.ts'
import { refuse } from '../lib/refusal.ts'
import { allowedMethods } from './allowed-methods.ts'
import { addCallRoutes, checkAppHeader, sendRefusal } from './call-route.ts'
import { docsPage } from './docs-page.ts'
import { frameworkError } from './framework-error.ts'
import type { AllHandlers } from './handlers.ts'

/** Bytes of one request body: 50 bets of 40 selections fit. */
const BODY_LIMIT = 1_048_576

/** Where an address that no call has is still the book's to refuse. */
const UNKNOWN = ['/api/*', '/fe-api/*']

/** Adds every call of the contract and everything else under `/api` to an application, and touches nothing else of it. */
export function registerBook(app: FastifyInstance, context: BookContext, handlers: AllHandlers): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, parseJson)
    scope.addHook('onRequest', async (request, reply) => {
      const refusal = UNKNOWN.includes(request.routeOptions.url ?? '') ? null : checkAppHeader(request)
      if (refusal !== null) return sendRefusal(request, reply, refusal)
    })
    scope.setErrorHandler<Error & { code?: string; statusCode?: number }>((error, request, reply) => {
      const name = error instanceof MalformedJson ? 'malformed_json' : frameworkError(error)
      if (name === 'method_not_allowed') return answerUnknown(request, reply)
      if (name === 'internal') context.log.error(`${request.method} ${request.url} failed`, error)
      return sendRefusal(request, reply, refuse(name))
    })
    addCallRoutes(scope, context, handlers)
    scope.get('/api/health', async (_request, reply) => {
      await context.db.query('SELECT 1', [])
      return reply.header('cache-control', 'no-store').send({ status: 'ok' })
    })
    scope.get('/api/docs/openapi.json', async () => openApi())
    scope.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage()))
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
    done(null, text === '' ? undefined : JSON.parse(text))
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
