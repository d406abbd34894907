import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WALLET_CALLS, type WalletCall } from '@touchline/contract'

/**
 * Faults of a request: `lost` does not arrive, `unanswered` arrives and its response is lost, `twice` arrives two
 * times, `late` arrives when the test releases it, and its response is dropped. A `stalled` one arrives, and its
 * response does not come. `broken` and `nonsense` are responses without meaning.
 */
export type LineFault = 'none' | 'lost' | 'unanswered' | 'twice' | 'late' | 'stalled' | 'broken' | 'nonsense'

/** A line between the book and the wallet of a host. */
export interface FaultyLine {
  readonly url: string
  /** Requests that came to it, by call. */
  readonly asked: readonly WalletCall[]
  /** What happens to requests from now on. */
  faults(of: (call: WalletCall) => LineFault): void
  /** The late ones arrive. */
  lets(): Promise<void>
  close(): Promise<void>
}

export async function openFaultyLine(target: () => string): Promise<FaultyLine> {
  const asked: WalletCall[] = []
  const late: (() => Promise<unknown>)[] = []
  let faultOf: (call: WalletCall) => LineFault = () => 'none'

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    const path = String(request.url)
    const call = WALLET_CALLS.find((name) => path.endsWith(`/${name}`)) ?? 'balance'
    asked.push(call)
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>
    const forward = () => fetch(target() + path, { method: 'POST', headers, body })
    const cut = () => void request.socket.destroy()
    switch (faultOf(call)) {
      case 'lost':
        return cut()
      case 'unanswered':
        await forward()
        return cut()
      case 'late':
        late.push(forward)
        return cut()
      case 'stalled':
        return void (await forward())
      case 'broken':
        await forward()
        return void response.writeHead(502).end()
      case 'nonsense':
        await forward()
        return void response.end('{"result":"maybe"}')
      case 'twice':
        await forward()
    }
    const answer = await forward()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    faults(of) {
      faultOf = of
    },
    async lets() {
      for (const forward of late.splice(0)) await forward()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
