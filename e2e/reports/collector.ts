import { createServer } from 'node:http'
import { type CollectedEvent, readEnvelope } from './read-envelope.ts'

/**
 * A small error-reporting service for this machine: takes envelopes, answers like a real one, and lists what it
 * received.
 */
export interface Collector {
  /** What SENTRY_DSN is set to. */
  readonly dsn: string
  readonly events: readonly CollectedEvent[]
  close(): Promise<void>
}

const PATH = /^\/api\/[\w-]+\/envelope\/$/

/**
 * @param port 0 is any that is free
 * @param onEvent receives each event when it arrives
 */
export async function startCollector(
  port = 0,
  onEvent: (event: CollectedEvent) => void = () => {},
): Promise<Collector> {
  const events: CollectedEvent[] = []
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || !PATH.test(request.url ?? '')) {
      response.writeHead(404).end()
      return
    }
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const read = readEnvelope(Buffer.concat(parts).toString('utf8'))
    if (read === null || !String(request.headers['x-sentry-auth'] ?? '').includes('sentry_key=')) {
      response.writeHead(400).end('{"detail":"no envelope, or no key"}')
      return
    }
    for (const event of read) {
      events.push(event)
      onEvent(event)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    dsn: `http://touchline@localhost:${bound}/1`,
    events,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
