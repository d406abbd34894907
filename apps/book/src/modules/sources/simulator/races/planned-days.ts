const DAY_MS = 86_400_000

/**
 * Days whose races are planned, so that yesterday's have results, and all of tomorrow's are there in every time zone:
 * somewhere a day has only just begun, and its tomorrow ends in 48 hours.
 * @param at wall ms
 * @returns wall ms of their midnights in UTC, in order
 */
export function plannedDays(at: number): readonly number[] {
  const first = Math.floor(at / DAY_MS) * DAY_MS - DAY_MS
  return Array.from({ length: Math.ceil((at + 2 * DAY_MS - first) / DAY_MS) }, (_, index) => first + index * DAY_MS)
}
