import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP line to a server, which a test breaks and mends. */
export interface TcpLine {
  readonly port: number
  /** Both ends are closed, and no new connection gets through. */
  cut(): void
  mend(): void
  /** Nothing from the server gets through; the connections stay. */
  freeze(): void
  thaw(): void
  /** Bytes that came from the server. */
  received(): number
  close(): Promise<void>
}

/**
 * @param port of the server on this machine
 * @param changed what clients receive in place of data of the server; the same unless given
 */
export async function openTcpLine(port: () => number, changed = (data: Buffer): Buffer => data): Promise<TcpLine> {
  const pairs = new Set<readonly [client: Socket, server: Socket]>()
  let [isCut, isFrozen] = [false, false]
  let received = 0
  const listener = createServer((client) => {
    if (isCut) return void client.destroy()
    const server = connect(port(), '127.0.0.1')
    const pair = [client, server] as const
    pairs.add(pair)
    server.on('data', ({ length }) => {
      received += length
    })
    for (const [from, to] of [pair, [server, client]] as const) {
      from.on('data', (data: Buffer) => void to.write(from === server ? changed(data) : data))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
    }
    if (isFrozen) server.pause()
  })
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', () => listening()))
  const drop = () => {
    for (const [client, server] of pairs) for (const end of [client, server]) end.destroy()
  }
  return {
    port: (listener.address() as AddressInfo).port,
    cut() {
      isCut = true
      drop()
    },
    mend() {
      isCut = false
    },
    freeze() {
      isFrozen = true
      for (const [, server] of pairs) server.pause()
    },
    thaw() {
      isFrozen = false
      for (const [, server] of pairs) server.resume()
    },
    received: () => received,
    async close() {
      drop()
      await new Promise<void>((closed) => listener.close(() => closed()))
    },
  }
}
