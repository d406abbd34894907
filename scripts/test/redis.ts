import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.ts'

/** Finds Redis or installs Debian's; tests on it are skipped by name when there is none. */
export function ensureRedis(): void {
  const folders = (process.env.PATH ?? '').split(delimiter)
  if (folders.some((folder) => existsSync(join(folder, 'redis-server')))) return
  console.log('No Redis found: installing it')
  aptInstall(['redis-server'])
}
