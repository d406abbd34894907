import { rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import type { Command, OperationAnswer } from '../operation.ts'
import { sentenceOf } from '../sentence-of.ts'
import { bookId, socketOf, socketsIn } from './socket-paths.ts'

/** Which book it is: its data folder, and its PostgreSQL server or null. */
interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | null
}

/** Longest line of a request, which may carry a message of a feed, and of a response. */
const MOST_ASKED = 4 * 1_048_576
const MOST_ANSWERED = 4 * 1_048_576

/** An operation as it goes over the socket: one line of JSON each way. */
export interface OperationRequest extends Command {
  /** The folder the command was given in. */
  readonly cwd: string
}

/**
 * Takes operations for the book of a data folder, whose user alone can open the socket. On PostgreSQL several processes
 * may share the folder; each has a socket of its own.
 * @returns how to stop
 */
export async function serveOperator(
  { dataDir, databaseUrl }: Place,
  run: (request: OperationRequest) => Promise<OperationAnswer>,
  pid = process.pid,
): Promise<() => Promise<void>> {
  await removeDead(dataDir)
  const address = socketOf(dataDir, pid)
  await rm(address, { force: true })
  const own = bookId(databaseUrl)
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    void readLine(socket, MOST_ASKED)
      .then(async (line) => {
        const { book, ...request } = requestOf(line)
        return book === own ? await run(request) : null
      })
      .catch((error: unknown): OperationAnswer => ({ ok: false, text: sentenceOf(error) }))
      .then((answer) => socket.end(`${JSON.stringify(answer)}\n`))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Sends a command to the running book of a data folder; null where none is running on that database. */
export async function askOperator(
  { dataDir, databaseUrl }: Place,
  request: OperationRequest,
): Promise<OperationAnswer | null> {
  const line = `${JSON.stringify({ ...request, book: bookId(databaseUrl) })}\n`
  if (Buffer.byteLength(line) > MOST_ASKED) return { ok: false, text: 'The command is too long.' }
  for (const address of await socketsIn(dataDir)) {
    const socket = await open(address)
    if (socket === null) continue
    socket.write(line)
    const answer = JSON.parse(await readLine(socket, MOST_ANSWERED)) as OperationAnswer | null
    if (answer !== null) return answer
  }
  return null
}

/** Sockets that were left by processes that were killed. */
async function removeDead(dataDir: string): Promise<void> {
  for (const address of await socketsIn(dataDir)) {
    const socket = await open(address)
    if (socket === null) await rm(address, { force: true })
    else socket.destroy()
  }
}

async function open(address: string): Promise<Socket | null> {
  const socket = connect(address)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(null))
  })
}

function readLine(socket: Socket, most: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      text += chunk
      const end = text.indexOf('\n')
      if (end >= 0) resolve(text.slice(0, end))
      else if (text.length > most) reject(new Error('The request is too long.'))
    })
    socket.once('end', () =>
      reject(new Error('The book ended before it answered; look at what it did before you ask again.')),
    )
    socket.once('error', reject)
  })
}

function requestOf(line: string): OperationRequest & { readonly book: unknown } {
  const { name, args, cwd, input, book } = JSON.parse(line) as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || typeof cwd !== 'string' || !Array.isArray(args)) throw new Error('Not an operation.')
  return { name, args: args.map(String), cwd, ...(typeof input === 'string' && { input }), book }
}
