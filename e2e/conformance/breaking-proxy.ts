import { createServer } from 'node:http'
import { createTransport, type RawRequest, type Reply } from './wire/transport.ts'

/** The response of a broken back end. */
export interface Answer {
  readonly status: number
  readonly text: string
}

/** One fault: what it makes of a response; the response itself where it has nothing to do with it. */
export type Fault = (reply: Reply, request: RawRequest) => Answer

export interface BrokenBackend {
  readonly origin: string
  close(): Promise<void>
}

/** Hop-by-hop headers, and those that Node sets by itself. */
const OWN_HEADERS = ['connection', 'content-length', 'host', 'transfer-encoding', 'keep-alive']

/** A copy of the back end at `target` with one fault. */
export async function breakBackend(target: string, fault: Fault): Promise<BrokenBackend> {
  const transport = createTransport(target)
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const sent = Object.entries(incoming.headers).filter(([name]) => !OWN_HEADERS.includes(name))
    const request: RawRequest = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
      body: chunks.length > 0 ? Buffer.concat(chunks).toString('utf8') : undefined,
    }
    const reply = await transport.send(request)
    const { status, text } = fault(reply, request)
    outgoing.writeHead(status, {
      ...(reply.contentType !== '' && { 'content-type': reply.contentType }),
      ...(reply.cookies.length > 0 && { 'set-cookie': [...reply.cookies] }),
    })
    outgoing.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        transport.close()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
