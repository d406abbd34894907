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
