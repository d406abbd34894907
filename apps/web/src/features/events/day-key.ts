import { dateFormat, written } from '../../i18n/index.ts'

const DAY_MS = 86_400_000
const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' }
const MINUTE: Intl.DateTimeFormatOptions = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/** Calendar day of a moment in a time zone, as `2026-11-20`. */
export function dayKey(at: number, timeZone: string): string {
  return written(dateFormat('en-CA', timeZone, DAY), at)
}

/** The calendar day so many days after another. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

const starts = new Map<string, number>()
/** A page requests the days of a week, and the next page for the same. */
const KEPT_STARTS = 500

/** The moment a calendar day begins in a time zone, in ms. */
export function startOfDay(day: string, timeZone: string): number {
  const key = `${day} ${timeZone}`
  const known = starts.get(key)
  if (known !== undefined) return known
  if (starts.size >= KEPT_STARTS) starts.clear()
  const start = findStart(day, timeZone)
  starts.set(key, start)
  return start
}

function findStart(day: string, timeZone: string): number {
  let at = Date.parse(`${day}T00:00:00Z`)
  // The zone's offset at that moment, from the local time there; twice for days on which it changes.
  for (let round = 0; round < 2; round++) {
    const parts = dateFormat('en-GB', timeZone, MINUTE).formatToParts(at)
    const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '00'
    const there = Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`)
    at += Date.parse(`${day}T00:00:00Z`) - there
  }
  return at
}
