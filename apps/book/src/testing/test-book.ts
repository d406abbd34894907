import { type Provider, privateChannel, type RealtimeEvent } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { createApp } from '../app.ts'
import { type BookParts, composeBook } from '../compose.ts'
import { readConfig } from '../config.ts'
import type { Db } from '../db/index.ts'
import type { Log } from '../kernel/log.ts'
import type { ExportedMetrics } from '../kernel/metrics/metrics.ts'
import type { Audience } from '../modules/bets/index.ts'
import type { Catalogue } from '../modules/catalogue/index.ts'
import type { Offer } from '../modules/offer/index.ts'
import { countStuck } from '../modules/outbox/index.ts'
import type { CustomLeg, CustomPricer } from '../modules/pricing/index.ts'
import { auditBook } from '../modules/settlement/index.ts'
import { deposit, openAccount } from '../modules/wallet/index.ts'
import { TEST_EDGE, TEST_SECRETS, testRealtime } from './environment.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { injectCall } from './inject-call.ts'
import { createModelledMatch, type ModelledMatch, type ModelledSport } from './modelled-match.ts'
import { createRecordingPublisher, type RecordingPublisher } from './recording-publisher.ts'
import { createTestCashier, type TestCashier } from './test-cashier.ts'
import { createTestMatch, type TestMatch, type TestMatchOptions } from './test-match.ts'
import { TEST_PASSWORD, TEST_PASSWORDS, testPasswordHash } from './test-password.ts'
import { TestPlayer } from './test-player.ts'
import { createTestSource, type TestProgramme } from './test-programmes.ts'
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts'

export type { TestProgramme } from './test-programmes.ts'

/** A whole book over a real database, with prices, time and results in the hands of the test. */
export interface TestBook {
  readonly parts: BookParts
  readonly app: FastifyInstance
  readonly clock: VirtualClock
  readonly catalogue: Catalogue
  /** Where tests put events and prices. */
  readonly sink: Offer
  readonly publisher: RecordingPublisher
  /** Mail and text messages that were sent. */
  readonly letters: Inbox
  /** The payment provider, in the hands of the test. */
  readonly cashier: TestCashier
  /** The recorded metrics, where METRICS_PORT is set. */
  readonly metrics: ExportedMetrics | null
  /** Faults that were logged; a test that expects one empties the list. */
  readonly faults: unknown[]
  offers(options: TestMatchOptions): TestMatch
  /** A football match as the model prices it, at a moment of its play. */
  offersModelled(id: number, seed: string, sport?: ModelledSport): ModelledMatch
  /** From now on this programme is played along; its events are the catalogue's. */
  plays(programme: TestProgramme): void
  /** A new player, signed in, with these balances in subunits. */
  player(name: string, balances?: Readonly<Record<string, number>>): Promise<TestPlayer>
  /** The same player on another device. */
  signsInAgain(player: Pick<TestPlayer, 'email' | 'id'>): Promise<TestPlayer>
  /** Time passes and the background work that falls due is done. The feed keeps confirming its prices. */
  passes(ms: number): Promise<void>
  /** Does the background work that is due now. */
  works(): Promise<void>
  /** One of the book's services does its due work. */
  does(service: string): Promise<void>
  /** The process is gone and another one comes up on the same database. */
  restarts(env?: Readonly<Record<string, string>>): Promise<TestBook>
  /** The events that a player's browser received. */
  received(player: TestPlayer, locale?: string): readonly RealtimeEvent[]
  /** The audit finds nothing and nothing was logged as a fault. */
  expectCleanBooks(): Promise<void>
  /** The end of every test on a book: pending events are published, the outbox is drained, the books are clean. */
  close(): Promise<void>
}

/** Cash-out values are published only in the tests about them. */
const NO_PLAYERS: Audience = { players: () => [], hasSubscriber: () => true }

const START = 1_800_000_000_000

