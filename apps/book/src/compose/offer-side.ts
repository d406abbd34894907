import type { BookConfig } from '../config.ts'
import { createCatalogue, eventDirectory } from '../modules/catalogue/index.ts'
import { createOffer, createOfferParts } from '../modules/offer/index.ts'
import { createResults } from '../modules/pricing/results/index.ts'
import { createProviders } from '../modules/providers/index.ts'
import { feedPorts } from './feed-ports.ts'
import type { Foundation } from './foundation.ts'
import type { Overrides } from './overrides.ts'
import { sourcesOf } from './sources-of.ts'
import { transportOf } from './transport-of.ts'
import { createVisitors, unseenVisitors } from './visitors.ts'

export type OfferSide = Awaited<ReturnType<typeof createOfferSide>>

/**
 * Everything that makes the offer: providers, results, board and events, their sources, and how other processes receive
 * them.
 */
export async function createOfferSide(config: BookConfig, foundation: Foundation, overrides: Partial<Overrides>) {
  const { infra, publisher, own, realtime, secrets } = foundation
  const providers = createProviders({ ...infra, publisher }, own)
  const results = createResults(infra)
  const offer = createOffer({
    clock: infra.clock,
    publisher: own.feed.publisher,
    providers: providers.watch,
    results: results.watch,
    isWatched: realtime.audience.hasSubscriber,
    providerOf:
      overrides.providerOf && ((id) => overrides.providerOf?.(id) ?? offer.events.get(id)?.tournament.provider),
  })
  const catalogue = createCatalogue(
    infra.db,
    offer,
    config.additionalProviders,
    config.sportPriorities,
    config.uof?.pricesCustomBets === true ? [config.uof.provider] : [],
    infra.reads,
  )
  await catalogue.reload()
  await providers.watch.refresh()
  await results.watch.refresh()
  const directory = eventDirectory(catalogue)
  const transport = await transportOf(config, infra, secrets)
  const { connections } = realtime
  const visitors =
    transport === null && connections !== null
      ? createVisitors(infra.clock.now, () => connections() > 0)
      : unseenVisitors
  const makeSources = overrides.sources ?? ((deps) => sourcesOf(config, deps))
  const sources = makeSources({
    ...infra,
    ...(config.roles.includes('feed') && { db: own.feed.db }),
    config,
    catalogue,
    heartbeat: providers.heartbeat,
    areVisitorsAway: visitors.areAway,
    feed: feedPorts({ ...infra, db: own.feed.db }),
  })
  const parts = createOfferParts({
    ...infra,
    offer,
    sources,
    catalogue,
    transport,
    mayOwn: config.roles.includes('feed'),
    mapping: { ...config.mapping, db: own.feed.db, metrics: infra.metrics, providers: providers.watch },
  })
  return {
    providers,
    results,
    offer,
    catalogue,
    events: overrides.events?.(directory) ?? directory,
    sources,
    transport,
    visitors,
    parts,
  }
}
