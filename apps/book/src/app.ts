import Fastify, { type FastifyInstance } from 'fastify'
import type { BookConfig } from './config.ts'
import { sendRefusal } from './http/call-route.ts'
import { frameworkError } from './http/framework-error.ts'
import { refuse } from './lib/refusal.ts'

/** An empty application with the settings the book needs. */
export function createApp({ trustProxy }: Pick<BookConfig, 'trustProxy'>): FastifyInstance {
  return Fastify({
    trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Idle keep-alive connections must not hold up a stop.
    forceCloseConnections: true,
    // Addresses that cannot be decoded never reach a route.
    frameworkErrors: (error, request, reply) => sendRefusal(request, reply, refuse(frameworkError(error))),
  })
}