/** @param env settings that differ from the defaults */
export async function openTestBook(
  db: Db,
  clock: VirtualClock = createVirtualClock(START),
  env: Readonly<Record<string, string>> = {},
): Promise<TestBook> {
  const matches = new Map<number, Pick<TestMatch, 'id' | 'description' | 'confirms'>>()
  const providersOf = new Map<number, Provider>()
  const joints = new Map<number, (legs: readonly CustomLeg[]) => number | null>()
  const programmes: TestProgramme[] = []
  const faults: unknown[] = []
  const log: Log = { info: () => {}, warn: () => {}, error: (message, error) => void faults.push([message, error]) }
  const publisher = createRecordingPublisher()
  const letters = createInbox()
  const customPricer: CustomPricer = {
    jointProbability(eventId, legs) {
      const joint = joints.get(eventId)
      if (joint !== undefined) return joint(legs)
      return programmes.reduce<number | null>((found, other) => found ?? other.jointProbability(eventId, legs), null)
    },
  }
  const config = readConfig({
    LIMIT_SCALE: '1000',
    DEPOSIT_HOLD_HOURS: '0',
    LAUNCH_URLS: 'racing=https://racing.example/play?theme=dark',
    ...env,
  })
  const cashier = createTestCashier(clock, () => app)
  const made = await composeBook(config, {
    db,
    clock,
    log,
    secrets: TEST_SECRETS,
    realtime: testRealtime(publisher, NO_PLAYERS),
    mail: letters,
    sms: letters.texts,
    passwords: TEST_PASSWORDS,
    paymentProvider: cashier.provider,
    providerOf: (id) => providersOf.get(id),
    events: (directory) => ({
      async describe(ids, locale) {
        const known = ids.map((id) => matches.get(id)).filter((match) => match !== undefined)
        const others = programmes.length === 0 ? [] : ids.filter((id) => !matches.has(id))
        const described = await directory.describe(others, locale)
        return new Map([...described, ...known.map((match) => [match.id, match.description] as const)])
      },
      counts: async () => ({ live: 0, prematch: matches.size, esports: 0 }),
    }),
    sources: () => [createTestSource(clock, programmes, customPricer)],
    lead: (_role, service) => service,
  })
  const { catalogue, sink } = made.parts
  const app = createApp(TEST_EDGE)
  made.register(app)

  async function works(): Promise<void> {
    for (const service of made.services) await service.work()
  }

  async function does(name: string): Promise<void> {
    const service = made.services.find((candidate) => candidate.name === name)
    if (service === undefined) throw new Error(`The book has no service ${name}.`)
    await service.work()
  }

  const book: TestBook = {
    parts: made.parts,
    app,
    clock,
    catalogue,
    sink,
    publisher,
    letters,
    cashier,
    metrics: made.metrics,
    faults,
    works,
    does,
    offers(options) {
      providersOf.set(options.id, options.provider ?? 'betradar')
      const match = createTestMatch(made.parts, options)
      matches.set(match.id, match)
      return match
    },
    offersModelled(id, seed, sport) {
      const match = createModelledMatch(made.parts, id, seed, sport)
      matches.set(id, match)
      joints.set(id, match.jointProbability)
      return match
    },
    plays: (programme) => void programmes.push(programme),
    async player(name, balances = { EUR: 1_000_00 }) {
      const email = `${name}@touchline.test`
      const id = await createPlayer(db, email, balances, clock.now())
      return book.signsInAgain({ email, id })
    },
    async signsInAgain({ email, id }) {
      const { newSession } = await injectCall(app, 'signIn', { body: { email, password: TEST_PASSWORD } })
      return new TestPlayer(app, email, id, newSession ?? null)
    },
    async passes(ms) {
      await works()
      clock.advance(ms)
      for (const match of matches.values()) match.confirms()
      await works()
    },
    async restarts(next = env) {
      await app.close()
      return openTestBook(db, clock, next)
    },
    received: (player, locale = 'en') => publisher.on(privateChannel(locale, player.id)),
    async expectCleanBooks() {
      expect(await auditBook(db), 'The books are not clean').toEqual([])
      expect(faults).toEqual([])
    },
    async close() {
      if (!publisher.isDown) {
        await does('publisher')
        expect(await countStuck(db, 0)).toBe(0)
      }
      await book.expectCleanBooks()
      await app.close()
    },
  }
  return book
}

async function createPlayer(
  db: Db,
  email: string,
  balances: Readonly<Record<string, number>>,
  at: number,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO players (email, password_hash, currency, created_at) VALUES ($1, $2, $3, $4) RETURNING id`,
    [email, await testPasswordHash(), Object.keys(balances)[0] ?? 'EUR', new Date(at)],
  )
  if (row === undefined) throw new Error(`Could not create ${email}`)
  for (const [currency, amount] of Object.entries(balances)) {
    await openAccount(db, row.id, currency)
    if (amount > 0) await deposit(db, { playerId: row.id, currency, amount: BigInt(amount), at })
  }
  return row.id
}
