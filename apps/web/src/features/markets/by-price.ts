import type { Outcome } from '@touchline/contract'

/** A field with its favourites first; who cannot be bet on comes last. */
export function byPrice(outcomes: readonly Outcome[]): Outcome[] {
  return [...outcomes].sort((a, b) => Number(b.active) - Number(a.active) || a.odds - b.odds)
}
