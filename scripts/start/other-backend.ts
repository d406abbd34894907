import httpProxy from '@fastify/http-proxy'
import { upgradesOf } from '@touchline/book'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What belongs to the back end under the site's own origin: its calls, its icons and the realtime connection. */
const PREFIXES = ['/api', '/fe-api', '/connection'] as const

const forwardedHeaders = ({ ip, protocol }: Pick<FastifyRequest, 'ip' | 'protocol'>) => ({
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
})

/** The types of the library do not know of the second, which it takes. */
const SOCKET = {
  headers: {},
  rewriteRequestHeaders(headers: Record<string, string>, request: FastifyRequest) {
    const { cookie } = request.headers
    return { ...headers, ...(cookie !== undefined && { cookie }), ...forwardedHeaders(request) }
  },
}

/** Bytes of a message of a page, and of all that one end has not taken yet. */
const MOST_BYTES = 1_048_576

/** How long a page has to reply to a close frame before its socket is cut. */
const CLOSE_TIMEOUT_MS = 5_000

const SERVER = { perMessageDeflate: false, maxPayload: MOST_BYTES, closeTimeout: CLOSE_TIMEOUT_MS }

interface End {
  readonly bufferedAmount: number
  terminate(): void
}

/** Cuts a connection whose one end does not take what the other sends. */
function cutWhenUnread(_context: unknown, page: End, backend: End): void {
  if (Math.max(page.bufferedAmount, backend.bufferedAmount) <= MOST_BYTES) return
  page.terminate()
  backend.terminate()
}

/** Proxies the back end's addresses, so that the browser stays on one origin, with the client address (TRUST_PROXY). */
export async function proxyToBackend(app: FastifyInstance, backendUrl: string): Promise<void> {
  for (const prefix of PREFIXES) {
    await app.register(httpProxy, {
      upstream: backendUrl,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === '/connection',
      replyOptions: { rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwardedHeaders(request) }) },
      wsClientOptions: SOCKET,
      wsServerOptions: SERVER,
      wsHooks: { onIncomingMessage: cutWhenUnread, onOutgoingMessage: cutWhenUnread },
    })
  }
  // The library listens for upgrades itself, and would leave open what others request.
  upgradesOf(app.server).adopt((path) => `${path}/`.startsWith('/connection/'))
}
