import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface KeySettings {
  readonly authenticatorKeys: readonly Buffer[]
  readonly dataDir: string
}

export type AuthenticatorKeys = readonly [Buffer, ...Buffer[]]

/** The configured keys; where none is, one that is made once and kept beside the database, never in it. */
export async function loadAuthenticatorKeys({
  authenticatorKeys: [first, ...others],
  dataDir,
}: KeySettings): Promise<AuthenticatorKeys> {
  if (first !== undefined) return [first, ...others]
  const file = join(dataDir, 'authenticator.key')
  await mkdir(dataDir, { recursive: true })
  // Of several processes that start at once one makes it; the others find it.
  await writeFile(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64')
  if (key.length !== 32) throw new Error(`${file} is not a key of 32 bytes; put back the one that was there.`)
  return [key]
}
