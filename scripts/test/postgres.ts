import { existsSync, readdirSync } from 'node:fs'
import { aptInstall } from './apt.ts'

/** Whether tests on PostgreSQL can run here. */
export const postgresInstalled = (): boolean =>
  Boolean(process.env.TEST_DATABASE_URL) ||
  (existsSync('/usr/lib/postgresql') &&
    readdirSync('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`)))

/** Finds PostgreSQL's programs or installs Debian's; tests on it are skipped by name when there are none. */
export function ensurePostgres(): void {
  if (postgresInstalled()) return
  console.log('No PostgreSQL found: installing it')
  aptInstall(['postgresql'])
}
