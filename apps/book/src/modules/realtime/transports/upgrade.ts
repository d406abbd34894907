import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { endWithError } from '../../../kernel/bare-answer.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { upgradesOf } from '../../../kernel/upgrades.ts'
import { receive } from '../commands/receive.ts'
import { disconnect, forget } from '../connection/disconnect.ts'
import { isAddressFull, openConnection } from '../connection/open-connection.ts'
import type { HubContext } from '../hub-context.ts'
import { countCode } from '../metrics.ts'
import { DISCONNECTS } from '../protocol/codes.ts'
import { isOriginAllowed } from './origin.ts'
import { websocketTransport } from './websocket.ts'

/** Where clients connect, the production engine's default. */
const WEBSOCKET_PATH = '/connection/websocket'

/** How long a client has to reply to a close frame before its socket is cut. */
const CLOSE_TIMEOUT_MS = 5_000
/** The same when the hub shuts down. */
const FAREWELL_MS = 1_000
const JSON_PROTOCOL = 'centrifuge-json'

type Refused = 'validation' | 'forbidden' | 'unavailable'

/**
 * Serves the hub's WebSocket path on an HTTP server; other paths are for others to take. Returns how to stop: what is
 * still open after a second is cut.
 */
export function attachWebsocket(hub: HubContext, server: Server): () => Promise<void> {
  const { config } = hub
  const options = {
    noServer: true,
    perMessageDeflate: false,
    maxPayload: config.maxFrameBytes,
    closeTimeout: CLOSE_TIMEOUT_MS,
    handleProtocols: (offered: Set<string>) => (offered.has(JSON_PROTOCOL) ? JSON_PROTOCOL : false),
  }
  const websockets = new WebSocketServer(options)

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [, query = ''] = (request.url ?? '').split('?')
    const refusal = refusalOf(hub, request, new URLSearchParams(query))
    if (refusal !== null) {
      endWithError(socket, refuse(refusal))
      return
    }
    websockets.handleUpgrade(request, socket, head, (websocket) => {
      const address = config.addressOf(request)
      if (isAddressFull(hub, address)) {
        // A browser sees nothing of a refused upgrade, but it sees a close code.
        const { code, reason } = DISCONNECTS.addressLimit
        countCode(hub.metrics.disconnects, code)
        return websocket.close(code, reason)
      }
      const connection = openConnection(hub, { transport: websocketTransport(websocket, socket), address })
      websocket.on('message', (data: RawData, isBinary: boolean) => {
        if (isBinary) disconnect(hub, connection, DISCONNECTS.inappropriateProtocol)
        else receive(hub, connection, data.toString())
      })
      websocket.on('close', () => forget(hub, connection))
      // Broken or oversized frames and resets; the library closes the socket, with 1009 or 1002 where it can.
      websocket.on('error', () => forget(hub, connection))
    })
  }

  const giveBack = upgradesOf(server).take((path) => path === WEBSOCKET_PATH, upgrade)
  return async () => {
    giveBack()
    websockets.close()
    const closed = [...websockets.clients].map((client) => new Promise((resolve) => client.once('close', resolve)))
    const cut = setTimeout(() => websockets.clients.forEach(cutOff), FAREWELL_MS)
    await Promise.all(closed)
    clearTimeout(cut)
  }
}

function cutOff(client: WebSocket): void {
  client.terminate()
}

function refusalOf(hub: HubContext, request: IncomingMessage, query: URLSearchParams): Refused | null {
  const { origin, host } = request.headers
  if (!isOriginAllowed(origin, host, hub.config.allowedOrigins)) return 'forbidden'
  const offered = request.headers['sec-websocket-protocol'] ?? ''
  const protobuf =
    query.get('cf_protocol') === 'protobuf' ||
    query.get('format') === 'protobuf' ||
    offered.split(',').some((name) => name.trim() === 'centrifuge-protobuf')
  if (protobuf) return 'validation'
  return hub.connections.count() >= hub.config.connectionLimit ? 'unavailable' : null
}
