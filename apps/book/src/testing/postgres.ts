import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate, openPostgres } from '../db/index.ts'
import { findPostgres, startCluster } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address of the cluster of this run, ending before the database's name; null where PostgreSQL is not installed.
     */
    postgres: string | null
  }
}

const TEMPLATE = 'touchline_template'

/** Global set-up of the `pg` tests: one temporary cluster, and a migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const bin = await findPostgres()
  if (bin === null) {
    project.provide('postgres', null)
    return undefined
  }
  const cluster = await startCluster(bin, { durable: false, inMemory: true })
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${TEMPLATE}`)
  await admin.end()
  const template = openPostgres({ url: cluster.url(TEMPLATE), poolSize: 1 })
  await migrate(template)
  await template.close()
  project.provide('postgres', cluster.url(''))
  return cluster.stop
}
