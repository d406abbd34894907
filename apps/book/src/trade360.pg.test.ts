import { createRng } from '@touchline/sports'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { recordHeartbeat } from './modules/providers/index.ts'
import { createMatchCalls, ingestUof } from './modules/settlement/index.ts'
import { createTrade360Feed, createUofSource } from './modules/sources/uof/index.ts'
import { feed as feedCommand } from './operator/feed.ts'
import type { OperatorPorts } from './operator/operation.ts'
import { findRabbitMq, type RabbitMq, startRabbitMq } from './testing/engines/rabbitmq.ts'
import { bet, fixtureOf, livescoreOf, market, message, threeWay } from './testing/feed/trade360-messages.ts'
import { createRealClock } from './testing/feed-server/real-clock.ts'
import { playLeague } from './testing/feed-server/simulated-league.ts'
import { trade360League } from './testing/feed-server/trade360-league.ts'
import { openTrade360Vendor, type Trade360Vendor } from './testing/feed-server/trade360-vendor.ts'
import { createPgDatabase } from './testing/pg-database.ts'
import { openTestBook, type TestBook } from './testing/test-book.ts'
import { single } from './testing/test-player.ts'

const server = inject('postgres')
const bin = await findRabbitMq()
const HOUR_MS = 3_600_000
const [FIXTURE, HEARTBEAT, MARKETS, LIVESCORE, SETTLEMENT] = [1, 32, 3, 2, 35]
let serial = 15_267_782

interface World {
  readonly book: TestBook
  readonly vendor: Trade360Vendor
  readonly match: number
  readonly warnings: string[]
  /** Odds of the home side x 10,000; undefined while the market is not open. */
  home(): number | undefined
  /** Signs of life come, and what has come is played, until something holds. */
  until(what: string, holds: () => Promise<boolean> | boolean): Promise<void>
  rejects(): Promise<readonly { readonly why: string }[]>
  stops(): Promise<void>
  starts(): Promise<void>
}

