import { privateChannel, type RealtimeEvent } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { BookContext } from '../context.ts'
import type { Db } from '../db/index.ts'
import { combineHandlers } from '../http/handlers.ts'
import { registerBook } from '../http/register-book.ts'
import type { Log } from '../lib/log.ts'
import { createSignals } from '../lib/signals.ts'
import { reviewVipBets } from '../modules/bets/approval/review-vip-bets.ts'
import { applyExposureMoves } from '../modules/bets/exposure/exposure-keeper.ts'
import { createBetIds, createBetStore, createRuleDesk, loadRiskLimits } from '../modules/bets/index.ts'
import { decideDueBets } from '../modules/bets/live-delay/decide-due-bets.ts'
import { type Catalogue, createCatalogue, eventDirectory } from '../modules/catalogue/index.ts'
import type { AdditionalProgramme } from '../modules/feed/additional/additional-programme.ts'
import { createProviderGate } from '../modules/feed/run/provider-gate.ts'
import { createPseudonyms } from '../modules/integrations/index.ts'
import { countStuck } from '../modules/outbox/index.ts'
import { publishOutbox } from '../modules/outbox/publish-outbox.ts'
import { createSessionFinder } from '../modules/platform/index.ts'
import { deliverMessages } from '../modules/platform/messages/deliver-messages.ts'
import { type CustomLeg, type CustomPricer, createPriceBoard } from '../modules/pricing/index.ts'
import { createProviderWatch, noticeSilence, tellProviderStatuses } from '../modules/providers/index.ts'
import { auditBook, settleChanges, settleResults, voidOverdue } from '../modules/settlement/index.ts'
import { deposit, loadCurrencies, openAccount } from '../modules/wallet/index.ts'
import { createTokenIssuer } from '../services/token-issuer.ts'
import { injectCall } from './inject-call.ts'
import { createLetterbox, type Letterbox } from './letterbox.ts'
import { createModelledMatch, type ModelledMatch, type ModelledSport } from './modelled-match.ts'
import { createRecordingPublisher, type RecordingPublisher } from './recording-publisher.ts'
import { createTestMatch, type TestMatch, type TestMatchOptions } from './test-match.ts'
import { TEST_PASSWORD, TEST_PASSWORDS, testPasswordHash } from './test-password.ts'
import { TestPlayer } from './test-player.ts'
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts'

/** What an additional provider plays on a test's book. */
export interface TestProgramme extends Pick<AdditionalProgramme, 'step' | 'touch' | 'store'>, CustomPricer {
  /** Sends what is due. */
  flush(): void
}

/** A whole book over a real database, with prices, time and results in the hands of the test. */
export interface TestBook {
  readonly context: BookContext
  readonly app: FastifyInstance
  readonly clock: VirtualClock
  readonly catalogue: Catalogue
  readonly publisher: RecordingPublisher
  /** Mail and text messages that were sent. */
  readonly letters: Letterbox
  /** Faults that were logged; a test that expects one empties the list. */
  readonly faults: unknown[]
  offers(options: TestMatchOptions): TestMatch
  /** A football match as the model prices it, at a moment of its play. */
  offersModelled(id: number, seed: string, sport?: ModelledSport): ModelledMatch
  /** From now on this programme is played along; its events are the catalogue's. */
  plays(programme: TestProgramme): void
  /** A new player, signed in, with these balances in subunits. */
  player(name: string, balances?: Readonly<Record<string, number>>): Promise<TestPlayer>
  /** Time passes and the background work that falls due is done. The feed keeps confirming its prices. */
  passes(ms: number): Promise<void>
  /** Does the background work that is due now. */
  works(): Promise<void>
  /** The process is gone and another one comes up on the same database. */
  restarts(env?: Readonly<Record<string, string>>): Promise<TestBook>
  /** What a player's browser was told. */
  told(player: TestPlayer, locale?: string): readonly RealtimeEvent[]
  /** The audit finds nothing and nothing was logged as a fault. */
  expectCleanBooks(): Promise<void>
  /** The end of every test on a book: what is left to tell is told, the outbox is drained, the books are clean. */
  close(): Promise<void>
}

const START = 1_800_000_000_000

