import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** Folder of Debian's newest PostgreSQL programs, or null where there are none. */
export async function findPostgres(): Promise<string | null> {
  const versions = await readdir(DEBIAN).catch(() => [] as string[])
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((a, b) => b - a)[0]
  return newest === undefined ? null : join(DEBIAN, String(newest), 'bin')
}
