import type { CallName } from '@touchline/contract'
import { chance } from '../platform/chance.ts'
import { deviceTimeZone } from '../platform/device.ts'
import { onFirstTouch } from '../platform/first-touch.ts'
import { part } from '../platform/part.ts'
import { traceCalls } from '../platform/trace.ts'
import { siteIn } from '../site/index.ts'
import type { AppServices } from './app-services.ts'
import { forgetEvents } from './forget-events.ts'
import type { PageState } from './page-state.ts'
import { reportFaults } from './reports/report-faults.ts'

const OWN_ICONS = part(() => import('../platform/own-icons.ts'))
const SITE_WISHES = part(() => import('./site-wishes.ts'))
const MEASURE_VISIT = part(() => import('./reports/measure-visit.ts'))

/** Of so many visits one is measured: enough to see a route, and little to send. */
const MEASURED_ONE_IN = 10

interface LateStart {
  readonly services: AppServices
  readonly state: PageState
  readonly now: () => number
  readonly isDraft: boolean
  /** Fetches what tells about the answers of a call. */
  readonly checksOf: (call: CallName) => Promise<unknown>
}

/** Starts what a page does beside being looked at and used. Whoever looks at a draft is no visitor: nobody measures them. */
export function startWhenIdle({ services, state, now, isDraft, checksOf }: LateStart): void {
  const { queries, report } = services
  traceCalls(reportFaults(report))
  services.preferences.set('timeZone', deviceTimeZone())
  forgetEvents(services)
  // Whatever somebody does next may ask for something; what fails here is fetched again when it does.
  onFirstTouch(() => checksOf('placeBets').catch(() => {}))
  const site = siteIn(queries)
  if (site?.iconsVersion !== undefined) {
    const { iconsVersion } = site
    OWN_ICONS.load()
      .then(({ drawOwnIcons }) => drawOwnIcons(iconsVersion))
      .catch((error) => report('call', 'icons', error))
  }
  if (site && (site.features.signUpPreload || site.userGroupChecker.enabled || site.gtmId !== null))
    SITE_WISHES.load().then(
      ({ followSite }) => followSite(services, isDraft ? { ...site, gtmId: null } : site),
      (error) => report('chunk', 'wishes of the site', error),
    )
  if (!isDraft && chance() * MEASURED_ONE_IN < 1)
    // Nobody misses a measurement.
    MEASURE_VISIT.load().then(
      ({ measureVisit }) => measureVisit(services.sources.live, state, now),
      () => {},
    )
}
