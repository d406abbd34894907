import {
  EMBED_BALANCES_PATH,
  EMBED_CODES_PATH,
  EMBED_DEPOSITS_PATH,
  EMBED_SIGN_OUTS_PATH,
  EMBED_WALLET_CHANGES_PATH,
  EMBED_WITHDRAWALS_PATH,
  ERRORS,
  readJson,
} from '@touchline/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable } from '../../../db/index.ts'
import { errorBody } from '../../../kernel/error-body.ts'
import { Refusal, refuse } from '../../../kernel/refusal.ts'
import type { EmbeddingPorts } from '../ports.ts'
import { balancesForHost } from './balances-for-host.ts'
import { checkHost, type HostRequest } from './check-host.ts'
import { giveCode } from './give-code.ts'
import { depositAtHost, withdrawAtHost } from './move-money.ts'
import { signOutAtHost } from './sign-out.ts'
import { walletChangedAtHost } from './wallet-changed.ts'

/** Maximum size of a host's request, in bytes. */
const BODY_LIMIT = 8_192
const CREATED = 201
const INTERNAL = 500

type Does = (ports: EmbeddingPorts, request: HostRequest, body: unknown) => Promise<Refusal | object>

const ROUTES = [
  { path: EMBED_CODES_PATH, does: giveCode, status: CREATED },
  { path: EMBED_SIGN_OUTS_PATH, does: signOutAtHost, status: 200 },
  { path: EMBED_BALANCES_PATH, does: balancesForHost, status: 200 },
  { path: EMBED_DEPOSITS_PATH, does: depositAtHost, status: 200 },
  { path: EMBED_WITHDRAWALS_PATH, does: withdrawAtHost, status: 200 },
  { path: EMBED_WALLET_CHANGES_PATH, does: walletChangedAtHost, status: 200 },
] as const satisfies readonly { readonly path: string; readonly does: Does; readonly status: number }[]

/**
 * Handles the requests of hosts' servers. They are no calls of the contract: no page makes them; their only
 * authentication is a signature.
 */
export function registerHostRequests(app: FastifyInstance, ports: EmbeddingPorts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
      const isUnread = error.statusCode !== undefined && error.statusCode < INTERNAL
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return sendRefusal(request, reply, refuse('payload_too_large'))
      const name = isUnread ? 'validation' : error instanceof DatabaseUnavailable ? 'unavailable' : 'internal'
      if (name === 'internal') ports.log.error('A request of a host failed', error)
      return sendRefusal(request, reply, refuse(name))
    })
    for (const { path, does, status } of ROUTES)
      scope.post(path, { bodyLimit: BODY_LIMIT, config: { anyHost: true } }, async (request, reply) => {
        const text = typeof request.body === 'string' ? request.body : ''
        const host = await checkHost(ports, path, request, text)
        if (host instanceof Refusal) return sendRefusal(request, reply, host)
        const body = jsonOf(text)
        if (body === undefined) return sendRefusal(request, reply, refuse('malformed_json'))
        const answer = await does(ports, host, body)
        if (answer instanceof Refusal) {
          ports.log.warn(`A request of the host ${host.origin} was refused: ${answer.error}`, { requestId: request.id })
          return sendRefusal(request, reply, answer)
        }
        return reply.header('cache-control', 'no-store').code(status).send({ data: answer })
      })
  })
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.header('cache-control', 'no-store')
  return reply.code(ERRORS[refusal.error].status).send(errorBody(refusal, 'en', request.id))
}

function jsonOf(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return undefined
  }
}
