import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall } from './apt.ts'

/** Finds nats-server or installs Debian's; tests on it are skipped by name when there is none. */
export function ensureNats(): void {
  const folders = (process.env.PATH ?? '').split(delimiter)
  if (folders.some((folder) => existsSync(join(folder, 'nats-server')))) return
  console.log('No NATS found: installing it')
  aptInstall(['nats-server'])
}
