import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a RabbitMQ that can deliver a message under another consumer tag. */
export interface RenamingLine {
  readonly port: number
  /** The next message that is delivered has a tag that no consumer has. */
  renames(): void
  /** Messages that had another tag. */
  renamed(): number
  close(): Promise<void>
}

// Of the same length: lengths of frames stay right.
const [TAG, OTHER_TAG] = ['amq.ctag-', 'amq.ctag_']

export async function openRenamingLine(to: number): Promise<RenamingLine> {
  const sockets = new Set<Socket>()
  let isDue = false
  let renamed = 0

  function passed(chunk: Buffer): Buffer {
    const place = isDue ? chunk.indexOf(TAG) : -1
    if (place < 0) return chunk
    isDue = false
    renamed += 1
    return Buffer.concat([chunk.subarray(0, place), Buffer.from(OTHER_TAG), chunk.subarray(place + TAG.length)])
  }

  const server = createServer((client) => {
    const broker = connect(to, '127.0.0.1')
    for (const [from, other] of [
      [client, broker],
      [broker, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => other.destroy())
      from.on('close', () => {
        sockets.delete(from)
        other.destroy()
      })
    }
    client.on('data', (chunk) => broker.write(chunk))
    broker.on('data', (chunk: Buffer) => client.write(passed(chunk)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    renames: () => {
      isDue = true
    },
    renamed: () => renamed,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
