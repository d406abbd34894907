import type { BookConfig } from '../config.ts'
import type { BookModule } from '../kernel/module.ts'
import { createCashier } from '../modules/cashier/index.ts'
import { createCatalogueCalls } from '../modules/catalogue/index.ts'
import { createEmbedding } from '../modules/embedding/index.ts'
import { createEventExport } from '../modules/event-export/index.ts'
import { createFavourites, followedEvents } from '../modules/favourites/index.ts'
import { createIcons } from '../modules/icons/index.ts'
import { createIntegrations } from '../modules/integrations/index.ts'
import { createLoyalty } from '../modules/loyalty/index.ts'
import { createMatchInfo } from '../modules/match-info/index.ts'
import { storiesOf } from '../modules/offer/index.ts'
import { createOutbox } from '../modules/outbox/index.ts'
import { createPredictions } from '../modules/predictions/index.ts'
import { createProtection } from '../modules/protection/index.ts'
import { createPush } from '../modules/push/index.ts'
import { createSearch } from '../modules/search/index.ts'
import { createSettlement } from '../modules/settlement/index.ts'
import { createSharing } from '../modules/sharing/index.ts'
import { createWallet } from '../modules/wallet/index.ts'
import type { Foundation } from './foundation.ts'
import { createMoneySide } from './money-side.ts'
import type { OfferSide } from './offer-side.ts'
import type { Overrides } from './overrides.ts'
import { paymentProviderOf } from './payment-provider.ts'
import { createPlayerSide } from './player-side.ts'
import { createSessionEnds } from './session-ends.ts'
import { sharedPorts } from './shared-ports.ts'

export type Modules = Awaited<ReturnType<typeof createModules>>

/** Creates every module and connects their ports. */
export async function createModules(
  config: BookConfig,
  foundation: Foundation,
  offerSide: OfferSide,
  overrides: Partial<Overrides>,
) {
  const { infra, own } = foundation
  const wallet = await createWallet(infra, { db: own.settlement.db })
  const shared = sharedPorts(foundation, offerSide, wallet.currencies, overrides)
  const money = await createMoneySide(config, foundation, offerSide, shared)
  const outbox = createOutbox(shared, own.publisher)
  const players = createPlayerSide(config, foundation, shared)
  const { site, platform, sealer, persons, groupsOf } = players
  const protectionTerms = { jurisdiction: config.jurisdiction }
  const cashierPorts = {
    ...infra,
    currencies: wallet.currencies,
    provider: overrides.paymentProvider ?? paymentProviderOf(config, infra.clock),
    persons,
    depositFields: config.depositFields,
    terms: config.money,
    policy: protectionTerms,
  }
  const { frameOrigins, blockedCountries } = site
  const embeddingPorts = { ...infra, frameOrigins, blockedCountries, players: platform.hosted, sealer }
  const modules = [
    sessionEnds(foundation),
    wallet,
    offerSide.providers,
    offerSide.results,
    platform,
    // Must start before `bets`, which reads the exposures that settlement updates.
    createSettlement({ ...infra, db: own.settlement.db }),
    money.bets,
    outbox,
    ...readingModules(foundation, offerSide, shared, site.isShareBetOn),
    integrations(config, foundation),
    money.bonuses,
    money.jackpots,
    createProtection({ ...infra, currencies: wallet.currencies, terms: protectionTerms }),
    createCashier(cashierPorts),
    createLoyalty({ groupsOf, db: infra.db }),
    createPush({ ...shared, key: foundation.secrets.push, services: config.pushServices, sender: config.mailFrom }),
    createIcons(site),
    createEmbedding(embeddingPorts),
    createEventExport({ ...infra, sealer }, own.publisher),
    site,
  ] as const
  return { ...players, shared, wallet, bets: money.bets, outbox, cashierPorts, embeddingPorts, modules }
}

/** What shows events and bets, and moves no money. */
function readingModules(
  { own }: Foundation,
  { catalogue, offer, sources }: OfferSide,
  shared: ReturnType<typeof sharedPorts>,
  isShareBetOn: Parameters<typeof createSharing>[0]['isShareBetOn'],
) {
  return [
    createCatalogueCalls(catalogue, followedEvents),
    createFavourites(shared, own.publisher),
    createSearch(shared),
    createMatchInfo({ ...shared, record: offer.record, stories: storiesOf(sources) }),
    createPredictions(shared),
    createSharing({ ...shared, isShareBetOn }),
  ] as const
}

function integrations({ launchUrls }: BookConfig, { infra, secrets }: Foundation) {
  const { pseudonyms: pseudonymsSecret, launch: launchSecret } = secrets
  return createIntegrations({ clock: infra.clock, pseudonymsSecret, launchSecret, launchUrls })
}

function sessionEnds({ infra, own }: Foundation): BookModule & { readonly handlers: Record<never, never> } {
  return {
    handlers: {},
    services: { publisher: [createSessionEnds({ ...infra, publisher: own.publisher.publisher })] },
  }
}
