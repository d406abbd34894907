import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseUnavailable } from './index.ts'
import { openPostgres } from './postgres.ts'

/** A message of the server as the wire has it: its kind, its length, what it says. */
function message(kind: string, ...parts: readonly (string | number)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : int32(part))))
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const WELCOME = message('R', 0)
const READY = message('Z', 'I')
const GONE = message('E', 'SFATAL\0', 'C57P01\0', 'Mterminating connection due to unexpected postmaster exit\0', '\0')

/** A server that sends these messages to every client in one piece; returns its address. */
async function serverThatSays(...messages: readonly Buffer[]): Promise<string> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => socket.write(Buffer.concat(messages)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return `postgres://touchline@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/touchline`
}

test('PLACE-03: a server that goes in the moment a connection is there ends a transaction, never the process', async () => {
  const db = openPostgres({ url: await serverThatSays(WELCOME, READY, GONE), poolSize: 1 })
  onTestFinished(db.close)
  await expect(db.tx((tx) => tx.query('SELECT 1', []))).rejects.toThrow(DatabaseUnavailable)
  await expect(db.query('SELECT 1', [])).rejects.toThrow(DatabaseUnavailable)
})
