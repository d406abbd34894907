import { instantOf, isZone } from '../../../../kernel/zoned-time.ts'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
/** `20:45`, `20:45:00`, `20:45Z`, `20:45 UTC-6`, `20:45 GMT+5:30`, `20:45+05:30`. */
const TIME = /^(\d{1,2}):(\d{2})(?::00)?\s*(?:(Z|UTC|GMT)\s*([+-]\d{1,2}(?::?\d{2})?)?|([+-]\d{2}:\d{2}))?$/i
const MINUTE_MS = 60_000
/** Kick-off where a file gives the day alone. */
export const DEFAULT_MINUTE = 15 * 60
/** No clock is further behind or ahead of UTC, in minutes. */
const [LEAST, MOST] = [-12 * 60, 14 * 60]

export interface LocalKickOff {
  /** UTC midnight of the date in ms. */
  readonly day: number
  /** Minutes of the day, null where no time is given. */
  readonly minute: number | null
  /** Minutes ahead of UTC, null where not given. */
  readonly offset: number | null
}

/** Minutes ahead of UTC; null for what no clock on earth shows. */
function offsetOf(text: string): number | null {
  const [, sign, hours = '', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(text) ?? []
  const size = Number(hours) * 60 + Number(minutes)
  const offset = sign === '-' ? -size : size
  return Number(minutes) < 60 && offset >= LEAST && offset <= MOST ? offset : null
}

/**
 * Reads `2026-08-15` and a time of day, or nothing, on the clocks that the time itself names, or of a zone. A sentence
 * when it cannot.
 * @param zone IANA name where the row or its file has one; what is none is refused, since its time would be read on
 * other clocks
 */
export function readKickOff(date: unknown, time: unknown, zone?: unknown): LocalKickOff | string {
  if (typeof date !== 'string') return 'it has no date'
  const [, year, month, dayOfMonth] = DATE.exec(date) ?? []
  const day = Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth))
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date) return `'${date}' is not a date`
  const hasZone = zone !== undefined && zone !== null && zone !== ''
  if (hasZone && (typeof zone !== 'string' || !isZone(zone))) return `'${String(zone)}' is not a time zone`
  const inZone = (minute: number | null): number | null => {
    if (!hasZone) return null
    const wall = day + (minute ?? DEFAULT_MINUTE) * MINUTE_MS
    return (wall - instantOf(zone as string, wall)) / MINUTE_MS
  }
  if (time === undefined || time === null || time === '') return { day, minute: null, offset: inZone(null) }
  const parts = typeof time === 'string' ? TIME.exec(time.trim()) : null
  if (parts === null) return `'${String(time)}' is not a time`
  const [, hours, minutes, name, ofName, bare] = parts
  if (Number(hours) > 23 || Number(minutes) > 59) return `'${String(time)}' is not a time`
  const minute = Number(hours) * 60 + Number(minutes)
  const offsetText = ofName ?? bare ?? (name === undefined ? undefined : '+0')
  if (offsetText === undefined) return { day, minute, offset: inZone(minute) }
  const offset = offsetOf(offsetText)
  return offset === null ? `'${String(time)}' is not a time` : { day, minute, offset }
}
