import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { measureHub, pageWatch } from '../../compose/measured.ts'
import type { Db } from '../../db/index.ts'
import { addReceiver } from '../../modules/event-export/index.ts'
import { setProviderStatus } from '../../modules/providers/index.ts'
import { startTestHub } from '../../modules/realtime/testing/test-hub.ts'
import { REMAINING_SQL, remaining } from '../../modules/sources/uof/recovery/request-budget.ts'
import { embeddedDb } from '../../testing/embedded-db.ts'
import { type ExportedValues, exportedBy } from '../../testing/exported-values.ts'
import { injectCall } from '../../testing/inject-call.ts'
import { openTestBook, type TestBook } from '../../testing/test-book.ts'
import type { TestMatch } from '../../testing/test-match.ts'
import { single, type TestPlayer } from '../../testing/test-player.ts'
import type { MetricName } from './catalogue.ts'
import { createMetrics } from './create-metrics.ts'

const MINUTE_MS = 60_000
/** After this the database is queried again. */
const KEPT_MS = 15_001

let db: Db
let book: TestBook
let player: TestPlayer
let game: TestMatch
let ids = 0

beforeAll(async () => {
  db = await embeddedDb()
})
beforeEach(async () => {
  book = await openTestBook(db, undefined, { METRICS_PORT: '0' })
  player = await book.player(`player-${++ids}`)
  game = book.offers({ id: ++ids, isLive: false })
})
/** Leaves nothing that the next test would measure. */
afterEach(async () => {
  book.publisher.isDown = false
  await book.passes(MINUTE_MS)
  await game.ends()
  await book.passes(MINUTE_MS)
  await db.exec(`SET session_replication_role = replica; DELETE FROM outbox; DELETE FROM messages; DELETE FROM host_payments;
    DELETE FROM deposit_intents; DELETE FROM feed_sessions; DELETE FROM feed_producers; DELETE FROM feed_recoveries;
    DELETE FROM feed_rejects; DELETE FROM feed_unknowns; DELETE FROM event_receivers; DELETE FROM exported_events; DELETE FROM provider_statuses; DELETE FROM provider_heartbeats; DELETE FROM rate_limits;
    UPDATE wallet_accounts a SET balance = (SELECT sum(amount) FROM wallet_entries WHERE account_id = a.id) WHERE player_id = ${player.id};
    SET session_replication_role = origin`)
  await book.app.close()
})
afterAll(() => db.close())

/** The values once whatever is kept for a while is old. */
async function values(): Promise<ExportedValues> {
  book.clock.advance(KEPT_MS)
  game.confirms()
  return exportedBy(book.metrics)
}

const nothing = async () => {}
const at = () => new Date(book.clock.now()).toISOString()

/** What the hub counts: the test below. */
type OfHub = Extract<MetricName, `touchline_realtime_${string}`>
/** Metrics of processes on a database server: see metrics.pg.test.ts, and replica-reads.pg.test.ts for reads. */
type OfServer =
  | 'touchline_offer_follower_silence_seconds'
  | 'touchline_database_connections'
  | 'touchline_database_reads_total'
  | 'touchline_mapping_suggestions'

