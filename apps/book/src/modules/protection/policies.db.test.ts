import { JURISDICTIONS, type Jurisdiction, POLICIES } from '@touchline/betting'
import type { CallBody, Limit } from '@touchline/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onBook } from '../../testing/on-book.ts'
import { onDatabase } from '../../testing/on-database.ts'
import type { TestBook } from '../../testing/test-book.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PERIODS = ['day', 'week', 'month'] as const
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
]

type Wish = Partial<{
  type: Limit['type']
  period: string | null
  strategy: string
  amount: number | null
  zone: string
}>

async function sets(player: TestPlayer, { zone = 'UTC', ...wish }: Wish) {
  const body = { type: 'wager', period: 'day', currency: 'EUR', ...wish, time_zone: zone } as CallBody<'setUserLimit'>
  return player.call('setUserLimit', { body })
}

const limits = async (player: TestPlayer) => (await player.call('getUserLimits')).answer.data

/** The same book under the rules of a jurisdiction; the end of the test closes it. */
async function under(book: TestBook, player: TestPlayer, jurisdiction: Jurisdiction): Promise<TestBook> {
  const next = await book.restarts({ JURISDICTION: jurisdiction })
  player.app = next.app
  return next
}

/** Clocks that go back over midnight, or skip it: the first day of a month, a Sunday and a Friday among them. */
const MIDNIGHT_CHANGES = [
  ['America/Havana', '2026-11-01T05:00:00Z'],
  ['America/Havana', '2027-03-14T05:00:00Z'],
  ['Atlantic/Azores', '2026-10-25T01:00:00Z'],
  ['Africa/Cairo', '2027-04-29T22:00:00Z'],
  ['Africa/Cairo', '2026-10-29T21:00:00Z'],
  ['America/Santiago', '2026-09-06T04:00:00Z'],
  ['America/Santiago', '2027-04-04T03:00:00Z'],
  ['Asia/Beirut', '2026-10-24T21:00:00Z'],
  ['Asia/Beirut', '2027-03-27T22:00:00Z'],
] as const

/**
 * Where a day, a week or a month began on the calendar of a zone, found by asking the calendar of every quarter of an
 * hour.
 */
function calendarStart(period: (typeof PERIODS)[number], zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  const day = (ms: number) => format.format(ms)
  const starts = (ms: number) => {
    const [, , date] = day(ms).split('-')
    if (period === 'day') return true
    if (period === 'month') return date === '01'
    return new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short' }).format(ms) === 'Mon'
  }
  const step = 15 * 60_000
  let ms = Math.floor(at / step) * step
  while (day(ms - step) === day(ms) || !starts(ms)) ms -= step
  return ms
}

