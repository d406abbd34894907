import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRng } from '@touchline/sports'
import { expect, test } from 'vitest'
import { feed as feedCommand } from '../../../../operator/feed.ts'
import type { OperatorPorts } from '../../../../operator/operation.ts'
import {
  bet,
  competitionOf,
  fixtureOf,
  livescoreOf,
  market,
  message,
  outrightLeague,
  threeWay,
  winnerMarket,
} from '../../../../testing/feed/trade360-messages.ts'
import { describeOnBroker } from '../../../../testing/feed-server/describe-on-broker.ts'
import {
  inSnapshot,
  onTrade360Session,
  type Trade360World,
} from '../../../../testing/feed-server/on-trade360-session.ts'
import { playLeague } from '../../../../testing/feed-server/simulated-league.ts'
import { trade360League } from '../../../../testing/feed-server/trade360-league.ts'
import {
  isTrade360File,
  playTrade360,
  readTrade360Programme,
} from '../../../../testing/feed-server/trade360-programme.ts'
import type { Trade360Vendor } from '../../../../testing/feed-server/trade360-vendor.ts'
import { injectCall } from '../../../../testing/inject-call.ts'
import { single } from '../../../../testing/test-player.ts'
import { type RecordedLine, recordTrade360, type SnapshotPace } from '../index.ts'

const HOUR_MS = 3_600_000
/** Between the number of a match and that of an outright. */
const OUTRIGHT = 1_000_000
const [FIXTURE, MARKETS, LIVESCORE, SETTLEMENT] = [1, 3, 2, 35]

