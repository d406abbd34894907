import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { BookConfig } from './config.ts'
import type { BookContext } from './context.ts'
import { migrate, openDatabase } from './db/index.ts'
import { combineHandlers } from './http/handlers.ts'
import { registerRealtimeApi } from './http/realtime-api.ts'
import { registerBook } from './http/register-book.ts'
import { systemClock } from './lib/clock.ts'
import { consoleLog, type Log } from './lib/log.ts'
import type { Service } from './lib/service.ts'
import { createSignals } from './lib/signals.ts'
import {
  type Audience,
  createBetIds,
  createBetStore,
  createCashOutPush,
  createExposureKeeper,
  createLiveDelay,
  createRuleDesk,
  createVipService,
  loadRiskLimits,
  OPERATOR_DESK,
} from './modules/bets/index.ts'
import { createCatalogue, eventDirectory } from './modules/catalogue/index.ts'
import { createFeed, createFollower, type Feed, type FeedDeps } from './modules/feed/index.ts'
import { createPseudonyms } from './modules/integrations/index.ts'
import { createMailSender } from './modules/mail/index.ts'
import { createOutboxPublisher, drainOutbox } from './modules/outbox/index.ts'
import {
  createMessenger,
  createPasswords,
  createSessionFinder,
  PASSWORD_COST,
  seedDemoPlayers,
} from './modules/platform/index.ts'
import { createPriceBoard, NOTHING_TOGETHER } from './modules/pricing/index.ts'
import {
  createProviderRefresh,
  createProviderTeller,
  createProviderWatch,
  hearProducer,
  ownHeartbeat,
} from './modules/providers/index.ts'
import { createCentrifugoPublisher, createHub, createHubPublisher } from './modules/realtime/index.ts'
import { createSettlement } from './modules/settlement/index.ts'
import { createSmsSender } from './modules/sms/index.ts'
import { loadCurrencies } from './modules/wallet/index.ts'
import { serveOperator } from './operator/operator-socket.ts'
import { perform } from './operator/perform.ts'
import { createHousekeeping } from './services/housekeeping.ts'
import { hubAudience, UNKNOWN_AUDIENCE } from './services/hub-audience.ts'
import { createRateRefresh } from './services/rate-refresh.ts'
import { loadSecrets } from './services/secrets.ts'
import { sideBySide } from './services/side-by-side.ts'
import { createTokenIssuer } from './services/token-issuer.ts'
import { withRole } from './services/with-role.ts'

export { createApp } from './app.ts'
export type { BookConfig, Role } from './config.ts'
export { readConfig } from './config.ts'
export type { BookContext, EventDescription, EventDirectory } from './context.ts'
export type { Log } from './lib/log.ts'

/** A sportsbook, made but not running. */
export interface Book {
  readonly context: BookContext
  /** Adds the calls under `/api` to an application; before it listens. */
  register(app: FastifyInstance): void
  /** Serves the realtime connection on an HTTP server. */
  attachRealtime(server: Server): void
  /** Starts the services of the configured roles; resolves when prices are there. */
  start(): Promise<void>
  /** Stops the services, says goodbye to realtime clients and closes the database. */
  stop(): Promise<void>
}

