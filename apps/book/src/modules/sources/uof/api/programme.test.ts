import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../../../db/index.ts'
import { feed } from '../../../../operator/feed.ts'
import type { OperatorPorts } from '../../../../operator/operation.ts'
import { fixture } from '../../../../testing/feed/messages.ts'
import { startApiDouble } from '../../../../testing/feed-server/api-double.ts'
import { freshDb } from '../../../../testing/fresh-db.ts'
import { onBook, suiteOn } from '../../../../testing/on-book.ts'
import { createMatchCalls } from '../../../settlement/index.ts'
import { createFeedIngest } from '../ingest-feed.ts'
import { saveSession } from '../session/stored-session.ts'
import { createLookups } from './lookups.ts'
import { createUofApi } from './uof-api.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const FIRST = 330_000_001

let db: Db
beforeAll(async () => {
  db = await freshDb()
})
afterAll(() => db.close())

/** A book that requests two days of a programme in English and German. */
function onProgramme(
  run: (world: {
    readonly api: Awaited<ReturnType<typeof startApiDouble>>
    readonly passes: (ms: number) => void
    /** The vendor has a match. */
    announces(match: number, hours: number, sport?: string): void
    /** The book sends requests until none is due. Returns their paths. */
    asks(): Promise<readonly string[]>
    stored(match: number): Promise<readonly { home: string; league: Record<string, string> }[]>
    status(): Promise<string>
  }) => Promise<void>,
): Promise<void> {
  return onBook(
    () => suiteOn(db, 1),
    async ({ book }) => {
      const { parts, clock } = book
      const api = await startApiDouble({ token: 't', now: clock.now, recover: () => {} })
      api.hasProgramme = true
      const client = createUofApi({ apiUrl: api.url, token: 't', ca: null }, clock)
      const ingest = createFeedIngest({ ...parts, calls: createMatchCalls(parts) })
      const lookups = createLookups({
        ...parts,
        api: client,
        ingest,
        provider: 'betradar',
        languages: ['en', 'de'],
        scheduleDays: 2,
      })
      try {
        await run({
          api,
          passes: (ms) => clock.advance(ms),
          announces(match, hours, sport = 'sr:sport:1') {
            const start = new Date(clock.now() + hours * HOUR_MS).toISOString()
            for (const language of ['en', 'de'])
              api.documents.set(
                `/sports/${language}/sport_events/sr:match:${match}/fixture.xml`,
                fixture(match, { start })
                  .replace('"sr:sport:1"', `"${sport}"`)
                  .replace('Test League', language === 'de' ? 'Testliga' : 'Test League'),
              )
          },
          async asks() {
            const before = api.requests.length
            for (let asked = -1; asked !== api.requests.length; ) {
              asked = api.requests.length
              lookups.programme()
              await lookups.idle()
              expect(api.requests.length - asked).toBeLessThanOrEqual(1)
            }
            return api.requests.slice(before).map((one) => one.replace('GET /v1/sports/', ''))
          },
          stored: (match) =>
            db.query(
              `SELECT c.names ->> 'de' AS home, t.names AS league FROM matches m
               JOIN competitors c ON c.id = m.home_id JOIN tournaments t ON t.id = m.tournament_id WHERE m.seed = $1`,
              [`sr:match:${match}`],
            ),
          async status() {
            const session = { name: 'open', why: null, generation: 1, since: clock.now(), pending: 0 }
            await saveSession(db, 'betradar', { ...session, languages: ['en'], packages: [] }, clock.now())
            return (await feed.run(['status'], { db, clock } as Partial<OperatorPorts> as OperatorPorts)).text
          },
        })
      } finally {
        await client.close()
        await api.close()
      }
    },
  )
}

test('CAT-05 LIST-01: matches of the schedule are stored before their first message, one request at a time, each in the languages of the settings', () =>
  onProgramme(async ({ api, passes, announces, asks, stored, status }) => {
    const cricket = FIRST + 1
    announces(FIRST, 20)
    announces(cricket, 20, 'sr:sport:21')
    const asked = await asks()
    expect(asked).toHaveLength(8)
    expect(asked.slice(0, 2).map((path) => path.replace(/\d{4}-\d\d-\d\d/, 'DAY'))).toEqual([
      'en/schedules/DAY/schedule.xml',
      'de/schedules/DAY/schedule.xml',
    ])
    expect(asked.slice(4)).toEqual(['en/sports.xml', 'de/sports.xml', 'en/tournaments.xml', 'de/tournaments.xml'])
    expect(await stored(FIRST)).toMatchObject([{ home: 'Alpha Town', league: { en: 'Test League', de: 'Testliga' } }])
    expect(await stored(cricket)).toEqual([])
    expect(await status()).toContain('  sports that this book does not offer: Soccer (sr:sport:21)')

    expect(await asks()).toEqual([])
    passes(HOUR_MS + MINUTE_MS)
    const again = await asks()
    expect(again).toHaveLength(4)
    expect(api.unchanged).toHaveLength(4)
  }))

test('CAT-05: a schedule that is not there is requested again, and a match that has begun is left to its messages', () =>
  onProgramme(async ({ api, passes, announces, asks, stored }) => {
    const [match, begun] = [FIRST + 10, FIRST + 11]
    announces(match, 5)
    announces(begun, -1)
    api.fault = 503
    expect(await asks()).toHaveLength(1)
    expect(await stored(match)).toEqual([])
    api.fault = 'none'
    passes(MINUTE_MS)
    await asks()
    expect(await stored(match)).toHaveLength(1)
    expect(await stored(begun)).toEqual([])
  }))
