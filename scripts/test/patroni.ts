import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

/** Programs of a database that replaces its primary: Patroni, etcd with its client, and HAProxy. */
const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy']

/** Finds them or installs Debian's; tests on them are skipped by name when they are not there. */
export function ensurePatroni(): void {
  if (PROGRAMS.every((path) => existsSync(path))) return
  console.log('No Patroni found: installing it')
  aptInstall(['patroni', 'python3-etcd', 'etcd-server', 'haproxy'])
}
