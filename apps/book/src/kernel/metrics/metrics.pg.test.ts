import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type ServedBook, serveBook } from '../../testing/engines/served-book.ts'
import { type ExportedValues, readExported } from '../../testing/exported-values.ts'
import { createPgDatabase, type PgDatabase } from '../../testing/pg-database.ts'

const server = inject('postgres')
const OPTIONS = { METRICS_PORT: '0', SIM_SHARE: '0.05', ADDITIONAL_PROVIDERS: '', LOG_LEVEL: 'info' }

/** Reads what a process exports, as Prometheus does. */
async function scrape(book: ServedBook, path = '/metrics'): Promise<{ status: number; values: ExportedValues }> {
  const port = /Metrics are served on port (\d+)/.exec(book.output())?.[1]
  const answer = await fetch(`http://127.0.0.1:${port}${path}`)
  return { status: answer.status, values: readExported(await answer.text()) }
}

describe.skipIf(server === null)('metrics of processes (skipped where PostgreSQL is not installed)', () => {
  let database: PgDatabase
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  async function starts(env: Record<string, string>): Promise<ServedBook> {
    const book = await serveBook({ ...OPTIONS, DATABASE_URL: database.url, ...env })
    onTestFinished(book.stop)
    return book
  }

  test('each process exports its own part on a port of its own: roles, pool, offer and, where it settles, the database', async () => {
    const owner = await starts({})
    const follower = await starts({ BOOK_ROLES: 'api' })
    await expect.poll(async () => (await scrape(owner)).values.get('touchline_ready')).toBe(1)
    const owned = (await scrape(owner)).values
    for (const role of ['feed', 'settlement', 'publisher'])
      expect(owned.get(`touchline_role_held{role="${role}"}`)).toBe(1)
    expect(owned.get('touchline_database_up')).toBe(1)
    expect(owned.get('touchline_database_connections{state="open"}')).toBeGreaterThan(0)
    expect(owned.get('touchline_offer_events{state="open"}')).toBeGreaterThan(0)
    expect(owned.has('touchline_offer_follower_silence_seconds')).toBe(false)
    expect(owned.get('touchline_settlement_waiting_legs')).toBe(0)
    expect(owned.get('touchline_mapping_suggestions')).toBe(0)
    expect(owned.get('process_resident_memory_bytes')).toBeGreaterThan(0)

    const followed = (await scrape(follower)).values
    expect([...followed.keys()].filter((name) => name.startsWith('touchline_role_held'))).toEqual([])
    expect(followed.get('touchline_offer_follower_silence_seconds')).toBeLessThan(5)
    expect(followed.has('touchline_database_up')).toBe(false)
    expect(followed.has('touchline_mapping_suggestions')).toBe(false)

    owner.signal('SIGSTOP')
    await expect
      .poll(async () => (await scrape(follower)).values.get('touchline_offer_follower_silence_seconds'))
      .toBeGreaterThan(5)
    owner.signal('SIGCONT')
  })

  test('nothing but /metrics is served there, and the port of the product does not serve it', async () => {
    const book = await starts({ BOOK_ROLES: 'api,publisher' })
    expect((await scrape(book, '/api/health')).status).toBe(404)
    expect((await fetch(`${book.origin}/metrics`)).status).toBe(404)
  })
})
