import { ERRORS } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { DatabaseUnavailable } from '../../../db/index.ts'
import { errorBody } from '../../../kernel/error-body.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import { takePayment } from '../deposits/take-payment.ts'
import type { CashierPorts } from '../ports.ts'
import { SIGNATURE_HEADER } from './hosted-provider.ts'

/** Maximum size of a callback's body, in bytes. */
const BODY_LIMIT = 8_192
const INTERNAL = 500
export const CALLBACK_PATH = '/api/payments/callback'

/**
 * Takes callbacks of the payment provider. It is no call of the contract: no player makes it. Its signature over the
 * raw text is its only authentication.
 */
export function registerPaymentCallback(app: FastifyInstance, ports: CashierPorts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const isUnread = error.statusCode !== undefined && error.statusCode < INTERNAL
      const name = isUnread ? 'validation' : error instanceof DatabaseUnavailable ? 'unavailable' : 'internal'
      if (name === 'internal') ports.log.error('A payment callback failed', error)
      return reply.code(ERRORS[name].status).send(errorBody(refuse(name), 'en', request.id))
    })
    scope.post(CALLBACK_PATH, { bodyLimit: BODY_LIMIT, config: { anyHost: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const sendRefusal = (refusal: Refusal) =>
        reply.code(ERRORS[refusal.error].status).send(errorBody(refusal, 'en', request.id))
      const { provider, clock, log } = ports
      if (provider === null) return sendRefusal(refuse('not_found'))
      const signature = request.headers[SIGNATURE_HEADER]
      const body = typeof request.body === 'string' ? request.body : ''
      const event = provider.read(typeof signature === 'string' ? signature : undefined, body, clock.now())
      if (typeof event === 'string') {
        log.warn(`A payment callback was refused: ${event}`, { requestId: request.id })
        return sendRefusal(refuse(event))
      }
      const taken = await takePayment(ports, provider.name, event)
      if (taken.kind !== 'refused') return reply.send({ result: taken.kind })
      log.warn(`A payment callback was refused: ${taken.error}`, { requestId: request.id, event: event.id })
      return sendRefusal(refuse(taken.error))
    })
  })
}
