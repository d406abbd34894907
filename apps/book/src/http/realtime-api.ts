import type { FastifyInstance } from 'fastify'
import { type Hub, serverApi } from '../modules/realtime/index.ts'

const BODY_LIMIT = 4 * 1_048_576

/** Mounts the production engine's server API over the hub, `POST /api/publish` and so on, for the other processes of a book. */
export function registerRealtimeApi(app: FastifyInstance, hub: Hub, key: string): void {
  const answer = serverApi(hub, key)
  const calls = [
    'publish',
    'broadcast',
    'batch',
    'unsubscribe',
    'disconnect',
    'presence',
    'presence_stats',
    'history',
    'channels',
    'info',
  ]
  app.register(async (scope) => {
    for (const call of calls) {
      scope.post(`/api/${call}`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        const { status, body } = answer({ call, headers: request.headers, body: request.body })
        return reply.code(status).send(body)
      })
    }
  })
}
