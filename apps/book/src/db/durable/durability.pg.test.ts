import { describe, inject, onTestFinished, test } from 'vitest'
import { atNight } from '../../testing/at-night.ts'
import { surviveBlows } from '../../testing/durability/survive.ts'
import { findPostgres, startCluster } from '../../testing/postgres-cluster.ts'

/** Each kills the book's process and PostgreSQL once; the second of four also one of the processes that settle. */
const ROUNDS = atNight(5, 10)

describe.skipIf(inject('postgres') === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  test(`PLACE-03 BETS-02: ${ROUNDS} rounds of kill -9, of the book and of PostgreSQL, amid 16 placers and while bets are settled`, async () => {
    const cluster = await startCluster((await findPostgres()) ?? '', { durable: true })
    onTestFinished(cluster.stop)
    await surviveBlows(cluster, ROUNDS)
    // Half a minute where nothing else runs.
  }, 400_000)
})
