import type { Backend } from '@touchline/web/server'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** The book for rendering pages: called in this process, without a socket, and with the visitor's address. */
export function inProcessBackend(app: FastifyInstance): Backend {
  return async ({ method, url, headers, body, visitor }) => {
    const answer = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers,
      ...(visitor !== undefined && { remoteAddress: visitor }),
      ...(body !== undefined && { payload: body }),
    })
    return { status: answer.statusCode, text: answer.body }
  }
}
