import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { feedPorts } from './compose/feed-ports.ts'
import { createHousekeeping, keptAnswers } from './compose/housekeeping.ts'
import { countLines, countPublications, measureProcess } from './compose/measured.ts'
import type { Overrides } from './compose/overrides.ts'
import { paymentProviderOf } from './compose/payment-provider.ts'
import { membershipOf } from './compose/processes/join.ts'
import { createReadiness } from './compose/readiness.ts'
import { createRealtime } from './compose/realtime.ts'
import { createRecorders } from './compose/recorders.ts'
import { loadSecrets } from './compose/secrets.ts'
import { needsBoard, servicesOf } from './compose/services-of.ts'
import { createSessionEnds } from './compose/session-ends.ts'
import { sourcesOf } from './compose/sources-of.ts'
import { createTokenIssuer } from './compose/token-issuer.ts'
import { transportOf } from './compose/transport-of.ts'
import { withJackpots } from './compose/with-jackpots.ts'
import { createRole } from './compose/with-role.ts'
import type { BookConfig } from './config.ts'
import { openMigrated } from './db/index.ts'
import { combineHandlers } from './http/handlers.ts'
import { registerReady } from './http/ready-route.ts'
import { registerBook } from './http/register-book.ts'
import { systemClock } from './kernel/clock.ts'
import { errorServiceOf } from './kernel/error-service/index.ts'
import type { Infra } from './kernel/infra.ts'
import { createLog } from './kernel/log.ts'
import { readFromDatabase } from './kernel/metrics/database-values.ts'
import type { ExportedMetrics } from './kernel/metrics/metrics.ts'
import type { BookModule } from './kernel/module.ts'
import type { EventDirectory } from './kernel/ports/event-directory.ts'
import type { Providers } from './kernel/ports/providers.ts'
import type { Publisher } from './kernel/ports/publisher.ts'
import { type NewSeed, newSeed as trueSeed } from './kernel/ports/seeds.ts'
import type { Role, Service } from './kernel/service.ts'
import { createSignals } from './kernel/signals.ts'
import { type BetsParts, createBets } from './modules/bets/index.ts'
import { createBonusBook, createBonuses } from './modules/bonuses/index.ts'
import { createCashier, registerPaymentCallback } from './modules/cashier/index.ts'
import { type Catalogue, createCatalogue, createCatalogueCalls, eventDirectory } from './modules/catalogue/index.ts'
import { createEmbedding, registerHostRequests } from './modules/embedding/index.ts'
import { createEventExport, registerEventExport } from './modules/event-export/index.ts'
import { createFavourites, followedEvents } from './modules/favourites/index.ts'
import { createIcons } from './modules/icons/index.ts'
import { createIntegrations } from './modules/integrations/index.ts'
import { createEntering, createJackpots } from './modules/jackpots/index.ts'
import { createMailSender } from './modules/mail/index.ts'
import { createMatchInfo, registerStreams } from './modules/match-info/index.ts'
import { createOffer, createOfferParts, type Offer, storiesOf } from './modules/offer/index.ts'
import { createOutbox } from './modules/outbox/index.ts'
import {
  createPasswords,
  createPersonKeys,
  createPlatform,
  createSealer,
  findGroups,
  findOperator,
  findStoredScrypt,
  PASSWORD_COST,
  type Passwords,
  type Sealer,
} from './modules/platform/index.ts'
import { createPredictions } from './modules/predictions/index.ts'
import type { CustomPricer, PriceBoard } from './modules/pricing/index.ts'
import { createResults } from './modules/pricing/results/index.ts'
import { beginPlay, createProtection } from './modules/protection/index.ts'
import { createProviders } from './modules/providers/index.ts'
import { createPush } from './modules/push/index.ts'
import { createSearch } from './modules/search/index.ts'
import { createSettlement } from './modules/settlement/index.ts'
import { createSharing } from './modules/sharing/index.ts'
import { createSite } from './modules/site/index.ts'
import { createSmsSender } from './modules/sms/index.ts'
import { FEED_MEASURES } from './modules/sources/uof/index.ts'
import { createStanding } from './modules/standing/index.ts'
import { type CurrencyTable, createWallet } from './modules/wallet/index.ts'

/** What the modules were made with, for those outside who look into a book. */
export interface BookParts extends Infra {
  readonly config: BookConfig
  readonly board: PriceBoard
  readonly catalogue: Catalogue
  readonly customPricer: CustomPricer
  readonly currencies: CurrencyTable
  readonly events: EventDirectory
  readonly newSeed: NewSeed
  readonly passwords: Passwords
  readonly providers: Providers
  /** Seals what the database alone must not tell. */
  sealer(): Promise<Sealer>
  readonly publisher: Publisher
  /** Where price sources write. */
  readonly sink: Offer
  readonly bets: BetsParts
  /** What the process knows of providers, results and rates is brought up to date. */
  catchUp(): Promise<void>
}

