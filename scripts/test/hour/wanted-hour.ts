const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * The time until the next `16:40` in UTC, in ms; 0 where no hour is wanted. Throws where the text is no time of day.
 * @param now Unix ms
 */
export function msUntilHour(wanted: string | undefined, now: number): number {
  if (wanted === undefined || wanted === '') return 0
  const [, hours, minutes = '0'] = /^([01]?\d|2[0-3])(?::([0-5]\d))?$/.exec(wanted) ?? []
  if (hours === undefined) throw new Error(`JOURNEY_HOUR is a time of the day in UTC, as 16 or 16:40, not '${wanted}'.`)
  const at = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  return (at - (now % DAY_MS) + DAY_MS) % DAY_MS
}
