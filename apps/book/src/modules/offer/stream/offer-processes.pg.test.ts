import { describe, expect, inject, test } from 'vitest'
import { findNats, startNats } from '../../../testing/engines/nats.ts'
import { runOfferProcesses } from '../../../testing/offer-processes/run.ts'
import { createPgDatabase } from '../../../testing/pg-database.ts'
import { auditBook } from '../../settlement/index.ts'

const server = inject('postgres')
const nats = await findNats()

describe.skipIf(server === null)(
  'several processes on PostgreSQL (skipped where its programs are not installed)',
  () => {
    // `./bench offer` measures the delay and the time of a takeover: on a busy machine neither can be guaranteed.
    test('LIVE-01: two processes that only serve calls show every price of the owner; when it is killed, another takes over and no offer is lost', {
      timeout: 240_000,
    }, async () => {
      const database = await createPgDatabase(server ?? '')
      const run = await runOfferProcesses({ url: database.url, seconds: 16, kills: true, measuresWork: false })
      expect(run.wrong).toEqual([])
      expect(run.prices).toBeGreaterThan(100_000)
      expect(run.takenOverMs, 'the standby took over').toBeLessThan(Number.POSITIVE_INFINITY)
      expect(await auditBook(database.db), 'The books are not clean').toEqual([])
      await database.drop()
    })

    test.skipIf(nats === null)(
      'LIVE-01: the same where the offer reaches them through NATS (skipped where nats-server is not installed)',
      { timeout: 240_000 },
      async () => {
        const database = await createPgDatabase(server ?? '')
        const { url: natsUrl, stop } = await startNats(nats ?? '')
        const run = await runOfferProcesses({
          url: database.url,
          seconds: 8,
          kills: true,
          measuresWork: false,
          natsUrl,
        })
        expect(run.wrong).toEqual([])
        expect(run.prices).toBeGreaterThan(50_000)
        expect(run.takenOverMs, 'the standby took over').toBeLessThan(Number.POSITIVE_INFINITY)
        expect(await auditBook(database.db), 'The books are not clean').toEqual([])
        await database.drop()
        await stop()
      },
    )
  },
)