/** @param env settings that differ from the usual ones */
export async function openTestBook(
  db: Db,
  clock: VirtualClock = createVirtualClock(START),
  env: Readonly<Record<string, string>> = {},
): Promise<TestBook> {
  const matches = new Map<number, Pick<TestMatch, 'id' | 'description' | 'confirms'>>()
  const joints = new Map<number, (legs: readonly CustomLeg[]) => number | null>()
  const programmes: TestProgramme[] = []
  const faults: unknown[] = []
  const log: Log = { info: () => {}, warn: () => {}, error: (message, error) => void faults.push([message, error]) }
  const publisher = createRecordingPublisher()
  const letters = createLetterbox()
  const secrets = {
    connection: 'connection-secret',
    subscription: 'subscription-secret',
    realtimeApi: 'key',
    pseudonyms: 'pseudonyms-secret',
    launch: 'launch-secret',
  }
  const events: BookContext['events'] = {
    async describe(ids, locale) {
      const known = ids.map((id) => matches.get(id)).filter((match) => match !== undefined)
      const others = programmes.length === 0 ? [] : ids.filter((id) => !matches.has(id))
      const described = await eventDirectory(catalogue).describe(others, locale)
      return new Map([...described, ...known.map((match) => [match.id, match.description] as const)])
    },
    counts: async () => ({ live: 0, prematch: matches.size, esports: 0 }),
  }
  const config = readConfig({ LAUNCH_URLS: 'racing=https://racing.example/play?theme=dark', ...env })
  const providers = createProviderWatch(db)
  const board = createProviderGate({
    board: createPriceBoard(),
    providerOf: (id) => matches.get(id)?.description.provider ?? catalogue.book.get(id)?.tournament.provider,
    isDown: (provider) => providers.statusOf(provider) === 'down',
  })
  providers.onChange((provider) => void board.switched(provider))
  await providers.refresh()
  const riskLimits = await loadRiskLimits(db)
  const context: BookContext = {
    config,
    db,
    clock,
    log,
    signals: createSignals(),
    board,
    providers,
    customPricer: {
      together(matchId, legs) {
        const joint = joints.get(matchId)
        if (joint !== undefined) return joint(legs)
        return programmes.reduce<number | null>((found, other) => found ?? other.together(matchId, legs), null)
      },
    },
    publisher,
    tokens: createTokenIssuer(secrets, clock),
    events,
    currencies: await loadCurrencies(db, clock.now()),
    riskLimits,
    vipDesk: createRuleDesk({ db, events, riskLimits }),
    findSession: createSessionFinder(db, clock),
    betIds: createBetIds(db),
    betStore: createBetStore(db),
    passwords: TEST_PASSWORDS,
    mail: letters,
    sms: letters.texts,
    pseudonyms: createPseudonyms(secrets.pseudonyms),
    launchSecret: secrets.launch,
  }
  const catalogue = createCatalogue(db, board, config.additionalProviders, config.sportPriorities)
  await catalogue.reload()
  const app = createApp({ trustProxy: true })
  registerBook(app, context, combineHandlers(catalogue))
  const upSince = clock.now()

  async function works(): Promise<void> {
    for (const programme of programmes) {
      programme.step(clock.now())
      programme.touch(clock.now())
      programme.flush()
      await programme.store()
    }
    await reviewVipBets(context)
    while (await decideDueBets(context, upSince)) {}
    await voidOverdue(context)
    while (await settleChanges(context)) {}
    while (await settleResults(context, false)) {}
    while (await applyExposureMoves(db)) {}
    await noticeSilence(db, clock.now(), upSince)
    await providers.refresh()
    await tellProviderStatuses(context)
    while (await publishOutbox(context)) {}
    while (await deliverMessages(context)) {}
  }

  const book: TestBook = {
    context,
    app,
    clock,
    catalogue,
    publisher,
    letters,
    faults,
    works,
    offers(options) {
      const match = createTestMatch(context, options)
      matches.set(match.id, match)
      const { provider } = match.description
      if (providers.statusOf(provider) === 'down') board.switched(provider)
      return match
    },
    offersModelled(id, seed, sport) {
      const match = createModelledMatch(context, id, seed, sport)
      matches.set(id, match)
      joints.set(id, match.together)
      return match
    },
    plays: (programme) => void programmes.push(programme),
    async player(name, balances = { EUR: 1_000_00 }) {
      const email = `${name}@touchline.test`
      const id = await createPlayer(db, email, balances, clock.now())
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
    told: (player, locale = 'en') => publisher.on(privateChannel(locale, player.id)),
    async expectCleanBooks() {
      expect(await auditBook(db)).toEqual([])
      expect(faults).toEqual([])
    },
    async close() {
      if (!publisher.isDown) {
        while (await publishOutbox(context)) {}
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
