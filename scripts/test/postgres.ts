import { existsSync, readdirSync } from 'node:fs'
import { aptInstall } from './apt.ts'

const installed = (): boolean =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))

/** Finds PostgreSQL's programs or installs Debian's; tests on it are skipped by name when there are none. */
export async function ensurePostgres(): Promise<void> {
  if (installed() || process.env.TEST_DATABASE_URL) return
  console.log('No PostgreSQL found: installing it')
  aptInstall(['postgresql'])
}
