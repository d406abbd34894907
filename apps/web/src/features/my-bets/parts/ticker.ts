import { useSyncExternalStore } from 'react'
import { every } from '../../../platform/loading/timing.ts'

interface Ticker {
  subscribe: (listener: () => void) => () => void
  beats: () => number
}

function createTicker(periodMs: number): Ticker {
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  let count = 0
  return {
    beats: () => count,
    subscribe(listener) {
      listeners.add(listener)
      stop ??= every(periodMs, () => {
        count += 1
        for (const each of [...listeners]) each()
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}

const TICKERS = { second: createTicker(1_000), quarter: createTicker(250) } as const

function stand() {
  return () => {}
}
function zero() {
  return 0
}

/** Renders once a second, or four times, while `running`; one timer serves all. */
export function useTicks(period: keyof typeof TICKERS, running: boolean): void {
  const ticker = TICKERS[period]
  useSyncExternalStore(running ? ticker.subscribe : stand, running ? ticker.beats : zero, zero)
}
