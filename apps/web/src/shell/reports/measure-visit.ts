import type { LiveStore } from '../../live/index.ts'
import type { DeviceClass, MeasureName } from '../../platform/measures.ts'
import { postReports } from '../../platform/report.ts'
import { afterPaint, deviceClass, followVitals, onLeaving } from '../../platform/vitals.ts'
import type { PageState } from '../page-state.ts'

/** What a page that slept paints is older; in ms. */
const CREDIBLE_MS = 60_000
/** Prices that are looked at in a visit. */
const PAINTS_MAX = 100

/** The middle of what was measured; undefined where nothing was. */
function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

/**
 * Measures one visit and sends it once, when it is left: by the route that it began on and the class of its device. Prices
 * say when the book made them, so a painted one tells how long the way was.
 * @param now server's clock, in ms
 */
export function measureVisit(live: LiveStore, { route, release }: PageState, now: () => number): void {
  const values: Partial<Record<MeasureName, number>> = {}
  const paints: number[] = []
  const device: DeviceClass = deviceClass()
  followVitals((name, value) => {
    values[name] = value
  })
  const stop = live.listen('markets_changed', (event) => {
    if (event.type !== 'markets_changed') return
    if (paints.length >= PAINTS_MAX) return stop()
    const made = Date.parse(event.data.priced_at)
    afterPaint(() => {
      const ms = now() - made
      if (ms >= 0 && ms < CREDIBLE_MS) paints.push(ms)
    })
  })
  onLeaving(() => {
    stop()
    const paint = median(paints)
    const measured = paint === undefined ? values : { ...values, feed_to_paint: paint }
    if (Object.keys(measured).length === 0) return
    postReports({ measures: [{ route: route.page, device, release, values: measured }] })
  })
}