/** For each metric something that happens, and a value that is exported after it. */
const MOVES: {
  readonly [N in Exclude<MetricName, OfHub | OfServer>]: {
    readonly happens: () => Promise<unknown>
    readonly exports: string
    readonly value: unknown
  }
} = {
  touchline_calls_total: {
    happens: () => injectCall(book.app, 'signIn', { body: { email: player.email, password: 'wrong-password' } }),
    exports: '{call="signIn",status="401"}',
    value: 1,
  },
  touchline_call_seconds: {
    happens: () => player.call('getPlayer'),
    exports: '_count{call="getPlayer"}',
    value: 1,
  },
  touchline_bets_total: {
    happens: () => player.places([single(game.home, 1_00), single(game.away, 1_00)]),
    exports: '{result="accepted"}',
    value: 2,
  },
  touchline_live_decisions_total: {
    async happens() {
      game.goesLive()
      await player.places(single(game.home, 1_00))
      await book.passes(10_000)
    },
    exports: '{result="accepted"}',
    value: 1,
  },
  touchline_bets_submitted: {
    async happens() {
      game.goesLive()
      await player.places(single(game.home, 1_00))
    },
    exports: '',
    value: 1,
  },
  touchline_bets_overdue_seconds: {
    async happens() {
      game.goesLive()
      await player.places(single(game.home, 1_00))
      book.clock.advance(MINUTE_MS)
    },
    exports: '',
    value: expect.closeTo(60 - 3 + 15, 0),
  },
  touchline_offer_events: {
    happens: async () => book.offers({ id: ++ids }),
    exports: '{state="open"}',
    value: expect.any(Number),
  },
  touchline_provider_up: {
    async happens() {
      await setProviderStatus(db, 'betradar', 'down', book.clock.now())
      await book.works()
    },
    exports: '{provider="betradar"}',
    value: 0,
  },
  touchline_failovers_total: {
    happens: async () => book.parts.metrics.count('touchline_failovers_total', { provider: 'oddin' }),
    exports: '{provider="oddin"}',
    value: 1,
  },
  touchline_feed_messages_total: {
    happens: async () => book.parts.metrics.count('touchline_feed_messages_total', { message: 'alive' }),
    exports: '{message="alive"}',
    value: 1,
  },
  touchline_feed_session_up: { happens: () => session('open'), exports: '{provider="betradar"}', value: 1 },
  touchline_feed_pending_messages: { happens: () => session('open'), exports: '{provider="betradar"}', value: 7 },
  touchline_feed_rejected_messages: {
    happens: () =>
      db.query(
        "INSERT INTO feed_rejects (provider, received_at, routing_key, why, body) VALUES ('betradar', $1, '', '', '')",
        [at()],
      ),
    exports: '{provider="betradar"}',
    value: 1,
  },
  touchline_feed_unknowns: {
    happens: () =>
      db.query(
        "INSERT INTO feed_unknowns (kind, name, provider, seen_at, times) VALUES ('market', '4711', 'betradar', $1, 3)",
        [at()],
      ),
    exports: '{kind="market",provider="betradar"}',
    value: 1,
  },
  touchline_feed_producer_up: { happens: producer, exports: '{producer="1",provider="betradar"}', value: 1 },
  touchline_feed_lag_seconds: {
    happens: producer,
    exports: '{producer="1",provider="betradar"}',
    value: expect.closeTo(15, 0),
  },
  touchline_feed_recoveries: {
    happens: () =>
      db.query(
        "INSERT INTO feed_recoveries (provider, producer, request_id, asked_at) VALUES ('betradar', '1', 1, $1)",
        [at()],
      ),
    exports: '{producer="1",provider="betradar"}',
    value: 1,
  },
  touchline_feed_recoveries_left: { happens: producer, exports: '{producer="1",provider="betradar"}', value: 2 },
  touchline_publications_total: {
    async happens() {
      book.publisher.isDown = true
      await player.places(single(game.home, 1_00))
      await book.works()
    },
    exports: '{result="lost"}',
    value: expect.any(Number),
  },
  touchline_outbox_rows: {
    happens: () => player.places(single(game.home, 1_00)),
    exports: '',
    value: expect.any(Number),
  },
  touchline_outbox_stalled_seconds: {
    async happens() {
      await player.places(single(game.home, 1_00))
      await values()
    },
    exports: '',
    value: expect.closeTo(15, 0),
  },
  touchline_database_up: { happens: nothing, exports: '', value: 1 },
  touchline_bets_settled_total: {
    async happens() {
      await player.places(single(game.home, 1_00))
      await game.ends()
      await book.works()
    },
    exports: '',
    value: 1,
  },
  touchline_settlement_waiting_legs: { happens: unsettled, exports: '', value: 1 },
  touchline_settlement_waiting_seconds: { happens: unsettled, exports: '', value: expect.closeTo(15, 0) },
  touchline_ledger_wrong_balances: {
    happens: () =>
      db.exec(`SET session_replication_role = replica; UPDATE wallet_accounts SET balance = balance + 1
        WHERE player_id = ${player.id}; SET session_replication_role = origin`),
    exports: '',
    value: 1,
  },
  touchline_host_payments_waiting_seconds: {
    happens: () =>
      insertAlone(`host_payments (account_id, amount, kind, made_at, purpose, try_at)
        VALUES (1, 1, 'credit', '${at()}', 'payout', '${at()}')`),
    exports: '',
    value: expect.closeTo(15, 0),
  },
  touchline_deposits_pending: {
    happens: () =>
      insertAlone(`deposit_intents (account_id, amount, ask_at, body_hash, changed_at, created_at, currency, expires_at, key, kind,
        player_id, provider, state, token, url) VALUES (1, 1, now(), '', now(), '2000-01-01', 'EUR', now(), '', 'page', 1, '', 'pending', '', '')`),
    exports: '',
    value: 1,
  },
  touchline_messages_waiting_seconds: {
    happens: () =>
      db.query(
        "INSERT INTO messages (created_at, kind, language, next_at, recipient) VALUES ($1, 'confirmation', 'en', $1, 'anna@touchline.test')",
        [at()],
      ),
    exports: '',
    value: expect.closeTo(15, 0),
  },
  touchline_event_receiver_behind_seconds: {
    async happens() {
      await addReceiver(db, await book.parts.sealer(), { name: 'crm', url: null }, book.clock.now())
      await player.places(single(game.home, 1_00))
      await book.works()
    },
    exports: '{receiver="crm"}',
    value: expect.closeTo(15, 0),
  },
  touchline_page_reports_total: {
    happens: async () => pageWatch(book.parts.metrics).reported('render'),
    exports: '{kind="render"}',
    value: 1,
  },
  touchline_page_measure_ms: {
    happens: async () => pageWatch(book.parts.metrics).measured('lcp', 'phone', 900),
    exports: '_count{measure="lcp",device="phone"}',
    value: 1,
  },
  touchline_ready: { happens: nothing, exports: '', value: 0 },
  touchline_role_held: { happens: nothing, exports: '{role="settlement"}', value: 1 },
  touchline_log_lines_total: {
    happens: async () => book.parts.log.error('something failed'),
    exports: '{level="error"}',
    value: 1,
  },
}

