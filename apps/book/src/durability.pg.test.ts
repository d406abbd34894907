import { describe, inject, onTestFinished, test } from 'vitest'
import { surviveBlows } from './testing/durability/survive.ts'
import { findPostgres, startCluster } from './testing/postgres-cluster.ts'

describe.skipIf(inject('postgres') === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  test('PLACE-03 BETS-02: 10 rounds of kill -9, of the book and of PostgreSQL, amid 16 placers and while bets are settled', async () => {
    const cluster = await startCluster((await findPostgres()) ?? '', { durable: true })
    onTestFinished(cluster.stop)
    await surviveBlows(cluster, 10)
    // A minute where nothing else runs.
  }, 400_000)
})
