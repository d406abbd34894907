import type { FastifyInstance } from 'fastify'
import { createApp } from '../../../app.ts'
import { sourcesOf } from '../../../compose/sources-of.ts'
import { type Book, type BookParts, composeBook } from '../../../compose.ts'
import { readConfig } from '../../../config.ts'
import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Log } from '../../../kernel/log.ts'
import type { Publisher } from '../../../kernel/ports/publisher.ts'
import type { NewSeed } from '../../../kernel/ports/seeds.ts'
import type { Audience } from '../../../modules/bets/index.ts'
import type { PaymentProvider } from '../../../modules/cashier/index.ts'
import { TEST_EDGE, TEST_SECRETS, testRealtime } from '../../environment.ts'
import { createInbox } from '../../inbox.ts'
import { TEST_PASSWORDS } from '../../test-password.ts'
import { FED_PROVIDER } from '../feed/fed-match.ts'
import { createPlayingSimulator } from './playing-simulator.ts'
import { VIP_STAKE_EUR } from './vip-stake.ts'

/** The book of one life: the product's own on the simulation's clock, database and engine. */
export interface RunningBook {
  readonly parts: BookParts
  readonly app: FastifyInstance
  /** Stops in good order, as a deployment does. */
  stop(): Promise<void>
}

export interface Environment {
  readonly db: Db
  readonly clock: Clock
  readonly publisher: Publisher
  readonly log: Log
  readonly vipApproval: 'rules' | 'operator'
  readonly paymentProvider: PaymentProvider
  readonly newSeed: NewSeed
  /** Gets to know the book before any of it runs. */
  readonly meet: (parts: BookParts) => void
}

/** Prices are read from the board; only events for players are published. */
const PLAYERS: Audience = { players: () => null, hasSubscriber: (channel) => channel.startsWith('$private:') }

export async function startBook(environment: Environment): Promise<RunningBook> {
  const { db, clock, publisher, log, vipApproval, paymentProvider, newSeed, meet } = environment
  const config = readConfig({
    VIP_STAKE_EUR: `${VIP_STAKE_EUR}`,
    VIP_APPROVAL: vipApproval,
    LIVE_DELAY_MS: '1000',
    SIM_SEED: 'simulation',
    LIMIT_SCALE: '1000',
    DEPOSIT_HOLD_HOURS: '0',
    UOF_PROVIDERS: FED_PROVIDER,
  })
  const letters = createInbox()
  const book: Book = await composeBook(config, {
    db,
    clock,
    log,
    secrets: TEST_SECRETS,
    realtime: testRealtime(publisher, PLAYERS),
    mail: letters,
    sms: letters.texts,
    passwords: TEST_PASSWORDS,
    paymentProvider,
    newSeed,
    sources: (deps) => sourcesOf(config, deps, createPlayingSimulator),
    // A process that is alone on its database has every role.
    lead: (_role, service) => service,
  })
  meet(book.parts)
  // Here, so that no request has to wait for its ids between looking at prices and storing bets.
  await book.parts.bets.betIds.take(1)
  const app = createApp(TEST_EDGE)
  book.register(app)
  await book.start()
  return {
    parts: book.parts,
    app,
    async stop() {
      await app.close()
      await book.stop()
    },
  }
}