/** A sportsbook, made but not running. */
export interface Book {
  readonly parts: BookParts
  /** What is recorded, for export; null where nothing is. */
  readonly metrics: ExportedMetrics | null
  /** Everything that runs in the background, in the order it starts. */
  readonly services: readonly Service[]
  /** Adds the calls under `/api` to an application; before it listens. */
  register(app: FastifyInstance): void
  /** Serves the realtime connection on an HTTP server. */
  attachRealtime(server: Server): void
  /** Starts the services of the configured roles; resolves when prices are there. */
  start(): Promise<void>
  /** Stops the services, tells what is left to tell and says goodbye to realtime clients; the database stays open. */
  stop(): Promise<void>
}

/** Puts the modules together: the only place that does, for production, tests and the simulation. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export async function composeBook(config: BookConfig, overrides: Partial<Overrides> = {}): Promise<Book> {
  const clock = overrides.clock ?? systemClock
  const { exported, metrics, tracing } = await createRecorders(config)
  const log = countLines(
    overrides.log ?? createLog(config.logLevel, undefined, errorServiceOf(config.errorService)),
    metrics,
  )
  const db = overrides.db ?? (await openMigrated(config))
  const infra: Infra = { db, clock, log, metrics, tracing, signals: createSignals() }
  const secrets = overrides.secrets ?? (await loadSecrets(db, config))
  const realtime = overrides.realtime ?? createRealtime(config, secrets, log)
  const { audience } = realtime
  const publisher = countPublications(realtime.publisher, metrics)
  const mail = overrides.mail ?? createMailSender(config, clock)
  const sms = overrides.sms ?? createSmsSender(config, clock)
  const passwords = overrides.passwords ?? createPasswords(PASSWORD_COST, undefined, findStoredScrypt(infra))

  // What only the holder of a role writes and tells goes through the role; a test has all roles at once.
  const role = (name: Role) => createRole({ db, clock, log, publisher }, name)
  const { lead } = overrides
  const always = (name: Role) => ({
    db,
    publisher,
    isHeld: () => true,
    lead: (service: Service) => lead?.(name, service) ?? service,
  })
  const hold = lead === undefined ? role : always
  const own = { feed: hold('feed'), settlement: hold('settlement'), publisher: hold('publisher') }

  const wallet = await createWallet(infra, { db: own.settlement.db })
  const groupsOf = (playerId: number) => findGroups(db, playerId, clock.now())
  const operatorOf = (playerId: number) => findOperator(db, playerId)
  const providers = createProviders({ ...infra, publisher }, own)
  const results = createResults(infra)
  const offer = createOffer({
    clock,
    publisher: own.feed.publisher,
    providers: providers.watch,
    results: results.watch,
    isWatched: audience.hears,
    providerOf:
      overrides.providerOf && ((id) => overrides.providerOf?.(id) ?? offer.events.get(id)?.tournament.provider),
  })
  const { board } = offer
  const catalogue = createCatalogue(
    db,
    offer,
    config.additionalProviders,
    config.sportPriorities,
    config.uof?.pricesCustomBets === true ? [config.uof.provider] : [],
  )
  await catalogue.reload()
  await providers.watch.refresh()
  await results.watch.refresh()
  const directory = eventDirectory(catalogue)
  const events = overrides.events?.(directory) ?? directory
  const makeSources = overrides.sources ?? ((deps) => sourcesOf(config, deps))
  const sources = makeSources({
    ...infra,
    ...(config.roles.includes('feed') && { db: own.feed.db }),
    config,
    catalogue,
    heartbeat: providers.heartbeat,
    feed: feedPorts({ ...infra, db: own.feed.db }),
  })
  const transport = await transportOf(config, infra, secrets)
  const offerParts = createOfferParts({
    ...infra,
    offer,
    sources,
    catalogue,
    transport,
    mayOwn: config.roles.includes('feed'),
    mapping: { ...config.mapping, db: own.feed.db, metrics, providers: providers.watch },
  })
  const { customPricer } = offerParts
  const { currencies } = wallet
  const newSeed = overrides.newSeed ?? trueSeed
  const shared = {
    ...infra,
    newSeed,
    board,
    catalogue,
    currencies,
    customPricer,
    events,
    providers: providers.watch,
    publisher,
  }

  const {
    liveDelayMs,
    playMoneyCents,
    publicUrl,
    isPhoneRequired,
    smsCountries,
    additionalProviders,
    multiSingleProviders,
    multipleFreebets,
  } = config
  const entering = createEntering(db, clock)
  const protectionTerms = { jurisdiction: config.jurisdiction }
  const bets = await createBets(
    {
      ...shared,
      record: offer.record,
      audience,
      jackpots: entering,
      bonusBook: createBonusBook(shared),
      beginPlay: (bettor) => beginPlay(db, protectionTerms, bettor),
      terms: config,
    },
    own,
  )
  const outbox = createOutbox(shared, own.publisher)
  const persons = createPersonKeys(secrets.identity)
  const platform = createPlatform({
    ...shared,
    persons,
    tokens: createTokenIssuer(secrets, clock),
    authenticatorKeys: secrets.authenticators,
    blockedCountries: (from) => site.blockedCountries(from),
    passwords,
    mail,
    sms,
    terms: {
      isPhoneRequired,
      playMoneyCents,
      smsCountries,
      publicUrl,
      liveDelayMs,
      additionalProviders,
      launchProviders: [...config.launchUrls.keys()],
      multiSingleProviders,
      multipleFreebets,
    },
  })
  const provider = overrides.paymentProvider ?? paymentProviderOf(config, clock)
  const cashierPorts = {
    ...infra,
    currencies,
    provider,
    persons,
    depositFields: config.depositFields,
    terms: config.money,
    policy: protectionTerms,
  }
  const jackpots = createJackpots({ ...shared, pseudonymsSecret: secrets.pseudonyms }, entering, own.settlement)
  const itself: BookModule = {
    handlers: {},
    services: { publisher: [createSessionEnds({ ...infra, publisher: own.publisher.publisher })] },
  }
  const site = createSite({
    ...shared,
    isPhoneRequired,
    demoHosts: config.demoHosts,
    publisher: own.publisher.publisher,
    operatorOf,
    groupsOf,
    orderSports: catalogue.orderSports,
  })
  const sealer = createSealer(secrets.authenticators)
  const { frameOrigins, blockedCountries } = site
  const embeddingPorts = { ...infra, frameOrigins, blockedCountries, players: platform.hosted, sealer }
  const modules = [
    itself,
    wallet,
    providers,
    results,
    platform,
    // Must start before `bets`, which reads the exposures that settlement updates.
    createSettlement({ ...infra, db: own.settlement.db }),
    bets,
    outbox,
    createCatalogueCalls(catalogue, followedEvents),
    createFavourites(shared, own.publisher),
    createSearch(shared),
    createMatchInfo({ ...shared, record: offer.record, stories: storiesOf(sources) }),
    createPredictions(shared),
    createSharing({ ...shared, isShareBetOn: site.isShareBetOn }),
    createIntegrations({
      clock,
      pseudonymsSecret: secrets.pseudonyms,
      launchSecret: secrets.launch,
      launchUrls: config.launchUrls,
    }),
    withJackpots(infra, createBonuses({ ...shared, terms: { multipleFreebets } }, own), jackpots),
    jackpots,
    createProtection({ ...infra, currencies, terms: protectionTerms }),
    createCashier(cashierPorts),
    createStanding({ groupsOf, db: infra.db }),
    createPush({ ...shared, key: secrets.push, services: config.pushServices, sender: config.mailFrom }),
    createIcons(site),
    createEmbedding(embeddingPorts),
    createEventExport({ ...infra, sealer }, own.publisher),
    site,
  ] as const
  const services = servicesOf({
    roles: config.roles,
    modules,
    offer: offerParts,
    housekeeping: createHousekeeping(infra, [...modules, mail, sms, keptAnswers(infra)]),
    lead: (name, service) => own[name].lead(service),
  })

  const readiness = createReadiness({ clock, log, events: offer.events, board, hasBoard: needsBoard(config.roles) })

  const ownRoles = (['feed', 'settlement', 'publisher'] as const).filter((name) => config.roles.includes(name))
  measureProcess(metrics, {
    clock,
    db,
    board,
    events: offer.events,
    providers: providers.watch,
    hub: realtime.hub,
    silenceMs: offerParts.silenceMs,
    isReady: () => readiness.state().status === 'ready',
    roles: ownRoles.map((name) => ({ role: name, isHeld: own[name].isHeld })),
  })
  // One process with the role is enough to ask; a standby asks too, so that there are values when the holder is gone.
  if (config.roles.includes('settlement'))
    readFromDatabase(infra, [...modules.flatMap(({ measures }: BookModule) => measures ?? []), ...FEED_MEASURES])

  const membership = membershipOf(config, infra, secrets, realtime, transport)

  async function catchUp(): Promise<void> {
    await providers.watch.refresh()
    await results.watch.refresh()
    await wallet.refresh()
  }

  return {
    parts: { ...shared, sink: offer, config, passwords, bets: bets.parts, catchUp, sealer: async () => sealer },
    metrics: exported,
    services,
    register(app) {
      app.framing.from(site.frameOrigins)
      const { authenticate } = platform
      registerBook(
        app,
        {
          db,
          log,
          metrics,
          tracing,
          authenticate,
          operatorOf,
          limitScale: config.limitScale,
          countryHeader: config.countryHeader,
        },
        combineHandlers(modules),
      )
      registerPaymentCallback(app, cashierPorts)
      registerHostRequests(app, embeddingPorts)
      registerEventExport(app, { ...infra, sealer })
      realtime.register(app)
      registerStreams(app, { catalogue, clock })
      registerReady(app, readiness.state)
    },
    attachRealtime: realtime.attach,
    async start() {
      await realtime.check()
      await membership.join()
      for (const service of services) await service.run()
      readiness.started()
    },
    async stop() {
      readiness.stopping()
      for (const service of [...services].reverse()) await service.stop()
      if (config.roles.includes('publisher')) await outbox.drain()
      await publisher.drained()
      await membership.leave()
      mail.close()
      await tracing.stop()
      realtime.close()
      await transport?.close()
    },
  }
}
