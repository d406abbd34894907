import type { FastifyInstance } from 'fastify'

/**
 * `GET /api/ready`, for whoever spreads visitors over processes: 200 when this one is to get some, otherwise 503 and why.
 * Whether it is alive at all, `/api/health` tells.
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
