import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createFoundation, type Foundation } from './compose/foundation.ts'
import { createHousekeeping, keptAnswers } from './compose/housekeeping.ts'
import { measureProcess } from './compose/measured.ts'
import { createModules, type Modules } from './compose/modules-of.ts'
import { createOfferSide, type OfferSide } from './compose/offer-side.ts'
import type { Overrides } from './compose/overrides.ts'
import { membershipOf } from './compose/processes/join.ts'
import { createReadiness, type ReadinessWatch } from './compose/readiness.ts'
import { needsBoard, servicesOf } from './compose/services-of.ts'
import type { BookConfig } from './config.ts'
import { combineHandlers } from './http/handlers.ts'
import { registerReady } from './http/ready-route.ts'
import { registerBook } from './http/register-book.ts'
import type { Infra } from './kernel/infra.ts'
import { readFromDatabase } from './kernel/metrics/database-values.ts'
import type { ExportedMetrics } from './kernel/metrics/metrics.ts'
import type { BookModule } from './kernel/module.ts'
import type { EventDirectory } from './kernel/ports/event-directory.ts'
import type { Providers } from './kernel/ports/providers.ts'
import type { Publisher } from './kernel/ports/publisher.ts'
import type { NewSeed } from './kernel/ports/seeds.ts'
import type { Service } from './kernel/service.ts'
import type { BetsParts } from './modules/bets/index.ts'
import { registerPaymentCallback } from './modules/cashier/index.ts'
import type { Catalogue } from './modules/catalogue/index.ts'
import { registerHostRequests } from './modules/embedding/index.ts'
import { registerEventExport } from './modules/event-export/index.ts'
import { registerStreams } from './modules/match-info/index.ts'
import type { Offer } from './modules/offer/index.ts'
import type { Passwords, Sealer } from './modules/platform/index.ts'
import type { CustomPricer, PriceBoard } from './modules/pricing/index.ts'
import { FEED_MEASURES } from './modules/sources/uof/index.ts'
import type { CurrencyTable } from './modules/wallet/index.ts'

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
  /** Seals secrets that must not be readable from the database alone. */
  sealer(): Promise<Sealer>
  readonly publisher: Publisher
  /** Where price sources write. */
  readonly sink: Offer
  readonly bets: BetsParts
  /** Loads the current providers, results and rates. */
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
  /** Stops the services, publishes pending events and closes realtime connections; the database stays open. */
  stop(): Promise<void>
}

/** The parts of a book, before anything of it runs. */
interface Made {
  readonly config: BookConfig
  readonly foundation: Foundation
  readonly offerSide: OfferSide
  readonly all: Modules
  readonly readiness: ReadinessWatch
}

/** Puts the modules together: the only place that does, for production, tests and the simulation. */
export async function composeBook(config: BookConfig, overrides: Partial<Overrides> = {}): Promise<Book> {
  const foundation = await createFoundation(config, overrides)
  const offerSide = await createOfferSide(config, foundation, overrides)
  const all = await createModules(config, foundation, offerSide, overrides)
  const { infra, own, realtime, publisher, mail, sms } = foundation
  const { board, events } = offerSide.offer
  const services = servicesOf({
    roles: config.roles,
    modules: all.modules,
    offer: offerSide.parts,
    housekeeping: createHousekeeping(infra, [...all.modules, mail, sms, keptAnswers(infra)]),
    lead: (name, service) => own[name].lead(service),
  })
  const readiness = createReadiness({ ...infra, events, board, hasBoard: needsBoard(config.roles) })
  const made: Made = { config, foundation, offerSide, all, readiness }
  measure(made)
  const membership = membershipOf(config, infra, foundation.secrets, realtime, offerSide.transport)
  return {
    parts: partsOf(made),
    metrics: foundation.exported,
    services,
    register: (app) => register(app, made),
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
      if (config.roles.includes('publisher')) await all.outbox.drain()
      await publisher.drained()
      await membership.leave()
      mail.close()
      await infra.tracing.stop()
      realtime.close()
      await offerSide.transport?.close()
      await foundation.closeReplica()
    },
  }
}

/** Records what the process does, and what is read from the database. */
function measure({ config, foundation, offerSide, all, readiness }: Made): void {
  const { infra, own, realtime } = foundation
  const { offer, providers, parts } = offerSide
  const ownRoles = (['feed', 'settlement', 'publisher'] as const).filter((name) => config.roles.includes(name))
  measureProcess(infra.metrics, {
    clock: infra.clock,
    db: infra.db,
    board: offer.board,
    events: offer.events,
    providers: providers.watch,
    hub: realtime.hub,
    silenceMs: parts.silenceMs,
    isReady: () => readiness.state().status === 'ready',
    roles: ownRoles.map((name) => ({ role: name, isHeld: own[name].isHeld })),
  })
  // One process with the role sends the requests; a standby sends them too, so that there are values when the holder is
  // gone.
  if (config.roles.includes('settlement'))
    readFromDatabase(infra, [...all.modules.flatMap(({ measures }: BookModule) => measures ?? []), ...FEED_MEASURES])
}

function partsOf({ config, foundation, offerSide, all }: Made): BookParts {
  const { providers, results, offer } = offerSide
  return {
    ...all.shared,
    sink: offer,
    config,
    passwords: foundation.passwords,
    bets: all.bets.parts,
    sealer: async () => all.sealer,
    async catchUp() {
      await providers.watch.refresh()
      await results.watch.refresh()
      await all.wallet.refresh()
    },
  }
}

function register(app: FastifyInstance, { config, foundation, offerSide, all, readiness }: Made): void {
  const { infra, realtime } = foundation
  const { site, platform, operatorOf, cashierPorts, embeddingPorts, sealer, modules } = all
  const { limitScale, countryHeader } = config
  app.framing.from(site.frameOrigins)
  const { authenticate } = platform
  const { arrived } = offerSide.visitors
  registerBook(
    app,
    { ...infra, authenticate, operatorOf, limitScale, countryHeader, arrived },
    combineHandlers(modules),
  )
  registerPaymentCallback(app, cashierPorts)
  registerHostRequests(app, embeddingPorts)
  registerEventExport(app, { ...infra, sealer })
  realtime.register(app)
  registerStreams(app, { catalogue: offerSide.catalogue, clock: infra.clock })
  registerReady(app, readiness.state)
}
