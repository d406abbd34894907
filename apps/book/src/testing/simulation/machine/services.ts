import type { BookContext } from '../../../context.ts'
import type { Service } from '../../../lib/service.ts'
import {
  createCashOutPush,
  createExposureKeeper,
  createLiveDelay,
  createVipService,
} from '../../../modules/bets/index.ts'
import { createOutboxPublisher } from '../../../modules/outbox/index.ts'
import { createProviderRefresh, createProviderTeller, type ProviderWatch } from '../../../modules/providers/index.ts'
import { createSettlement } from '../../../modules/settlement/index.ts'
import type { CurrencyRules } from '../../../modules/wallet/index.ts'
import { createHousekeeping } from '../../../services/housekeeping.ts'
import { UNKNOWN_AUDIENCE } from '../../../services/hub-audience.ts'
import { createRateRefresh } from '../../../services/rate-refresh.ts'

/** What a book with all roles runs in the background, mail apart. */
export function servicesOf(
  context: BookContext,
  currencies: Map<string, CurrencyRules>,
  providers: ProviderWatch,
  feed: Service,
): readonly Service[] {
  return [
    createRateRefresh(context, currencies),
    createProviderRefresh(context, providers),
    feed,
    createSettlement(context),
    createExposureKeeper(context),
    createOutboxPublisher(context),
    createCashOutPush(context, UNKNOWN_AUDIENCE),
    createProviderTeller(context),
    createLiveDelay(context),
    createVipService(context),
    createHousekeeping(context),
  ]
}
