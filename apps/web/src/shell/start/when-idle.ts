import type { CallName } from '@touchline/contract'
import { chance } from '../../platform/chance.ts'
import { deviceTimeZone } from '../../platform/device/device.ts'
import { onFirstTouch } from '../../platform/input/first-touch.ts'
import { part } from '../../platform/loading/part.ts'
import { traceCalls } from '../../platform/network/trace.ts'
import { siteIn } from '../../site/index.ts'
import type { AppServices } from '../app-services.ts'
import type { PageState } from '../page-state.ts'
import { reportFaults } from '../reports/report-faults.ts'
import { forgetEvents } from './forget-events.ts'

const OWN_ICONS = part(() => import('../../platform/page/own-icons.ts'))
const SITE_WISHES = part(() => import('./site-wishes.ts'))
const MEASURE_VISIT = part(() => import('../reports/measure-visit.ts'))

/** Of so many visits one is measured: enough to see a route, and little to send. */
const MEASURED_ONE_IN = 10

export interface LateStart {
  readonly services: AppServices
  readonly state: PageState
  readonly now: () => number
  readonly isDraft: boolean
  /** Loads the checks of a call's responses. */
  readonly checksOf: (call: CallName) => Promise<unknown>
}

/** Starts what the page does in the background. Visits to a draft are not measured. */
export function startWhenIdle({ services, state, now, isDraft, checksOf }: LateStart): void {
  const { queries, report } = services
  traceCalls(reportFaults(report))
  services.preferences.set('timeZone', deviceTimeZone())
  forgetEvents(services)
  // The next action of the user may need these checks; if loading fails, that action loads them again.
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
    // A measurement that fails is left out.
    MEASURE_VISIT.load().then(
      ({ measureVisit }) => measureVisit(services.sources.live, state, now),
      () => {},
    )
}
