import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

/** Finds nginx or installs Debian's; tests on it are skipped by name when there is none. */
export function ensureNginx(): void {
  if (existsSync('/usr/sbin/nginx')) return
  console.log('No nginx found: installing it')
  aptInstall(['nginx-light'])
}