onDatabase((suite) => {
  describe('rules about limits', () => {
    test('SAFE-01: periods begin by the calendar of the time zone, through every change of its clocks, or so long ago', async () => {
      const { db } = suite()
      const at = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) })
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...PERIODS), fc.constantFrom(...ZONES), at, async (period, zone, now) => {
          const sql = 'SELECT limit_period_start($1, $2, $3, $4) AS at'
          const start = async (strategy: string) =>
            (await db.query<{ at: Date }>(sql, [period, strategy, zone, new Date(now)]))[0]?.at.getTime()
          expect(await start('calendar')).toBe(calendarStart(period, zone, now))
          expect(await start('rolling')).toBe(now - { day: 1, week: 7, month: 30 }[period] * DAY_MS)
        }),
        { numRuns: 60 },
      )
    })

    test('SAFE-01: a day on which clocks go back over midnight, or skip it, begins once', async () => {
      const { db } = suite()
      const sql = `SELECT z.zone, z.at, z.period, limit_period_start(z.period, 'calendar', z.zone, z.at) AS start
        FROM jsonb_to_recordset($1) AS z (zone TEXT, at TIMESTAMPTZ, period TEXT)`
      const changes = MIDNIGHT_CHANGES.flatMap(([zone, change]) =>
        [-90, -60, -45, -30, -15, 0, 15, 45, 60, 75, 105].flatMap((minutes) =>
          PERIODS.map((period) => ({ zone, at: new Date(Date.parse(change) + minutes * 60_000), period })),
        ),
      )
      const rows = await db.query<{ zone: string; at: Date; period: (typeof PERIODS)[number]; start: Date }>(sql, [
        JSON.stringify(changes),
      ])
      expect(rows).toHaveLength(changes.length)
      for (const { zone, at, period, start } of rows)
        expect(start.toISOString(), `${zone} ${period} ${at.toISOString()}`).toBe(
          new Date(calendarStart(period, zone, at.getTime())).toISOString(),
        )
    })

    test('SAFE-01: a rolling day forgets a stake when 24 hours have passed, not at midnight; both ways hold beside each other', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        await sets(demo, { amount: 100_00, strategy: 'rolling' })
        await sets(demo, { amount: 150_00 })
        expect((await limits(demo)).map(({ strategy }) => strategy)).toEqual(['rolling', 'calendar'])
        ;(await demo.places(single(game.home, 100_00))).expectAccepted()
        await book.passes(DAY_MS - 1)
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 1_00))).expectRefused('own_limit_reached')
        await book.passes(2)
        game.moves({ home: 20_000 })
        ;(await demo.places(single(game.home, 100_00))).expectAccepted()
      }))

    test('SAFE-01: a period keeps the time zone it began with, so that no other one makes it start again', () =>
      onBook(suite, async ({ match, player }) => {
        const game = match()
        const demo = await player()
        await sets(demo, { amount: 100_00, zone: 'America/Los_Angeles' })
        ;(await demo.places(single(game.home, 100_00))).expectAccepted()
        // In Kiritimati it is tomorrow.
        await sets(demo, { amount: 99_00, zone: 'Pacific/Kiritimati' })
        ;(await demo.places(single(game.home, 1_00))).expectRefused('own_limit_reached')
      }))

    for (const jurisdiction of JURISDICTIONS) {
      const policy = POLICIES[jurisdiction]
      test(`SAFE-04: in ${jurisdiction} a limit is loosened, lifted and left by its own delays and words`, () =>
        onBook(suite, async ({ book, player }) => {
          const demo = await player()
          const here = await under(book, demo, jurisdiction)
          await sets(demo, { amount: 100_00 })
          await sets(demo, { amount: 200_00 })
          const [waiting] = await limits(demo)
          const confirms = policy.confirmWithinMs !== null
          expect(waiting).toMatchObject({ amount: 100_00, next_amount: 200_00 })
          expect(waiting?.status).toBe(confirms ? 'unconfirmed' : 'confirmed')
          await here.passes(policy.loosenDelayMs - 1)
          expect((await limits(demo)).map(({ amount }) => amount)).toEqual([100_00])
          await here.passes(1)
          const confirm = (id = 0) => demo.call('confirmUserLimit', { params: { id } })
          if (confirms) expect((await limits(demo))[0]?.amount).toBe(100_00)
          if (confirms) await confirm(waiting?.id)
          const [raised, ...others] = await limits(demo)
          expect(raised).toMatchObject({ amount: 200_00, status: 'active', next_amount: null })
          expect(others).toEqual([])

          await sets(demo, { amount: null })
          const [lifted] = await limits(demo)
          expect(lifted?.status).toBe(confirms ? 'unconfirmed_disabled' : 'confirmed_disabled')
          // A change of mind: what holds is kept.
          await sets(demo, { amount: 200_00 })
          expect((await limits(demo))[0]).toMatchObject({ status: 'active', confirm_from: null, disable_at: null })
          await sets(demo, { amount: null })
          await here.passes(policy.loosenDelayMs)
          if (confirms) await confirm(lifted?.id)
          expect(await limits(demo)).toEqual([])
          await here.close()
        }))
    }

    test('SAFE-04: a stricter limit replaces a looser one that was scheduled', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const here = await under(book, demo, 'sweden')
        await sets(demo, { amount: 100_00 })
        await sets(demo, { amount: 500_00 })
        await here.passes(DAY_MS)
        await sets(demo, { amount: 50_00 })
        await here.passes(10 * DAY_MS)
        expect((await limits(demo)).map(({ amount }) => amount)).toEqual([50_00])
        await here.close()
      }))

    test('SAFE-04: where a limit on deposits has to hold the last one is not lifted', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const here = await under(book, demo, 'denmark')
        await sets(demo, { type: 'deposit', amount: 100_00 })
        expect((await sets(demo, { type: 'deposit', amount: null })).error.code).toBe(1161)
        await sets(demo, { type: 'deposit', period: 'week', amount: 100_00 })
        expect((await sets(demo, { type: 'deposit', amount: null })).status).toBe(200)
        expect((await sets(demo, { type: 'deposit', period: 'week', amount: null })).error.code).toBe(1161)
        await here.close()
      }))

    test('SAFE-04: breaks and exclusions are those of the jurisdiction, and a return takes the time of its rules', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const here = await under(book, demo, 'denmark')
        const pause = (type: string, days: number) => demo.call('excludePlayer', { body: { type, days } })
        expect((await pause('coolingoff', 42)).error.code).toBe(1160)
        expect((await pause('selfexclusion', 730)).error.code).toBe(1160)
        const { session } = demo
        expect((await pause('selfexclusion', 30)).status).toBe(201)
        expect((await demo.call('getPlayer', { session })).status).toBe(401)
        await here.close()
      }))

    test('SAFE-04: the rules are those of the country a visitor comes from, or one for all by setting', () =>
      onBook(suite, async ({ book, player }) => {
        const demo = await player()
        const byCountry = await book.restarts({ COUNTRY_HEADER: 'cf-ipcountry' })
        demo.app = byCountry.app
        const ask = async (country: string) =>
          (await demo.call('getProtection', { headers: { 'cf-ipcountry': country } })).answer.data
        expect(await ask('SE')).toMatchObject({ jurisdiction: 'sweden', mark: 'panel', needs_deposit_limit: true })
        expect(await ask('AT')).toMatchObject({ jurisdiction: 'default', mark: 'none', reality_check_ms: null })
        const fixed = await byCountry.restarts({ COUNTRY_HEADER: 'cf-ipcountry', JURISDICTION: 'ontario' })
        demo.app = fixed.app
        expect(await ask('SE')).toMatchObject({ jurisdiction: 'ontario', confirm_within_ms: null })
        await fixed.close()
      }))
  })
})
