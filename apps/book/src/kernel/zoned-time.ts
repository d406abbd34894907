const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const formats = new Map<string, Intl.DateTimeFormat>()

/** Clocks of a zone with an IANA name; throws RangeError where there is no such zone. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const made = new Intl.DateTimeFormat('en', { ...numeric, second: 'numeric', hourCycle: 'h23', timeZone: zone })
  formats.set(zone, made)
  return made
}

/** Whether there is a zone of that name. A mere offset such as `+01:00` is none: it knows no summer time. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    formatIn(name)
    return true
  } catch {
    return false
  }
}

/** What clocks of the zone show at an instant, as if it were UTC: in ms since 1970. */
export function wallTime(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/**
 * The instant at which clocks of the zone show a time; both in ms since 1970. As Temporal has it ('compatible'): of an
 * hour that is there twice the first, and of one that is skipped as much later as the clocks were put forward.
 */
export function instantOf(zone: string, wall: number): number {
  const aheadOf = (at: number) => wallTime(zone, at) - Math.floor(at / 1_000) * 1_000
  const before = wall - aheadOf(wall - DAY_MS)
  const after = wall - aheadOf(wall + DAY_MS)
  const shown = [before, after].filter((at) => wallTime(zone, at) === Math.floor(wall / 1_000) * 1_000)
  return shown.length === 0 ? before : Math.min(...shown)
}
