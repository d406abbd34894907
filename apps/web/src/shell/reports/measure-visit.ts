import type { LiveStore } from '../../live/index.ts'
import { pageNameAt } from '../../navigation/index.ts'
import { currentAddress, onAddressChange } from '../../platform/page/location.ts'
import type { DeviceClass } from '../../platform/reports/measures.ts'
import { postReports } from '../../platform/reports/report.ts'
import {
  afterPaint,
  deviceClass,
  followLoad,
  followShifts,
  followTouches,
  onLeaving,
  pageTime,
} from '../../platform/reports/vitals.ts'
import type { PageState } from '../page-state.ts'
import { createRouteMeasures } from './route-measures.ts'

/** What a page that slept paints is older; in ms. */
const CREDIBLE_MS = 60_000
/** The server reads no more of one report. */
const AT_ONCE = 10

/**
 * Measures one visit and sends it once, when the page is left: by route and class of device. A price carries the time
 * when the book made it, so its paint gives the delay.
 * @param now server's clock, in ms
 */
export function measureVisit(
  live: LiveStore,
  { route, release, addresses }: Pick<PageState, 'route' | 'release' | 'addresses'>,
  now: () => number,
): void {
  const device: DeviceClass = deviceClass()
  const measures = createRouteMeasures(route.page)
  let path = currentAddress().pathname
  followLoad(measures.loaded)
  followShifts(measures.shifted)
  followTouches(measures.touched)
  onAddressChange(() => {
    const next = currentAddress().pathname
    if (next === path) return
    path = next
    measures.enter(pageNameAt(next, addresses), pageTime())
  })
  const stop = live.listen('markets_changed', (event) => {
    if (event.type !== 'markets_changed') return
    const made = Date.parse(event.data.priced_at)
    afterPaint(() => {
      const ms = now() - made
      if (ms >= 0 && ms < CREDIBLE_MS) measures.painted(ms)
    })
  })
  onLeaving(() => {
    stop()
    const all = measures.results().map((result) => ({ ...result, device, release }))
    for (let from = 0; from < all.length; from += AT_ONCE) postReports({ measures: all.slice(from, from + AT_ONCE) })
  })
}
