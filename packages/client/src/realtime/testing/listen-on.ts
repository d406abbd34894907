import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** An HTTP server whose sockets can be cut. */
export interface TestServer {
  readonly http: Server
  readonly port: number
  readonly sockets: ReadonlySet<Socket>
  close(): Promise<void>
}

/** Listens on a port of the loopback address; 0 takes a free one. */
export async function listenOn(port: number): Promise<TestServer> {
  const sockets = new Set<Socket>()
  const http = createServer()
  http.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
  return {
    http,
    port: (http.address() as AddressInfo).port,
    sockets,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}
