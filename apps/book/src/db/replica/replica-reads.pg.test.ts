import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { serveBook } from '../../testing/engines/served-book.ts'
import { readExported } from '../../testing/exported-values.ts'
import { type Cluster, findPostgres, startCluster } from '../../testing/postgres-cluster.ts'
import { type Standby, startStandby } from '../../testing/standby.ts'
import { type Db, openPostgres, openReads, type ReadPlace, type Reads } from '../index.ts'

/** Longer than reads stay with the primary after a failure, in ms. */
const RESTED_MS = 2_200
const INSERT = 'INSERT INTO notes (nth) VALUES ($1)'
const LAST = 'SELECT coalesce(max(nth), 0)::int AS nth FROM notes'

const sleep = (ms: number) => new Promise<void>((next) => setTimeout(next, ms))

describe.skipIf(inject('postgres') === null)('reads from a replica (skipped where PostgreSQL is not installed)', () => {
  let bin: string
  let cluster: Cluster
  let primary: Db
  let standby: Standby
  let reads: Reads
  let close: () => Promise<void>
  let places: ReadPlace[]

  beforeAll(async () => {
    bin = (await findPostgres()) ?? ''
    cluster = await startCluster(bin, { durable: true })
    const admin = openPostgres({ url: cluster.url('postgres'), poolSize: 1 })
    await admin.exec('CREATE DATABASE book')
    await admin.close()
    primary = openPostgres({ url: cluster.url('book'), poolSize: 8 })
    await primary.exec('CREATE TABLE notes (nth int PRIMARY KEY)')
  })
  afterAll(async () => {
    await primary.close()
    await cluster.stop()
  })
  beforeEach(async () => {
    places = []
    standby = await startStandby(bin, cluster.url('postgres'))
    onTestFinished(() => standby.remove())
    const count = (place: ReadPlace) => void places.push(place)
    const parts = { now: Date.now, wait: sleep, report: () => {}, count }
    const opened = openReads(primary, { replicaUrl: standby.url('book'), poolSize: 4 }, parts)
    reads = opened.reads
    close = opened.close
    onTestFinished(() => close())
    await expect.poll(async () => (await last()) >= 0 && places.at(-1)).toBe('replica')
    places.length = 0
  })

  const last = async () => (await reads.query<{ nth: number }>(LAST, []))[0]?.nth ?? 0

  /** Writes the next number and reads the last. */
  async function seesItsWrite(nth: number): Promise<void> {
    await primary.query(INSERT, [nth])
    expect(await last()).toBeGreaterThanOrEqual(nth)
  }

  test("a reader sees all that was committed before, while others write, and most reads are the replica's", async () => {
    const from = await last()
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let round = 0; round < 40; round++) await seesItsWrite(from + 1 + round * 6 + writer)
    })
    await Promise.all(writers)
    expect(places.length).toBeGreaterThan(40)
    expect(places.filter((place) => place === 'replica').length).toBeGreaterThan(places.length / 2)
  })

  test('a replica that does not replay is not read until it has caught up', async () => {
    const from = await last()
    places.length = 0
    await standby.pauses()
    for (const nth of [1, 2, 3]) await seesItsWrite(from + nth)
    expect(new Set(places)).toEqual(new Set(['behind']))
    await standby.resumes()
    await sleep(RESTED_MS)
    await seesItsWrite(from + 4)
    expect(places.at(-1)).toBe('replica')
  })

  test('a replica that hangs holds a read up once, for two seconds at most', async () => {
    const from = await last()
    places.length = 0
    await standby.freezes()
    const since = Date.now()
    for (const nth of [1, 2, 3]) await seesItsWrite(from + nth)
    // One read waits for two seconds; those of the next two seconds do not wait.
    const rounds = Math.ceil((Date.now() - since) / 4_000)
    expect(places.length).toBeLessThanOrEqual(rounds)
    expect(new Set(places)).toEqual(new Set(['unavailable']))
    await standby.thaws()
    await sleep(RESTED_MS)
    await seesItsWrite(from + 4)
    expect(places.at(-1)).toBe('replica')
  })

  test('a replica that is killed is read again once it is back', async () => {
    const from = await last()
    places.length = 0
    await standby.kill()
    for (const nth of [1, 2, 3]) await seesItsWrite(from + nth)
    expect(new Set(places)).toEqual(new Set(['unavailable']))
    await standby.starts()
    await sleep(RESTED_MS)
    await seesItsWrite(from + 4)
    expect(places.at(-1)).toBe('replica')
  })

  test('a replica that was promoted has a history of its own and is not read', async () => {
    const from = await last()
    places.length = 0
    await standby.promotes()
    for (const nth of [1, 2]) await seesItsWrite(from + nth)
    expect(new Set(places)).toEqual(new Set(['unavailable']))
  })

  test('a statement that is wrong fails as it does on the primary', async () => {
    await expect(reads.query('SELECT nothing FROM notes', [])).rejects.toThrow('column "nothing" does not exist')
  })

  test('LIST-02: results of a whole book come from its replica, which its metrics count', async () => {
    const book = await serveBook({
      DATABASE_URL: cluster.url('book'),
      DATABASE_REPLICA_URL: standby.url('book'),
      SIM_SHARE: '0.05',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
    })
    onTestFinished(book.stop)
    const response = await fetch(`${book.origin}/api/v2/matches?type=match&match_status=finished&limit=5`)
    expect(response.status).toBe(200)
    const port = /Metrics are served on port (\d+)/.exec(book.output())?.[1]
    const values = readExported(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
    expect(values.get('touchline_database_reads_total{place="replica"}')).toBeGreaterThan(0)
  })
})
