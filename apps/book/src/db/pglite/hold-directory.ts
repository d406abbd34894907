import { createHash } from 'node:crypto'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Keeps a database folder for this process until released. Two processes writing one folder would ruin it, and a file
 * with a process id stays behind after a kill. A listening socket does not: the system closes it with its process.
 * @returns how to release it
 */
export async function holdDirectory(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const address = socketOf(await realpath(folder))
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = await listen(address)
    if (server !== null) return () => new Promise((resolve) => server.close(() => resolve()))
    if (await answers(address)) {
      throw new Error(`The database in ${folder} is in use by another process. Stop that one first.`)
    }
    // The socket file of a process that was killed.
    await rm(address, { force: true })
  }
  throw new Error(`The database in ${folder} cannot be held: ${address} is taken.`)
}

/** A short name: socket paths end at about 100 bytes. */
function socketOf(folder: string): string {
  const name = `touchline-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** Returns null if another process listens, or a dead socket file is in the way. */
function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(server)
    })
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