await describeOnBroker('sessions with TRADE360 of LSports', (broker) => {
  const onTrade360 = (run: (world: Trade360World) => Promise<void>, pace?: Partial<SnapshotPace>) =>
    onTrade360Session(broker, run, pace)

  test('LIVE-01 BETS-01: from the snapshot to the first price, a bet, its score and its settlement, which is repeated and corrected', () =>
    onTrade360(async (world) => {
      const { book, vendor, match, home, until } = world
      inSnapshot(world, 2.1)
      await world.starts()
      await until('the price of the snapshot is shown', () => home() === 21_000)
      expect(vendor.requests.slice(0, 3)).toEqual(['/Distribution/Start', '/InPlay/GetFixtures', '/InPlay/GetEvents'])
      await vendor.sends(
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
      await vendor.sends(message(LIVESCORE, [{ FixtureId: match, Livescore: livescoreOf(1, 0) }], book.clock.now()))
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
      await vendor.sends(won, won, won)
      await until('the bet is won', async () => (await demo.bet(placed?.id ?? 0)).result === 'win_entire')
      await demo.expectBalance(112_00)
      await vendor.sends(settles(1), won)
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
          [...(book.sink.board.event(id)?.markets.values() ?? [])].find((one) => one.id === 18 && one.status === 1)
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
      await vendor.sends(
        message(MARKETS, [{ FixtureId: match, Markets: [threeWay(2.6, now)] }], now),
        message(MARKETS, [{ FixtureId: match, Markets: [threeWay(9, now - 60_000)] }], now - 60_000),
      )
      expect(home()).toBe(undefined)
      vendor.fault = 0
      await until('the newest price is shown', () => home() === 26_000)
      await until('all is answered', async () => (await vendor.queued()) < 3)
      expect(home()).toBe(26_000)
    }))

  test('fault 18: a poison message is stored and counted and never requested again, and the messages behind it are processed', () =>
    onTrade360(async (world) => {
      const { book, vendor, match, home, until } = world
      inSnapshot(world, 2.1)
      await world.starts()
      await until('the price is shown', () => home() === 21_000)
      const now = book.clock.now()
      const nameless = { FixtureId: match, Markets: [{ Id: 1, Name: '1X2', Bets: [{ Status: 1 }] }] }
      await vendor.sends(
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
        const [session = '', inPlay = ''] = text.split('\n')
        const isOpen = /^ {2}\d+ in play {2}open, \d+ s behind, last message \d{4}-/.test(inPlay)
        return /^lsports {2}open since .*2 put aside in 24 h/.test(session) && isOpen
      })
    }))

  test.each([
    ['closes the connection', (vendor: Trade360Vendor) => vendor.closeConnections()],
    ['deletes the queue under its consumer (fault 18)', (vendor: Trade360Vendor) => vendor.deleteQueue()],
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

  test('an event that the vendor does not describe, or of a sport that is not offered, is counted and requested once', () =>
    onTrade360(async (world) => {
      const { book, vendor, until } = world
      await world.starts()
      await until('the session is complete', () => vendor.requests.includes('/InPlay/GetFixtures'))
      const now = book.clock.now()
      vendor.events.set(77, {
        Fixture: { ...fixtureOf({ at: now, start: now }), Sport: { Id: 452_674, Name: 'Cricket' } },
      })
      const prices = (FixtureId: number) => message(MARKETS, [{ FixtureId, Markets: [threeWay(2, now)] }], now)
      for (let i = 0; i < 3; i++) await vendor.sends(prices(77), prices(78))
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
      await vendor.sends(
        message(MARKETS, [{ FixtureId: match, Markets: [threeWay(2.3, book.clock.now())] }], book.clock.now()),
      )
      await until('the match was asked for', () => home() === 23_000)
      const demo = await book.player('first', { EUR: 100_00 })
      const pick = { match_id: match, market_id: 1, specifier: '', outcome_id: '1', odds: 23_000 }
      const [placed] = (await demo.places(single(pick, 10_00))).expectAccepted()
      const now = book.clock.now()
      const fixture = fixtureOf({ at: now, start: now + HOUR_MS, status: 4 })
      await vendor.sends(message(FIXTURE, [{ FixtureId: match, Fixture: fixture }], now))
      await until('the stake is back', async () => (await demo.bet(placed?.id ?? 0)).status !== 'waiting_results')
      await demo.expectBalance(100_00)
    }))

  test('LIVE-01: a vendor that allows one snapshot request in a second gets no more', () =>
    onTrade360(
      async (world) => {
        const { vendor, match, home, until, starts } = world
        inSnapshot(world, 2.1)
        for (let other = 1; other <= 60; other++)
          vendor.events.set(match + other * 1_000, vendor.events.get(match) ?? {})
        vendor.apartMs = 400
        await starts()
        await until('the price of the snapshot is shown', () => home() === 21_000)
        await until(
          'the whole snapshot is taken',
          () => vendor.requests.filter((one) => one.endsWith('/GetEvents')).length === 2,
        )
        expect(world.warnings).toEqual([])
      },
      { apartMs: 500, wholeApartMs: 500 },
    ))

  test('SLIP-07: a message that cannot be read leaves no old price open: its event is taken from a snapshot, and the whole package where that fails', () =>
    onTrade360(async (world) => {
      const { book, vendor, match, home, until, starts } = world
      inSnapshot(world, 2.1)
      await starts()
      await until('the price is shown', () => home() === 21_000)
      const bad = () => {
        const bets = [{ Name: '1', Status: 'closed', LastUpdate: new Date(book.clock.now()).toISOString() }]
        return message(MARKETS, [{ FixtureId: match, Markets: [{ Id: 1, Name: '1X2', Bets: bets }] }], book.clock.now())
      }
      inSnapshot(world, 2.2, { Markets: [threeWay(2.2, book.clock.now(), 2)] })
      await vendor.sends(bad())
      await until('the market is suspended', () => home() === undefined)
      inSnapshot(world, 2.3)
      vendor.fault = 503
      await vendor.sends(
        message(MARKETS, [{ FixtureId: match, Markets: [threeWay(2.4, book.clock.now())] }], book.clock.now()),
      )
      await until('it is open again', () => home() === 24_000)
      await vendor.sends(bad())
      await until('the package is suspended', () => home() === undefined)
      inSnapshot(world, 2.6, { Markets: [threeWay(2.6, book.clock.now())] })
      vendor.fault = 0
      await until('the price of the snapshot is shown', () => home() === 26_000)
      expect(await world.rejects()).toHaveLength(2)
    }))

  test('LIVE-01 BETS-01: who wins a season: the outright of a snapshot is offered by the names of its sides, takes bets, and is settled', () =>
    onTrade360(async ({ book, vendor, match, until, starts, marketOf, rejects }) => {
      const MARKET = 1_000_274
      const [TOWN, CITY] = ['ls:competitor:52001', 'ls:competitor:52002']
      const begun = book.clock.now()
      const sides = (town: number, city: number, more: object = {}) =>
        winnerMarket(book.clock.now(), {
          'Alpha Town': { id: 52_001, price: town, at: 0, ...more },
          'Beta City': { id: 52_002, price: city, at: 0, ...more },
        })
      const OutrightLeague = outrightLeague({ at: begun, end: begun + 90 * 24 * HOUR_MS, status: 2 })
      vendor.outrights.set(match, competitionOf(match, { OutrightLeague, Markets: [sides(1.9, 2.1)] }))
      await starts()
      const event = () => [...book.sink.events.all()].find(({ type }) => type === 'outright')
      const odds = () => marketOf(event()?.id ?? 0, MARKET)?.outcomes.map((one) => [one.id, one.odds, one.active])
      await until('it is offered', () => marketOf(event()?.id ?? 0, MARKET)?.status === 1)
      expect(odds()).toEqual([
        [TOWN, 19_000, true],
        [CITY, 21_000, true],
      ])
      expect(event()).toMatchObject({ names: { en: 'Test League 2026/2027' }, status: 0, competitors: [{}, {}] })
      const page = await injectCall(book.app, 'getMatchMarkets', { params: { id: event()?.id ?? 0 } })
      expect(page.answer.data.map(({ name, outcomes }) => [name, outcomes.map((one) => one.name)])).toEqual([
        ['Outright Winner', ['Alpha Town', 'Beta City']],
      ])
      const sends = (type: number, Markets: readonly object[]) =>
        vendor.sends(message(type, null, book.clock.now(), { Competition: competitionOf(match, { Markets }) }))
      await sends(40, [sides(1.8, 2.2)])
      await until('the next price is shown', () => odds()?.[0]?.[1] === 18_000)
      const demo = await book.player('outright', { EUR: 100_00 })
      const pick = { match_id: event()?.id ?? 0, market_id: MARKET, specifier: '', outcome_id: TOWN, odds: 18_000 }
      const [placed] = (await demo.places(single(pick, 10_00))).expectAccepted()
      const result = winnerMarket(book.clock.now(), {
        'Alpha Town': { id: 52_001, status: 3, settlement: 2, at: 0 },
        'Beta City': { id: 52_002, status: 3, settlement: 1, at: 0 },
      })
      await sends(43, [result])
      await sends(43, [result])
      await until('the bet is won', async () => (await demo.bet(placed?.id ?? 0)).result === 'win_entire')
      await demo.expectBalance(108_00)
      expect(await rejects()).toEqual([])
      await book.expectCleanBooks()
    }))

  test('LIVE-01: a recorded package replays in the feed server to the same prices, at other times and another speed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchline-trade360-'))
    const file = join(folder, 'trade360.jsonl')
    const lines: RecordedLine[] = []
    let recorded = 0
    try {
      await onTrade360(async (world) => {
        const { book, vendor, match } = world
        recorded = match
        inSnapshot(world, 2.1)
        const season = (price: number, more: object = {}) =>
          competitionOf(match + OUTRIGHT, {
            ...more,
            Markets: [winnerMarket(book.clock.now(), { 'Alpha Town': { id: 52_001, price, at: 0 } })],
          })
        const at = book.clock.now()
        const OutrightLeague = outrightLeague({ at, end: at + 90 * 24 * HOUR_MS })
        vendor.outrights.set(match + OUTRIGHT, season(1.9, { OutrightLeague }))
        const recorder = recordTrade360(world.account, book.parts, (line) => void lines.push(line))
        await expect.poll(() => recorder.counts().documents).toBe(2)
        await vendor.sends(message(40, null, book.clock.now(), { Competition: season(1.8) }))
        for (const price of [2.2, 2.3, 2.4]) {
          const now = book.clock.now()
          await vendor.sends(message(MARKETS, [{ FixtureId: match, Markets: [threeWay(price, now)] }], now))
        }
        await expect.poll(() => recorder.counts().messages).toBe(4)
        await recorder.stop()
      })
      await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      expect(isTrade360File(file)).toBe(true)
      const programme = readTrade360Programme([file])
      await onTrade360(async ({ vendor, until, starts, marketOf, rejects, book }) => {
        await starts()
        await until('the package is distributed', () => vendor.isDistributed)
        const terms = { now: book.clock.now, pace: { speed: 10 }, isActive: () => true }
        const playing = playTrade360(vendor, programme, terms)
        await until('the last price is shown', () => marketOf(recorded, 1)?.outcomes[0]?.odds === 24_000)
        expect(await playing).toBe(4)
        expect(marketOf(recorded, 1)?.status).toBe(1)
        expect(vendor.events.has(recorded)).toBe(true)
        const outright = () => [...book.sink.events.all()].find(({ type }) => type === 'outright')
        await until('the outright is offered', () => marketOf(outright()?.id ?? 0, 1_000_274)?.status === 1)
        expect(marketOf(outright()?.id ?? 0, 1_000_274)?.outcomes[0]?.odds).toBe(18_000)
        const kept = JSON.stringify(vendor.outrights.get(recorded + OUTRIGHT))
        expect(kept).toContain('"Price":"1.8"')
        expect(kept).toContain('"EndDate"')
        expect(await rejects()).toEqual([])
      })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
