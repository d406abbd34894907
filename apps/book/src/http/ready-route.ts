import type { FastifyInstance } from 'fastify'

/**
 * `GET /api/ready`, for load balancers: 200 if this process may receive traffic, otherwise 503 with the reason.
 * `/api/health` shows whether it is alive.
 */
export function registerReady(app: FastifyInstance, state: () => { readonly status: string }): void {
  app.get('/api/ready', { config: { anyHost: true } }, async (_request, reply) => {
    const answer = state()
    return reply
      .code(answer.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer)
  })
}
