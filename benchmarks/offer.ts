import { openPostgres } from '../apps/book/src/db/index.ts'
import { auditBook } from '../apps/book/src/modules/settlement/index.ts'
import { runOfferProcesses } from '../apps/book/src/testing/offer-processes/run.ts'
import { startCluster } from '../apps/book/src/testing/postgres-cluster.ts'
import { type Measurement, measurement } from './measurement.ts'
import { needPostgres } from './need-postgres.ts'

/** Of a feed, compared every second; OFFER_SECONDS for another length. */
const SECONDS = Number(process.env.OFFER_SECONDS || 600)
/** A standby shows new prices within this time, in ms. */
const TAKEN_OVER_WITHIN_MS = 5_000

/**
 * Three processes on PostgreSQL, two of them only for calls: every price is compared every second, and the owner is
 * killed half-way. Measures the work per second of a follower against the simulating process.
 */
export async function run(): Promise<readonly Measurement[]> {
  const bin = await needPostgres()
  const cluster = await startCluster(bin, { durable: false })
  try {
    const url = cluster.url('postgres')
    const result = await runOfferProcesses({ url, seconds: SECONDS, kills: true, measuresWork: true })
    for (const what of result.wrong) console.error(what)
    const db = openPostgres({ url, poolSize: 2 })
    const complaints = await auditBook(db)
    await db.close()
    return [
      measurement('offer.prices-compared', result.prices, 'prices'),
      measurement('offer.prices-wrong', result.wrong.length, 'prices'),
      measurement('offer.late-comparisons', result.late, 'comparisons', 2 * SECONDS),
      measurement('offer.taken-over-after', result.takenOverMs ?? Number.NaN, 'ms', TAKEN_OVER_WITHIN_MS),
      measurement('offer.audit-complaints', complaints.length, 'complaints'),
      measurement('offer.work-of-follower', result.followerCpuMs, 'ms/s', result.ownerCpuMs),
    ]
  } finally {
    await cluster.stop()
  }
}
