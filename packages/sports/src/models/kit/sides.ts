import type { Side } from '../types.ts'

/** A number for each side. */
export interface Pair {
  readonly home: number
  readonly away: number
}

export const ZERO: Pair = { home: 0, away: 0 }

export function other(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}

/** The pair with `by` added to one side. */
export function add(pair: Pair, side: Side, by = 1): Pair {
  return side === 'home' ? { home: pair.home + by, away: pair.away } : { home: pair.home, away: pair.away + by }
}

export function leader(pair: Pair): Side | null {
  if (pair.home === pair.away) return null
  return pair.home > pair.away ? 'home' : 'away'
}

/** Reads a side out of event data. */
export function sideOf(value: unknown): Side {
  return value === 'away' ? 'away' : 'home'
}

/** '2:1'. */
export function scoreText(pair: Pair): string {
  return `${pair.home}:${pair.away}`
}
