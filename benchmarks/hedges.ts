import pg from 'pg'
import { openPostgres } from '../apps/book/src/db/index.ts'
import { findHedges } from '../apps/book/src/modules/bonuses/index.ts'
import { settleBatch } from '../apps/book/src/modules/settlement/index.ts'
import { startCluster } from '../apps/book/src/testing/postgres-cluster.ts'
import { createHunters, storePositions } from './hedges/positions.ts'
import { type Measurement, measurement, median } from './measurement.ts'
import { needPostgres } from './need-postgres.ts'
import { startBook } from './placement/book-process.ts'
import { matchesAhead } from './settlement/decided.ts'

/** Bets that are settled together, as in a settlement. */
const BETS = 500
const ROUNDS = 3
/** How many players share the bets: each has ten, a hundred or all of them on the match. */
const SHARED_BY = [50, 5, 1] as const

/**
 * A batch of bets of one match is settled whose singles bring points of a hunt; a tenth of the bets are systems. The
 * floor is the same batch without the hunt, in turns: what finding covers and hedges adds to a settlement.
 */
export async function run(): Promise<readonly Measurement[]> {
  const cluster = await startCluster(await needPostgres(), { durable: true })
  try {
    const url = cluster.url('postgres')
    // It writes the programme.
    await (await startBook({ DATABASE_URL: url })).stop()
    const client = new pg.Client({ connectionString: url })
    const db = openPostgres({ url })
    await client.connect()
    try {
      const found: Measurement[] = []
      const [first = 0, second = 0, ...matches] = await matchesAhead(client, 2 + 2 * ROUNDS * SHARED_BY.length)
      for (const [i, count] of SHARED_BY.entries()) {
        const own = matches.slice(2 * ROUNDS * i, 2 * ROUNDS * (i + 1))
        found.push(await measure({ client, db, count, matches: own, otherEventIds: [first, second] }))
      }
      return found
    } finally {
      await client.end()
      await db.close()
    }
  } finally {
    await cluster.stop()
  }
}

interface Wish {
  readonly client: pg.Client
  readonly db: ReturnType<typeof openPostgres>
  readonly count: number
  readonly matches: readonly number[]
  readonly otherEventIds: readonly number[]
}

async function measure({ client, db, count, matches, otherEventIds }: Wish): Promise<Measurement> {
  const hunters = await createHunters(client, db, count)
  const times = { hunted: [] as number[], plain: [] as number[] }
  for (const [i, eventId] of matches.entries()) {
    const kind = i % 2 === 0 ? 'hunted' : 'plain'
    const wish = { client, hunters, eventId, otherEventIds, count: BETS, isHunted: kind === 'hunted' }
    const ids = await storePositions(wish)
    const begun = performance.now()
    // As settlement does: before the transaction, so that the outcomes are compared, and again in it.
    if (kind === 'hunted') await findHedges(db, ids)
    await db.tx((tx) => settleBatch(tx, ids, Date.now(), null))
    times[kind].push(performance.now() - begun)
  }

  return measurement(
    `settling ${BETS} bets with points of ${count} players`,
    median(times.hunted),
    'ms',
    median(times.plain),
  )
}
