import { whenConsented } from '../../features/consent/index.ts'
import { loadTags, pushToTags } from '../../platform/third-party/tags.ts'
import { trackingTaken } from '../../platform/third-party/tracking.ts'
import type { AppServices } from '../app-services.ts'
import { createPurchases } from './purchases.ts'

/**
 * The tag manager of a site, once a user has accepted its cookies: receives the origin of the visit and the bets
 * (WATCH-02).
 */
export function followTags(
  { line: { channels }, placed, preferences }: Pick<AppServices, 'line' | 'placed' | 'preferences'>,
  container: string,
): void {
  whenConsented(preferences, () => {
    pushToTags(trackingTaken())
    loadTags(container, Date.now())
    const purchases = createPurchases(pushToTags)
    placed.subscribe(() => purchases.placed(placed.get()))
    channels.listenPrivate((event) => {
      if (event.type === 'bet_changed') purchases.changed(event.data)
    })
  })
}