/** Inserts a row without those that it belongs to. */
function insertAlone(row: string) {
  return db.exec(`SET session_replication_role = replica; INSERT INTO ${row}; SET session_replication_role = origin`)
}

function session(state: string) {
  return db.query(
    "INSERT INTO feed_sessions (provider, state, generation, since, pending, updated_at) VALUES ('betradar', $2, 1, $1, 7, $1)",
    [at(), state],
  )
}

function producer() {
  return db.query(
    "INSERT INTO feed_producers (provider, producer, name, phase, played_at, window_ms, updated_at) VALUES ('betradar', '1', 'LO', 'up', $1, 0, $1)",
    [at()],
  )
}

async function unsettled() {
  await player.places(single(game.home, 1_00))
  await book.works()
  await game.ends()
}

test.for(Object.keys(MOVES) as (keyof typeof MOVES)[])('%s is exported with what happened', async (name) => {
  const { happens, exports, value } = MOVES[name]
  await happens()
  expect((await values()).get(name + exports)).toEqual(value)
})

test('refused bets are counted by the error of each, and calls that are refused before they are handled by their status', async () => {
  await player.places([single(game.home, 5_000_00), single(game.away, 1_00)])
  await injectCall(book.app, 'getPlayer')
  const exported = await values()
  expect(exported.get('touchline_bets_total{result="insufficient_balance"}')).toBe(2)
  expect(exported.get('touchline_calls_total{call="getPlayer",status="401"}')).toBe(1)
})

test('the database is queried once in 15 s, however often metrics are read, and a database that is down exports no old values', async () => {
  const before = await values()
  await player.places(single(game.home, 1_00))
  expect((await exportedBy(book.metrics)).get('touchline_outbox_rows')).toBe(before.get('touchline_outbox_rows'))
  await db.exec('ALTER TABLE outbox RENAME TO outbox_elsewhere')
  const exported = await values()
  expect(exported.get('touchline_database_up')).toBe(0)
  expect([...exported.keys()].filter((name) => /outbox|settlement_|ledger/.test(name))).toEqual([])
  await db.exec('ALTER TABLE outbox_elsewhere RENAME TO outbox')
  expect((await values()).get('touchline_outbox_rows')).toBeGreaterThan(before.get('touchline_outbox_rows') ?? 0)
})

