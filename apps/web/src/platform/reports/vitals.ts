import { onLCP, onTTFB } from 'web-vitals'
import { mediaMatches } from '../device/device.ts'
import type { DeviceClass, MeasureName } from './measures.ts'

const NAMES = { LCP: 'lcp', TTFB: 'ttfb' } as const

/** The classes of devices by their breakpoints: phones below 780 px, desktops from 1280 px on. */
export function deviceClass(): DeviceClass {
  if (mediaMatches('(width < 780px)')) return 'phone'
  return mediaMatches('(width < 1280px)') ? 'tablet' : 'desktop'
}

/** Reports the measures of the document's load, again when one changes. */
export function followLoad(report: (name: MeasureName, value: number) => void): void {
  for (const follow of [onLCP, onTTFB])
    follow(({ name, value }) => report(NAMES[name as keyof typeof NAMES], value), { reportAllChanges: true })
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}
interface Touch extends PerformanceEntry {
  readonly interactionId?: number
}
/** Shorter events cannot be distinguished from a frame; in ms. */
const SHORTEST_TOUCH_MS = 16

function observe<Entry extends PerformanceEntry>(type: string, more: object, take: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as Entry)
  })
  observer.observe({ type, buffered: true, ...more })
}

/** Reports unexpected layout shifts: when, and how far. */
export function followShifts(report: (at: number, value: number) => void): void {
  observe<Shift>('layout-shift', {}, ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) report(startTime, value)
  })
}

/** Reports the time from touch or key to paint, by interaction id. */
export function followTouches(report: (at: number, id: number, ms: number) => void): void {
  observe<Touch>('event', { durationThreshold: SHORTEST_TOUCH_MS }, ({ startTime, duration, interactionId = 0 }) => {
    if (interactionId > 0) report(startTime, interactionId, duration)
  })
}

/** Time since the document began, in ms, as entries have it. */
export function pageTime(): number {
  return performance.now()
}

/** Runs when the frame that is being made now was painted. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Runs once, when the page is left or hidden: later nothing may be sent. */
export function onLeaving(run: () => void): void {
  const controller = new AbortController()
  const end = () => {
    controller.abort()
    run()
  }
  const look = () => {
    if (document.visibilityState === 'hidden') end()
  }
  document.addEventListener('visibilitychange', look, { signal: controller.signal })
  addEventListener('pagehide', end, { signal: controller.signal })
}