describe.skipIf(server === null || bin === null)(
  'sessions with TRADE360 of LSports (skipped where PostgreSQL or RabbitMQ is not installed)',
  () => {
    let rabbit: RabbitMq
    beforeAll(async () => {
      rabbit = await startRabbitMq(bin ?? '')
    })
    afterAll(() => rabbit?.stop())

    async function onTrade360(run: (world: World) => Promise<void>): Promise<void> {
      const database = await createPgDatabase(server ?? '')
      const clock = createRealClock()
      const book = await openTestBook(database.db, clock)
      const vendor = await openTrade360Vendor(rabbit)
      const { parts } = book
      const warnings: string[] = []
      const log = { ...parts.log, warn: (text: string) => void warnings.push(text) }
      const { url, user, password } = vendor
      const feed = createTrade360Feed({
        ...parts,
        log,
        calls: createMatchCalls(parts),
        takeResults: (body) => ingestUof(parts, body),
        received: () => {},
        storeSign: (sign) => recordHeartbeat(database.db, sign, clock.now()),
        account: { user, password, apiUrl: url, snapshotUrl: url, ca: null, inPlay: vendor.package, preMatch: null },
        terms: {
          firstPauseMs: 50,
          longestPauseMs: 300,
          heartbeatS: 1,
          againMs: 100,
          askEveryMs: 200,
          lookEveryMs: 200,
        },
      })
      const catalogue = book.catalogue
      const source = createUofSource({ ...parts, log, catalogue, providers: ['lsports'], translated: [feed] })
      book.plays({ step: () => {}, touch: () => {}, store: async () => {}, together: () => null })
      const match = ++serial
      const found = () => [...(book.sink.board.match(match)?.markets.values() ?? [])].find(({ id }) => id === 1)
      const world: World = {
        book,
        vendor,
        match,
        warnings,
        home: () => (found()?.status === 1 ? found()?.outcomes[0]?.odds : undefined),
        async until(what, holds) {
          const end = Date.now() + 30_000
          for (;;) {
            await vendor.says(message(HEARTBEAT, null, clock.now())).catch(() => undefined)
            await source.poll()
            await book.works()
            if (await holds()) return
            if (Date.now() > end) throw new Error(`It never came to this: ${what}. ${warnings.slice(-5).join(' | ')}`)
            await new Promise((resolve) => setTimeout(resolve, 50))
          }
        },
        rejects: () => database.db.query('SELECT why FROM feed_rejects ORDER BY id', []),
        stops: () => source.stop(),
        starts: () => source.start(book.sink),
      }
      try {
        await run(world)
        await source.stop()
        await book.close()
      } finally {
        await source.stop()
        await vendor.close()
        await database.drop()
      }
    }

    /** The match in the snapshot of the vendor. */
    const inSnapshot = ({ vendor, match, book }: World, home: number, more: object = {}) =>
      vendor.events.set(match, {
        Fixture: fixtureOf({ at: book.clock.now() - 1_000, start: book.clock.now() + HOUR_MS }),
        Markets: [threeWay(home, book.clock.now() - 1_000)],
        ...more,
      })

    test('LIVE-01 BETS-01: from the snapshot to the first price, a bet, its score and its settlement, which is repeated and corrected', () =>
      onTrade360(async (world) => {
        const { book, vendor, match, home, until } = world
        inSnapshot(world, 2.1)
        await world.starts()
        await until('the price of the snapshot is shown', () => home() === 21_000)
        expect(vendor.requests.slice(0, 3)).toEqual(['/Distribution/Start', '/InPlay/GetFixtures', '/InPlay/GetEvents'])
        await vendor.says(
          message(MARKETS, [{ FixtureId: match, Markets: [threeWay(2.2, book.clock.now())] }], book.clock.now()),
        )
        await until('the next price is shown', () => home() === 22_000)
        const demo = await book.player('first', { EUR: 100_00 })
        const pick = { match_id: match, market_id: 1, specifier: '', outcome_id: '1', odds: 22_000 }
        const [placed] = (await demo.places(single(pick, 10_00))).expectAccepted()
        const [leg] = await book.parts.db.query<{ price_provider: string }>(
          'SELECT price_provider FROM bet_legs WHERE bet_id = $1',
          [placed?.id],
        )
        expect(leg?.price_provider).toBe('lsports')
        await vendor.says(message(LIVESCORE, [{ FixtureId: match, Livescore: livescoreOf(1, 0) }], book.clock.now()))
        await until('the score is shown', () => {
          const entry = book.sink.events.get(match)
          return entry?.type === 'match' && entry.score?.home === 1
        })
        const settles = (settlement: number) => {
          const at = book.clock.now()
          const bets = [
            bet('1', { status: 3, settlement, at }),
            bet('X', { status: 3, settlement: 1, at }),
            bet('2', { status: 3, settlement: 1, at }),
          ]
          return message(SETTLEMENT, [{ FixtureId: match, Markets: [market(1, '1X2', bets)] }], at)
        }
        const won = settles(2)
        await vendor.says(won, won, won)
        await until('the bet is won', async () => (await demo.bet(placed?.id ?? 0)).result === 'win_entire')
        await demo.expectBalance(112_00)
        await vendor.says(settles(1), won)
        await until('the bet is lost', async () => (await demo.bet(placed?.id ?? 0)).result === 'lose_entire')
        await demo.expectBalance(90_00)
        expect(await world.rejects()).toEqual([])
      }))

    test('LIVE-01 BETS-01: a league that the feed server plays in TRADE360 comes to prices, scores and results, and pays a bet', () =>
      onTrade360(async ({ book, vendor, until, starts, rejects }) => {
        let isActive = true
        const pace = { speed: 60 }
        const rng = createRng('league')
        const chance = () => rng.next()
        const terms = { now: book.clock.now, chance, pace, matches: 3, isActive: () => isActive }
        const league = trade360League(vendor, book.clock.now)
        await starts()
        await until('the package is distributed', () => vendor.isDistributed)
        const playing = playLeague([league], terms)
        try {
          const matches = () => [...book.sink.events.all()].flatMap((entry) => (entry.type === 'match' ? [entry] : []))
          const total = (id: number) =>
            [...(book.sink.board.match(id)?.markets.values() ?? [])].find((one) => one.id === 18 && one.status === 1)
          const open = () => matches().find(({ id, status }) => status === 0 && total(id) !== undefined)
          await until('a match before its start has prices', () => open() !== undefined)
          await until('another one is played', () =>
            matches().some(({ status, score }) => status === 1 && score !== null),
          )
          const [id, market] = [open()?.id ?? 0, total(open()?.id ?? 0)]
          const [over] = market?.outcomes ?? []
          const pick = {
            match_id: id,
            market_id: 18,
            specifier: market?.specifier ?? '',
            outcome_id: '12',
            odds: over?.odds ?? 0,
          }
          const demo = await book.player('league', { EUR: 100_00 })
          const [placed] = (await demo.places(single(pick, 10_00), { mode: 'any' })).expectAccepted()
          pace.speed = 2_000
          await until('the bet is settled', async () => (await demo.bet(placed?.id ?? 0)).status === 'done')
          expect(await rejects()).toEqual([])
        } finally {
          isActive = false
          await playing
        }
      }))

    test('messages that come while the snapshot is taken are played after it, and older ones than it change nothing', () =>
      onTrade360(async (world) => {
        const { book, vendor, match, home, until } = world
        inSnapshot(world, 2.1)
        vendor.isDistributed = true
        vendor.fault = 503
        await world.starts()
        await until('the snapshot is refused', () => world.warnings.some((one) => one.includes('503')))
        const now = book.clock.now()
        await vendor.says(
          message(MARKETS, [{ FixtureId: match, Markets: [threeWay(2.6, now)] }], now),
          message(MARKETS, [{ FixtureId: match, Markets: [threeWay(9, now - 60_000)] }], now - 60_000),
        )
        expect(home()).toBe(undefined)
        vendor.fault = 0
        await until('the newest price is shown', () => home() === 26_000)
        await until('all is answered', async () => (await vendor.queued()) < 3)
        expect(home()).toBe(26_000)
      }))

    test('fault 18: a poison message is stored and counted and never asked for again, and the messages behind it are taken', () =>
      onTrade360(async (world) => {
        const { book, vendor, match, home, until } = world
        inSnapshot(world, 2.1)
        await world.starts()
        await until('the price is shown', () => home() === 21_000)
        const now = book.clock.now()
        const nameless = { FixtureId: match, Markets: [{ Id: 1, Name: '1X2', Bets: [{ Status: 1 }] }] }
        await vendor.says(
          '{',
          message(MARKETS, [nameless], now),
          message(MARKETS, [{ FixtureId: match, Markets: [threeWay(2.4, now)] }], now),
        )
        await until('the price behind them is shown', () => home() === 24_000)
        const rejects = await world.rejects()
        expect(rejects.map(({ why }) => why)).toEqual(['it is no JSON', expect.stringContaining('Name')])
        await until('nothing is left in the queue', async () => (await vendor.queued()) === 0)
        const ports = book.parts as unknown as OperatorPorts
        await until('people see it', async () => {
          const { text } = await feedCommand.run(['status'], ports)
          return /^lsports {2}open since .*2 put aside in 24 h/.test(text)
        })
      }))

    test.each([
      ['closes the connection', (vendor: Trade360Vendor) => vendor.closeConnections()],
      ['deletes the queue under its consumer', (vendor: Trade360Vendor) => vendor.deleteQueue()],
      ['has stopped to distribute', async (vendor: Trade360Vendor) => Object.assign(vendor, { isDistributed: false })],
    ])('SLIP-07: a vendor that %s: nothing can be bet on until a snapshot has come', (_what, breaks) =>
      onTrade360(async (world) => {
        const { vendor, home, until } = world
        inSnapshot(world, 2.1)
        await world.starts()
        await until('the price is shown', () => home() === 21_000)
        vendor.events.clear()
        vendor.fault = 503
        await breaks(vendor)
        if (!vendor.isDistributed) vendor.fault = 0
        await until('the market is suspended', () => home() === undefined)
        inSnapshot(world, 1.5)
        vendor.fault = 0
        if (vendor.isDistributed) await vendor.closeConnections()
        await until('the price of the snapshot is shown', () => home() === 15_000)
      }),
    )

    test('an event that the vendor does not describe, or of a sport that is not offered, is counted and asked for once', () =>
      onTrade360(async (world) => {
        const { book, vendor, until } = world
        await world.starts()
        await until('the session is complete', () => vendor.requests.includes('/InPlay/GetFixtures'))
        const now = book.clock.now()
        vendor.events.set(77, {
          Fixture: { ...fixtureOf({ at: now, start: now }), Sport: { Id: 452_674, Name: 'Cricket' } },
        })
        const prices = (FixtureId: number) => message(MARKETS, [{ FixtureId, Markets: [threeWay(2, now)] }], now)
        for (let i = 0; i < 3; i++) await vendor.says(prices(77), prices(78))
        await until('both are counted', async () => {
          const rows = await book.parts.db.query<{ name: string; times: number }>(
            'SELECT name, times FROM feed_unknowns ORDER BY name',
            [],
          )
          return rows.length === 2 && rows.every(({ times }) => times >= 3)
        })
        expect(vendor.requests.filter((path) => path === '/InPlay/GetEvents')).toHaveLength(2)
        expect(await world.rejects()).toEqual([])
      }))

    test('a new fixture is stored from its message, an unknown one is requested, and a cancelled one refunds its stakes', () =>
      onTrade360(async (world) => {
        const { book, vendor, match, home, until } = world
        await world.starts()
        await until('the session is complete', () => vendor.requests.includes('/InPlay/GetFixtures'))
        inSnapshot(world, 2.1)
        await vendor.says(
          message(MARKETS, [{ FixtureId: match, Markets: [threeWay(2.3, book.clock.now())] }], book.clock.now()),
        )
        await until('the match was asked for', () => home() === 23_000)
        const demo = await book.player('first', { EUR: 100_00 })
        const pick = { match_id: match, market_id: 1, specifier: '', outcome_id: '1', odds: 23_000 }
        const [placed] = (await demo.places(single(pick, 10_00))).expectAccepted()
        const now = book.clock.now()
        const fixture = fixtureOf({ at: now, start: now + HOUR_MS, status: 4 })
        await vendor.says(message(FIXTURE, [{ FixtureId: match, Fixture: fixture }], now))
        await until('the stake is back', async () => (await demo.bet(placed?.id ?? 0)).status !== 'waiting_results')
        await demo.expectBalance(100_00)
      }))
  },
)