test('nothing is recorded where no port is set', async () => {
  const silent = await openTestBook(db)
  expect(silent.metrics).toBeNull()
  await silent.app.close()
})

test('the hub exports its connections, what it sent, whom it closed, and who got what they had missed', async () => {
  const { hub, join, open } = await startTestHub()
  const metrics = createMetrics()
  measureHub(metrics, hub.stats)
  const { result } = await join('public:en')
  hub.publish('public:en', { type: 'site_changed' })
  await join('public:en', { recover: true, epoch: result.epoch, offset: result.offset })
  await join('public:en', { recover: true, epoch: 'another', offset: 1 })
  const stranger = await open()
  stranger.send({ id: 1, connect: { token: 'forged' } })
  const { code } = await stranger.closed()
  expect(Object.fromEntries(await exportedBy(metrics))).toMatchObject({
    touchline_realtime_connections: 3,
    touchline_realtime_subscriptions: 3,
    touchline_realtime_messages_total: expect.any(Number),
    [`touchline_realtime_disconnects_total{code="${code}"}`]: 1,
    'touchline_realtime_recoveries_total{result="recovered"}': 1,
    'touchline_realtime_recoveries_total{result="unrecovered"}': 1,
  })
})

test('each package of TRADE360 is up and as old as the sign of life that decides about its bets', async () => {
  const packages = [
    ['430', '1', null],
    ['431', '3', null],
    ['432', '4', 'its snapshot is being taken'],
  ] as const
  await session('open')
  await db.query("UPDATE feed_sessions SET provider = 'lsports', packages = $1::jsonb", [
    JSON.stringify(packages.map(([id, producer, why]) => ({ id: Number(id), producer, why, receivedAt: null }))),
  ])
  for (const [, producer] of packages)
    await db.query("INSERT INTO provider_heartbeats VALUES ('lsports', $1, $2, $3)", [producer, at(), producer === '3'])
  const exported = await values()
  const of = (name: string) => packages.map(([id]) => exported.get(`${name}{producer="${id}",provider="lsports"}`))
  expect(of('touchline_feed_producer_up')).toEqual([1, 0, 0])
  expect(of('touchline_feed_lag_seconds')).toEqual(packages.map(() => expect.closeTo(15, 0)))
})

test('recoveries that are left are those that the book allows itself, whatever was requested before', async () => {
  const MIN = 60_000
  const askedMin = fc.constantFrom(0, 1, 5, 9, 11, 29, 31, 59, 61, 119)
  const reachMin = fc.constantFrom(null, 1, 29, 31, 1_000, 1_441)
  const request = fc.record({ askedMin, reachMin, outcome: fc.constantFrom('asked', 'refused', 'complete') })
  const before = (now: number, min: number | null) => (min === null ? null : now - min * MIN)
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 30 }), reachMin, async (requests, ownReach) => {
      await db.exec('DELETE FROM feed_producers; DELETE FROM feed_recoveries')
      const now = book.clock.now() + KEPT_MS
      const time = (ms: number | null) => (ms === null ? null : new Date(ms))
      await producer()
      await db.query('UPDATE feed_producers SET checkpoint_at = $1', [time(before(now, ownReach))])
      const past = requests.map(({ askedMin: min, reachMin: reach, outcome }) => {
        const askedAt = now - min * MIN
        return { askedAt, after: before(askedAt, reach), outcome }
      })
      for (const { askedAt, after, outcome } of past)
        await db.query(
          `INSERT INTO feed_recoveries (provider, producer, request_id, asked_at, after_at, outcome) VALUES ('betradar', '1', 1, $1, $2, $3)`,
          [time(askedAt), time(after), outcome],
        )
      const counted = past.filter(({ outcome }) => outcome !== 'refused')
      const { left } = remaining(counted, { after: before(now, ownReach), askedAt: now })
      const [row] = await db.query<{ value: number }>(REMAINING_SQL, [time(now)])
      expect(row?.value).toBe(left)
    }),
    { numRuns: 40 },
  )
})
