import type { MatchSportKey } from '@touchline/betting'

/** Who is busy when; times are wall ms, ends excluded. */
export interface Diary {
  isFree(competitorId: number, from: number, to: number): boolean
  book(competitorId: number, from: number, to: number): void
  /** End of the last match before `at`, and start of the first one from `at` on; infinite where there is none. */
  around(competitorId: number, at: number): { readonly last: number; readonly next: number }
  /** Forgets what ended before `at`. */
  forget(at: number): void
}

/** Rest after a match, in match time, and the least of it in wall time. */
const REST_MATCH_MS = 40 * 60_000
const MIN_REST_MS = 10_000

const HOUR_MS = 3_600_000
/**
 * Days off of a club between two matches. Wall time, at any speed: this is how people read the dates of a programme.
 */
const DAYS_OFF_MS: Readonly<Record<MatchSportKey, number>> = {
  football: 48 * HOUR_MS,
  'american-football': 72 * HOUR_MS,
  basketball: 48 * HOUR_MS,
  'ice-hockey': 48 * HOUR_MS,
  baseball: 48 * HOUR_MS,
  cs2: 48 * HOUR_MS,
  dota2: 48 * HOUR_MS,
  lol: 48 * HOUR_MS,
  // A player of a tournament plays every day.
  tennis: 0,
}
/** The longest of them: the diary goes back at least this far. */
const MOST_DAYS_OFF_MS = 72 * HOUR_MS
/** The default speed. At a higher one more matches are played in a day, and the diary goes back less far. */
const DEFAULT_SPEED = 6

/** How long before and after a match its sides play no other match, in wall ms. */
export function daysOff(sport: MatchSportKey): number {
  return DAYS_OFF_MS[sport]
}

/** How far back a diary goes that counts days off, in wall ms. */
export function rememberedMs(speed: number): number {
  return MOST_DAYS_OFF_MS / Math.max(1, speed / DEFAULT_SPEED)
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
    around(competitorId, at) {
      let last = Number.NEGATIVE_INFINITY
      let next = Number.POSITIVE_INFINITY
      for (const { from, to } of bookings.get(competitorId) ?? []) {
        if (from < at) last = Math.max(last, to)
        else next = Math.min(next, from)
      }
      return { last, next }
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
