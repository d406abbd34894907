import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'

/** What belongs to the back end under the site's own origin: its calls, its icons and the realtime connection. */
const PREFIXES = ['/api', '/fe-api', '/connection'] as const

/** Passes the back end's addresses on, so that the browser stays on one origin. */
export async function proxyToBackend(app: FastifyInstance, backendUrl: string): Promise<void> {
  for (const prefix of PREFIXES) {
    await app.register(httpProxy, {
      upstream: backendUrl,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === '/connection',
    })
  }
}
