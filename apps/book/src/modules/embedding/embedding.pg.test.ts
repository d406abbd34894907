import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startCrashProcess } from '../../testing/crash-process.ts'
import { reach, send } from '../../testing/durability/player.ts'
import { createPgDatabase } from '../../testing/pg-database.ts'
import { newFrame, type TestFrame } from '../../testing/test-host.ts'
import { publishSite } from '../site/index.ts'
import { makeCode } from './index.ts'

const server = inject('postgres')
const ORIGIN = 'https://host.example'
const HEADERS = { 'content-type': 'application/json', 'x-app': 'touchline', 'x-touchline-embed': 'frame' }
const CODES = 20

describe.skipIf(server === null)('on PostgreSQL (skipped where its programs are not installed)', () => {
  let database: Awaited<ReturnType<typeof createPgDatabase>>
  beforeAll(async () => {
    database = await createPgDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  test('EMBED-03: killed between the use of a code and its response, the book has a session for each used code, and the others still work', async () => {
    const crash = await createPgDatabase(server ?? '')
    const { db } = crash
    let book = await startCrashProcess({ DATABASE_URL: crash.url })
    const now = Date.now()
    const body = JSON.stringify({ format: 1, frameOrigins: [ORIGIN] })
    await publishSite(db, { body, author: 'test', now, basedOn: null })
    const [host] = await db.query<{ id: number }>(
      `INSERT INTO embed_hosts (origin, name, sealed_key, created_at) VALUES ($1, 'Host', 'v1', $2) RETURNING id`,
      [ORIGIN, new Date(now)],
    )
    const [player] = await db.query<{ id: number }>('SELECT id FROM players ORDER BY id LIMIT 1', [])
    const frames = Array.from({ length: CODES }, newFrame)
    // Good for as long as a loaded machine takes to come up again.
    const later = now + 120_000
    const codes = await Promise.all(
      frames.map(({ nonce }) => makeCode(db, { hostId: host?.id ?? 0, playerId: player?.id ?? 0, nonce }, later)),
    )
    const request = ({ verifier }: TestFrame, at: number) => ({
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify({ code: codes[at]?.code, verifier, host_origin: ORIGIN, cookieless: true }),
    })
    const address = () => `${book.origin}/api/v2/embed/sessions`
    const under = frames.map((frame, at) => send(address(), request(frame, at)))
    await Promise.race(under)
    await book.kill()
    const received = (await Promise.all(under)).filter((answer) => answer?.status === 200).length
    expect(received).toBeGreaterThan(0)
    const count = async (sql: string) => Number((await db.query<{ n: bigint }>(sql, []))[0]?.n)
    const used = await count('SELECT count(*) AS n FROM embed_codes WHERE used_at IS NOT NULL')
    expect(await count('SELECT count(*) AS n FROM sessions WHERE host_origin IS NOT NULL')).toBe(used)
    expect(used).toBeGreaterThanOrEqual(received)
    book = await startCrashProcess({ DATABASE_URL: crash.url })
    const again = await Promise.all(frames.map((frame, at) => reach(address(), request(frame, at))))
    expect(again.filter(({ status }) => status === 200)).toHaveLength(CODES - used)
    expect(again.filter(({ status }) => status === 401)).toHaveLength(used)
    await book.stop()
    await crash.drop()
  })
})
