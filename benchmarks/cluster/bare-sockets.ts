import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { PROBE_CHANNEL, probeMessage } from './engine.ts'

/** The floor of the sockets: one process that sends each message to all connections, with neither proxy nor history. */
export async function startBareSockets() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  let offset = 0
  server.on('connection', (socket: WebSocket) => {
    socket.on('error', () => socket.terminate())
    socket.once('message', () => socket.send(JSON.stringify({ id: 2, subscribe: { epoch: 'bare', offset } })))
  })
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async publish() {
      const pub = { offset: ++offset, data: probeMessage() }
      const text = JSON.stringify({ push: { channel: PROBE_CHANNEL, pub } })
      for (const socket of server.clients) socket.send(text)
    },
    async close() {
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
