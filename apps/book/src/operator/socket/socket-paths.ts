import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Socket paths end at about this many bytes, with the zero at their end. */
const MOST_BYTES = 104
const SOCKET = /^operator-\d+\.sock$/

/** Where a process takes operations: inside its data folder, by its number. */
export function socketOf(dataDir: string, pid: number): string {
  return shortest(join(dataDir, `operator-${pid}.sock`))
}

/** Sockets of a data folder, of processes that run and of some that were killed. */
export async function socketsIn(dataDir: string): Promise<readonly string[]> {
  const names = await readdir(dataDir).catch(() => [])
  return names.filter((name) => SOCKET.test(name)).map((name) => shortest(join(dataDir, name)))
}

/** As it is or from the working folder, whichever is shorter. */
function shortest(path: string): string {
  const short = relative(process.cwd(), path)
  const chosen = Buffer.byteLength(short) < Buffer.byteLength(path) ? short : path
  if (Buffer.byteLength(chosen) < MOST_BYTES) return chosen
  throw new Error(`The path of DATA_DIR is too long for the operator's socket in it: ${path}. Choose a shorter one.`)
}

/** Which database a process is on: a command for one is not for another that shares its folder. */
export function bookId(databaseUrl: string | null): string {
  return createHash('sha256')
    .update(databaseUrl ?? 'embedded')
    .digest('base64url')
}
