import { chmod, mkdir } from 'node:fs/promises'
import { isMainThread } from 'node:worker_threads'

/**
 * Keeps what the process writes from now on, and the data folder with all that is in it, to the user it runs as: there
 * are password hashes in the embedded database, and letters in the outbox.
 */
export async function keepToOwner(dataDir: string): Promise<void> {
  if (isMainThread) process.umask(0o077)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await chmod(dataDir, 0o700).catch(() => {
    throw new Error(`The data folder ${dataDir} belongs to another user; give DATA_DIR one of your own.`)
  })
}
