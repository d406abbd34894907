const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^(\d{1,2}):(\d{2})(?:\s*UTC([+-]\d{1,2})?)?$/

export interface LocalKickOff {
  /** UTC midnight of the date in ms. */
  readonly day: number
  /** Minutes of the day, null where no time is given. */
  readonly minute: number | null
  /** Minutes ahead of UTC, null where not said. */
  readonly offset: number | null
}

/** Reads `2026-08-15` and `20:45`, `20:45 UTC-6` or nothing. A sentence when it cannot. */
export function readKickOff(date: unknown, time: unknown): LocalKickOff | string {
  if (typeof date !== 'string') return 'it has no date'
  const [, year, month, dayOfMonth] = DATE.exec(date) ?? []
  const day = Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth))
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date) return `'${date}' is not a date`
  if (time === undefined || time === null || time === '') return { day, minute: null, offset: null }
  const parts = typeof time === 'string' ? TIME.exec(time.trim()) : null
  if (parts === null) return `'${String(time)}' is not a time`
  const [, hours, minutes, offset] = parts
  if (Number(hours) > 23 || Number(minutes) > 59) return `'${String(time)}' is not a time`
  const zoned = String(time).includes('UTC')
  return { day, minute: Number(hours) * 60 + Number(minutes), offset: zoned ? Number(offset ?? 0) * 60 : null }
}
