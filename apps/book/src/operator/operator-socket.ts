import { createHash } from 'node:crypto'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OperationAnswer } from './operation.ts'

/** Longest line either side takes. */
const MAX_LINE = 65_536

/** An operation as it goes over the socket: one line of JSON each way. */
export interface OperationRequest {
  readonly name: string
  readonly args: readonly string[]
}

/**
 * Takes operations for the book of a data folder. The embedded database belongs to one process, so the running book does what
 * the command line asks. Only the user the book runs as can open the socket.
 * @returns how to stop
 */
export async function serveOperator(
  dataDir: string,
  run: (request: OperationRequest) => Promise<OperationAnswer>,
): Promise<() => Promise<void>> {
  const address = await addressOf(dataDir)
  // Whoever holds the database is the book: a socket that is there was left by one that was killed.
  await rm(address, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    void readLine(socket)
      .then((line) => run(requestOf(line)))
      .catch((error: Error): OperationAnswer => ({ ok: false, text: error.message }))
      .then((answer) => socket.end(`${JSON.stringify(answer)}\n`))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Asks the running book of a data folder; null where none is running. */
export async function askOperator(dataDir: string, request: OperationRequest): Promise<OperationAnswer | null> {
  const address = await addressOf(dataDir)
  const socket = connect(address)
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isOpen) return null
  socket.write(`${JSON.stringify(request)}\n`)
  return JSON.parse(await readLine(socket)) as OperationAnswer
}

/** A short name: socket paths end at about 100 bytes. */
async function addressOf(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const hash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
  const name = `touchline-operator-${hash.slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

function readLine(socket: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk: Buffer | string) => {
      text += chunk.toString()
      const end = text.indexOf('\n')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > MAX_LINE) reject(new Error('The request is too long.'))
    })
    socket.once('end', () => reject(new Error('The other side hung up.')))
    socket.once('error', reject)
  })
}

function requestOf(line: string): OperationRequest {
  const { name, args } = JSON.parse(line) as { readonly name?: unknown; readonly args?: unknown }
  if (typeof name !== 'string' || !Array.isArray(args)) throw new Error('Not an operation.')
  return { name, args: args.map(String) }
}
