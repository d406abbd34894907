import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What belongs to the back end under the site's own origin: its calls, its icons and the realtime connection. */
const PREFIXES = ['/api', '/fe-api', '/connection'] as const

const saidOf = ({ ip, protocol }: Pick<FastifyRequest, 'ip' | 'protocol'>) => ({
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
})

/** The types of the library do not know of the second, which it takes. */
const SOCKET = {
  headers: {},
  rewriteRequestHeaders(headers: Record<string, string>, request: FastifyRequest) {
    const { cookie } = request.headers
    return { ...headers, ...(cookie !== undefined && { cookie }), ...saidOf(request) }
  },
}

/** Passes the back end's addresses on, so that the browser stays on one origin. A back end that trusts us (TRUST_PROXY) hears whom for. */
export async function proxyToBackend(app: FastifyInstance, backendUrl: string): Promise<void> {
  for (const prefix of PREFIXES) {
    await app.register(httpProxy, {
      upstream: backendUrl,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === '/connection',
      replyOptions: { rewriteRequestHeaders: (request, headers) => ({ ...headers, ...saidOf(request) }) },
      wsClientOptions: SOCKET,
    })
  }
}
