import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../../apps/book/src/db/index.ts'
import { sleep, until } from '../../../e2e/harness/wait.ts'
import { type BettingLoad, startBetting } from '../harness/betting-load.ts'
import { type RunningCluster, startCluster } from '../harness/running-cluster.ts'
import { findPrograms } from '../paths.ts'

const programs = await findPrograms(true)
const PER_SECOND = 10
/** No bet is placed at a price that is older, in ms. */
const PRICE_MAX_AGE_MS = 10_000
/** Followers have prices again after what ends a process, in ms. */
const BACK_MS = 5_000

describe.skipIf(!('postgres' in programs))(
  'the cluster with NATS (skipped where PostgreSQL, Redis, Centrifugo, nginx or nats-server is not found)',
  () => {
    let cluster: RunningCluster
    let load: BettingLoad
    beforeAll(async () => {
      const env = { SIM_SHARE: '0.1', SIM_SPEED: '60', SIM_SEED: 'cluster', SIM_HISTORY_DAYS: '0', LIMIT_SCALE: '1000' }
      cluster = await startCluster(env, '--nats')
      load = await startBetting(cluster, { count: 4, perSecond: PER_SECOND })
    }, 240_000)
    afterAll(async () => {
      expect(await cluster?.close()).toEqual([])
    })

    /** Bets sent from now on are placed; a price may move or be suspended at any time. */
    const betsArePlaced = () =>
      until('bets to be placed', async () => {
        const from = Date.now()
        await sleep(2_000)
        const sent = load.known.filter(({ sentAt }) => sentAt >= from)
        return sent.length > PER_SECOND && sent.filter(({ id }) => id !== null).length > sent.length * 0.8
      })

    test('LIVE-01: processes that only serve calls receive prices through NATS, and place bets at them', async () => {
      const db = openPostgres({ url: cluster.databaseUrl, poolSize: 1 })
      const [owner] = await db.query<{ address: string }>('SELECT address FROM offer_owner', [])
      await db.close()
      expect(owner?.address).toMatch(/^nats:/)
      await betsArePlaced()
    })

    test.each(['nats', 'book-1'])(
      'LIVE-01 PLACE-03: %s is killed, and bets are placed at prices that came after it',
      async (name) => {
        await cluster.isWhole()
        await cluster.acts('--kill', name)
        // No price from before is left that a bet could be placed at.
        await sleep(PRICE_MAX_AGE_MS + BACK_MS)
        await betsArePlaced()
      },
    )

    test('PLACE-03: nothing was lost or doubled, and the books are clean', async () => {
      await cluster.isWhole()
      await load.stop()
      const db = openPostgres({ url: cluster.databaseUrl, poolSize: 1 })
      const placed = load.known.filter(({ id }) => id !== null)
      const rows = await db.query<{ id: number }>('SELECT id FROM bets WHERE player_id = ANY($1)', [
        load.players.map(({ id }) => id),
      ])
      expect(rows.map(({ id }) => Number(id)).sort()).toEqual(placed.map(({ id }) => id as number).sort())
      await expect.poll(async () => (await db.query('SELECT 1 FROM outbox', [])).length, { timeout: 30_000 }).toBe(0)
      await db.close()
      const audit = await cluster
        .book('audit')
        .catch(({ stdout, stderr }: { readonly stdout?: string; readonly stderr?: string }) => `${stdout}${stderr}`)
      expect(audit).toContain('The books are clean.')
    })
  },
)
