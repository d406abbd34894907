import type { Backend } from '@touchline/web/server'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** The book as the web application calls it while it renders a page: in this process, without a socket. */
export function inProcessBackend(app: FastifyInstance): Backend {
  return async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    })
    return {
      ok: answer.statusCode >= 200 && answer.statusCode < 300,
      status: answer.statusCode,
      json: async () => JSON.parse(answer.body),
    }
  }
}
