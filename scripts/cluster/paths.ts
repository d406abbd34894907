import { existsSync } from 'node:fs'
import { findCentrifugo, onPath } from '../../apps/book/src/testing/engines/find-program.ts'
import { findPostgres } from '../../apps/book/src/testing/postgres-cluster.ts'

/** Programs of the machine that a cluster needs, by path. */
export interface Programs {
  /** Folder of PostgreSQL's programs. */
  readonly postgres: string
  readonly redis: string
  readonly centrifugo: string
  readonly nginx: string
  /** Null where it is not installed: only a cluster that has it needs it. */
  readonly nats: string | null
}

const DEBIAN_NGINX = '/usr/sbin/nginx'
const DEBIAN_HAPROXY = '/usr/sbin/haproxy'

/**
 * Finds the programs. @param needsNats whether NATS is required @returns them, or the names of those that are missing
 */
export async function findPrograms(needsNats = false): Promise<Programs | readonly string[]> {
  const found = {
    postgres: await findPostgres(),
    redis: await onPath('redis-server'),
    centrifugo: await findCentrifugo(),
    nginx: (await onPath('nginx')) ?? (existsSync(DEBIAN_NGINX) ? DEBIAN_NGINX : null),
  }
  const nats = await onPath('nats-server')
  const needed = { ...found, ...(needsNats && { 'nats-server': nats }) }
  const missing = Object.entries(needed).flatMap(([name, path]) => (path === null ? [name] : []))
  return missing.length > 0 ? missing : ({ ...found, nats } as Programs)
}

/** Programs of a database that replaces its primary by itself, by path. */
export interface DatabasePrograms {
  /** Folder of PostgreSQL's programs. */
  readonly postgres: string
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
}

/** Finds them. @returns them, or the names of those that are missing */
export async function findDatabasePrograms(): Promise<DatabasePrograms | readonly string[]> {
  const found = {
    postgres: await findPostgres(),
    patroni: await onPath('patroni'),
    etcd: await onPath('etcd'),
    haproxy: (await onPath('haproxy')) ?? (existsSync(DEBIAN_HAPROXY) ? DEBIAN_HAPROXY : null),
  }
  const missing = Object.entries(found).flatMap(([name, path]) => (path === null ? [name] : []))
  return missing.length > 0 ? missing : (found as DatabasePrograms)
}
