import type { FastifyInstance } from 'fastify'
import { type Hub, serverApi, serverApiGuard } from '../modules/realtime/index.ts'

const BODY_LIMIT = 4 * 1_048_576

/**
 * Mounts the production engine's server API over the hub, `POST /api/publish` and so on, for the other processes of a
 * book.
 */
export function registerRealtimeApi(app: FastifyInstance, hub: Hub, key: string): void {
  const answer = serverApi(hub, key)
  const refused = serverApiGuard(key)
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
    // Before the body is read: 4 MB of a stranger's JSON cost half a second.
    scope.addHook('onRequest', async ({ headers }, reply) => {
      const refusal = refused(headers)
      if (refusal !== null) return reply.code(refusal.status).send(refusal.body)
    })
    for (const call of calls) {
      scope.post(`/api/${call}`, { bodyLimit: BODY_LIMIT, config: { anyHost: true } }, async (request, reply) => {
        const { status, body } = answer({ call, headers: request.headers, body: request.body })
        return reply.code(status).send(body)
      })
    }
  })
}
