import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Db } from '../db/index.ts'
import { freshDb } from './fresh-db.ts'
import { type Suite, suiteOn } from './on-book.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** True in the project `pglite`, whose tests run on the embedded database. */
    embedded: boolean
  }
}

const SKIPPED = 'on PostgreSQL (skipped where its programs are not installed)'

/** Histories that property tests make up: the embedded database is several times slower. */
const HISTORIES = { postgres: 10, embedded: 3 }

interface Options {
  /** @default 10 on PostgreSQL, 3 on the embedded database */
  readonly histories?: number
}

/**
 * Runs tests on the database of their project, `pg` or `pglite`. They share one database, which is dropped after them.
 */
export function onDatabase(tests: (suite: () => Suite) => void, options: Options = {}): void {
  onDatabases(1, (suites) => tests(() => suites()[0] as Suite), options)
}

/** Runs tests that need several connections at once: on PostgreSQL alone. */
export function onPostgres(tests: (suite: () => Suite) => void, options: Options = {}): void {
  if (inject('embedded')) describe.skip('on PostgreSQL alone', () => tests(unavailable))
  else onDatabase(tests, options)
}

/** Runs tests that play several logs at once, each on a database of its own. */
export function onDatabases(
  count: number,
  tests: (suites: () => readonly Suite[]) => void,
  options: Options = {},
): void {
  const embedded = inject('embedded')
  const { histories = embedded ? HISTORIES.embedded : HISTORIES.postgres } = options
  describe.skipIf(!embedded && inject('postgres') === null)(embedded ? 'on the embedded database' : SKIPPED, () => {
    let databases: readonly Db[] = []
    beforeAll(async () => {
      databases = await Promise.all(Array.from({ length: count }, freshDb))
    })
    afterAll(() => Promise.all(databases.map((db) => db.close())))
    tests(() => databases.map((db) => suiteOn(db, histories)))
  })
}

function unavailable(): never {
  throw new Error('These tests are skipped on the embedded database.')
}