/** Opens the database, brings its schema up to date and puts the modules together. */
export async function createBook(config: BookConfig, log: Log = consoleLog): Promise<Book> {
  const db = await openDatabase(config)
  await migrate(db)
  const clock = systemClock
  const secrets = await loadSecrets(db, config)
  const board = createPriceBoard()
  const hub = createHub({
    connectionSecret: secrets.connection,
    subscriptionSecret: secrets.subscription,
    allowedOrigins: config.allowedOrigins,
  })
  const catalogue = createCatalogue(db, board, config.additionalProviders, config.sportPriorities)
  const currencies = await loadCurrencies(db, clock.now())
  const audience = config.centrifugoUrl === null ? hubAudience(hub) : UNKNOWN_AUDIENCE
  const publisher =
    config.centrifugoUrl === null
      ? createHubPublisher(hub)
      : createCentrifugoPublisher({
          url: config.centrifugoUrl,
          apiKey: secrets.realtimeApi,
          report: (problem) => log.warn(problem),
        })
  const providers = createProviderWatch(db)
  const base = { config, db, clock, log, signals: createSignals(), board, publisher, providers }
  const sayAlive: FeedDeps['sayAlive'] = async (played, at) => {
    for (const provider of played) await hearProducer(db, ownHeartbeat(provider, at), at)
  }
  const feed = feedOf({ ...base, catalogue, isWatched: audience.hears, sayAlive })
  const events = eventDirectory(catalogue)
  const riskLimits = await loadRiskLimits(db)
  const context: BookContext = {
    ...base,
    customPricer: feed?.customPricer ?? NOTHING_TOGETHER,
    tokens: createTokenIssuer(secrets, clock),
    events,
    currencies,
    riskLimits,
    vipDesk: config.vipDesk === 'rules' ? createRuleDesk({ db, events, riskLimits }) : OPERATOR_DESK,
    findSession: createSessionFinder(db, clock),
    betIds: createBetIds(db),
    betStore: createBetStore(db),
    passwords: createPasswords(PASSWORD_COST),
    mail: createMailSender(config, clock, log),
    sms: createSmsSender(config, clock, log),
    pseudonyms: createPseudonyms(secrets.pseudonyms),
    launchSecret: secrets.launch,
  }
  await seedDemoPlayers(db, context.passwords, clock.now())
  const services = [
    createRateRefresh(context, currencies),
    createProviderRefresh(context, providers),
    ...servicesOf(context, feed, audience),
  ]

  let stopOperator = async () => {}

  return {
    context,
    register(app) {
      registerBook(app, context, combineHandlers(catalogue))
      registerRealtimeApi(app, hub, secrets.realtimeApi)
    },
    attachRealtime: (server) => hub.attach(server),
    async start() {
      await catalogue.reload()
      await providers.refresh()
      for (const service of services) await service.run()
      // With an embedded database the operator's commands come here; otherwise they go to the server.
      if (config.databaseUrl === null) {
        stopOperator = await serveOperator(config.dataDir, (request) => perform(request, context))
      }
    },
    async stop() {
      await stopOperator()
      for (const service of [...services].reverse()) await service.stop()
      if (config.roles.includes('publisher')) await drainOutbox(context)
      await context.publisher.drained()
      context.mail.close()
      hub.close()
      await db.close()
    },
  }
}

/** The feed, or what a process without it answers and publishes from; null where nothing of it needs prices. */
function feedOf(deps: FeedDeps & Pick<BookContext, 'config'>): Feed | null {
  const { roles } = deps.config
  if (roles.includes('feed')) return createFeed(deps)
  return roles.includes('api') || roles.includes('publisher') ? createFollower(deps) : null
}

/** Everything that runs in the background, in the order it starts. */
function servicesOf(context: BookContext, feed: Feed | null, audience: Audience): readonly Service[] {
  const { roles } = context.config
  const services: Service[] = []
  if (roles.includes('feed') && feed !== null) services.push(withRole(context, 'feed', feed))
  else if (feed !== null) services.push(feed)
  if (roles.includes('settlement')) services.push(withRole(context, 'settlement', settling(context)))
  if (roles.includes('publisher')) services.push(withRole(context, 'publisher', publishing(context, audience)))
  if (roles.includes('api'))
    services.push(
      createLiveDelay(context),
      createVipService(context),
      createMessenger(context),
      createHousekeeping(context),
    )
  return services
}

/** What tells players of their own affairs. */
function publishing(context: BookContext, audience: Audience): Service {
  return sideBySide('publishing', [
    createOutboxPublisher(context),
    createCashOutPush(context, audience),
    createProviderTeller(context),
  ])
}

/** What follows from results, and what it leaves of the book's exposure. */
function settling(context: BookContext): Service {
  return sideBySide('settling', [createSettlement(context), createExposureKeeper(context)])
}
