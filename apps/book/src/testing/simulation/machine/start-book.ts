import type { FastifyInstance } from 'fastify'
import { createApp } from '../../../app.ts'
import { type BookConfig, readConfig } from '../../../config.ts'
import type { BookContext } from '../../../context.ts'
import type { Db } from '../../../db/index.ts'
import { combineHandlers } from '../../../http/handlers.ts'
import { registerBook } from '../../../http/register-book.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Log } from '../../../lib/log.ts'
import { createSignals } from '../../../lib/signals.ts'
import {
  createBetIds,
  createBetStore,
  createRuleDesk,
  loadRiskLimits,
  OPERATOR_DESK,
} from '../../../modules/bets/index.ts'
import { createCatalogue, eventDirectory } from '../../../modules/catalogue/index.ts'
import { createPseudonyms } from '../../../modules/integrations/index.ts'
import { drainOutbox } from '../../../modules/outbox/index.ts'
import { createSessionFinder } from '../../../modules/platform/index.ts'
import { createPriceBoard } from '../../../modules/pricing/index.ts'
import { createProviderWatch, hearProducer, ownHeartbeat } from '../../../modules/providers/index.ts'
import type { Publisher } from '../../../modules/realtime/index.ts'
import { loadCurrencies } from '../../../modules/wallet/index.ts'
import { createTokenIssuer } from '../../../services/token-issuer.ts'
import { createLetterbox } from '../../letterbox.ts'
import { TEST_PASSWORDS } from '../../test-password.ts'
import { createPlayedFeed } from './played-feed.ts'
import { servicesOf } from './services.ts'

/** The book of one life: the product's handlers and services on the simulation's clock, database and engine. */
export interface RunningBook {
  readonly context: BookContext
  readonly app: FastifyInstance
  /** Stops in good order, as a deployment does. */
  stop(): Promise<void>
}

export interface BookParts {
  readonly db: Db
  readonly clock: Clock
  readonly publisher: Publisher
  readonly log: Log
  readonly vipDesk: BookConfig['vipDesk']
  /** Gets to know the book before any of it runs. */
  readonly meet: (context: BookContext) => void
}

const SECRETS = {
  connection: 'connection-secret',
  subscription: 'subscription-secret',
  realtimeApi: 'key',
  pseudonyms: 'pseudonyms-secret',
  launch: 'launch-secret',
}

export async function startBook({ db, clock, publisher, log, vipDesk, meet }: BookParts): Promise<RunningBook> {
  const config = readConfig({ VIP_STAKE_EUR: '500', VIP_DESK: vipDesk, LIVE_DELAY_MS: '1000', SIM_SEED: 'simulation' })
  const board = createPriceBoard()
  const catalogue = createCatalogue(db, board, config.additionalProviders)
  await catalogue.reload()
  const providers = createProviderWatch(db)
  await providers.refresh()
  const base = { config, db, clock, log, signals: createSignals(), board, publisher, providers }
  const feed = createPlayedFeed({
    ...base,
    catalogue,
    isWatched: () => false,
    async sayAlive(played, at) {
      for (const provider of played) await hearProducer(db, ownHeartbeat(provider, at), at)
    },
  })
  const events = eventDirectory(catalogue)
  const riskLimits = await loadRiskLimits(db)
  const currencies = await loadCurrencies(db, clock.now())
  const letters = createLetterbox()
  const context: BookContext = {
    ...base,
    customPricer: feed.customPricer,
    tokens: createTokenIssuer(SECRETS, clock),
    events,
    currencies,
    riskLimits,
    vipDesk: vipDesk === 'rules' ? createRuleDesk({ db, events, riskLimits }) : OPERATOR_DESK,
    findSession: createSessionFinder(db, clock),
    betIds: createBetIds(db),
    betStore: createBetStore(db),
    passwords: TEST_PASSWORDS,
    mail: letters,
    sms: letters.texts,
    pseudonyms: createPseudonyms(SECRETS.pseudonyms),
    launchSecret: SECRETS.launch,
  }
  meet(context)
  // Here, so that no request has to wait for its ids between looking at prices and storing bets.
  await context.betIds.take(1)
  const app = createApp({ trustProxy: true })
  registerBook(app, context, combineHandlers(catalogue))
  const services = servicesOf(context, currencies, providers, feed)
  for (const service of services) await service.run()
  return {
    context,
    app,
    async stop() {
      await app.close()
      for (const service of [...services].reverse()) await service.stop()
      await drainOutbox(context)
    },
  }
}
