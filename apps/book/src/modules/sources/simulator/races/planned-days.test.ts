import fc from 'fast-check'
import { expect, test } from 'vitest'
import { racesOfDay } from './plan-races.ts'
import { plannedDays } from './planned-days.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Meetings begin at the same times every day. */
const offs = racesOfDay('touchline', 0, new Map()).map(({ startsAt }) => startsAt)

test('CAT-08: from UTC-12 to UTC+14, at any time of the day, the races of the next 24 hours and of the whole of tomorrow are planned', () => {
  const at = fc.integer({ min: 0, max: 7 * 24 * 60 }).map((minute) => 20_000 * DAY_MS + minute * MINUTE_MS)
  const zone = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15 * MINUTE_MS)
  fc.assert(
    fc.property(at, zone, (now, ahead) => {
      const planned = plannedDays(now).flatMap((day) => offs.map((off) => day + off))
      const tomorrow = Math.floor((now + ahead) / DAY_MS) * DAY_MS - ahead + DAY_MS
      const isOf = (day: number) => (off: number) => off >= day && off < day + DAY_MS
      // Every day has as many races, wherever it begins.
      expect(planned.filter(isOf(tomorrow)).length).toBe(offs.length)
      expect(planned.filter(isOf(now)).length).toBe(offs.length)
    }),
    { examples: [[Date.parse('2026-11-20T22:30:00Z'), 120 * MINUTE_MS]] },
  )
})
