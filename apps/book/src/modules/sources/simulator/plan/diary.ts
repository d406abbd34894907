import type { MatchSportKey } from '@touchline/betting'

/** Who is busy when; times are wall ms, ends excluded. */
export interface Diary {
  isFree(competitorId: number, from: number, to: number): boolean
  book(competitorId: number, from: number, to: number): void
  /** Forgets what ended before `at`. */
  forget(at: number): void
}

/** Rest after a match, in match time, and the least of it in wall time. */
const REST_MATCH_MS = 40 * 60_000
const MIN_REST_MS = 10_000

const HOUR_MS = 3_600_000
/** Days off between two matches that people expect of a sport, in match time; a sport with several matches a day has none. */
const DAYS_OFF_MS: { readonly [S in MatchSportKey]?: number } = {
  football: 48 * HOUR_MS,
  'american-football': 72 * HOUR_MS,
  basketball: 24 * HOUR_MS,
  'ice-hockey': 24 * HOUR_MS,
}
/** The longest of them: the diary goes back at least this far. */
export const MOST_DAYS_OFF_MS = 72 * HOUR_MS

/** How long before and after a match its sides had better not play another one, in wall ms. */
export function daysOff(sport: MatchSportKey, speed: number): number {
  return (DAYS_OFF_MS[sport] ?? 0) / speed
}

/** End of the time a competitor is not available for another match. */
export function busyUntil(endsAt: number, speed: number): number {
  return endsAt + Math.max(REST_MATCH_MS / speed, MIN_REST_MS)
}

export function createDiary(): Diary {
  const bookings = new Map<number, { from: number; to: number }[]>()
  return {
    isFree(competitorId, from, to) {
      const own = bookings.get(competitorId)
      return own === undefined || own.every((booked) => booked.to <= from || booked.from >= to)
    },
    book(competitorId, from, to) {
      const own = bookings.get(competitorId)
      if (own === undefined) bookings.set(competitorId, [{ from, to }])
      else own.push({ from, to })
    },
    forget(at) {
      for (const [competitorId, own] of bookings) {
        const left = own.filter((booked) => booked.to > at)
        if (left.length === 0) bookings.delete(competitorId)
        else bookings.set(competitorId, left)
      }
    },
  }
}
