import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { mediaMatches } from './device.ts'
import type { DeviceClass, MeasureName } from './measures.ts'

const NAMES = { LCP: 'lcp', INP: 'inp', CLS: 'cls', TTFB: 'ttfb' } as const

/** The classes of devices by their breakpoints: phones below 780 px, desktops from 1280 px on. */
export function deviceClass(): DeviceClass {
  if (mediaMatches('(width < 780px)')) return 'phone'
  return mediaMatches('(width < 1280px)') ? 'tablet' : 'desktop'
}

/** Tells each vital of the visit, again when it changes. */
export function followVitals(tell: (name: MeasureName, value: number) => void): void {
  for (const follow of [onLCP, onINP, onCLS, onTTFB])
    follow(({ name, value }) => name in NAMES && tell(NAMES[name as keyof typeof NAMES], value), {
      reportAllChanges: true,
    })
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
