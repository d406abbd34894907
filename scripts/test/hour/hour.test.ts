import { expect, test } from 'vitest'
import { shiftDate } from './shift-date.ts'
import { msUntilHour } from './wanted-hour.ts'

const NOW = Date.parse('2026-11-25T18:10:00Z')

test('journeys are run at the next time of the day that is wanted, in UTC', () => {
  const at = (wanted: string | undefined) => new Date(NOW + msUntilHour(wanted, NOW)).toISOString().slice(0, 16)
  expect(at('16:40')).toBe('2026-11-26T16:40')
  expect(at('18:10')).toBe('2026-11-25T18:10')
  expect(at('23')).toBe('2026-11-25T23:00')
  expect(at(undefined)).toBe('2026-11-25T18:10')
  for (const wrong of ['24', '16:60', 'noon', '-1']) expect(() => at(wrong), wrong).toThrow('JOURNEY_HOUR is a time')
})

test('a shifted Date shows another time, and is a Date in everything else', () => {
  const Real = Date
  const before = Date.now()
  shiftDate(3_600_000)
  const shown = { now: Date.now(), made: Date.parse(new Date().toISOString()), said: Date.parse(Date()) }
  const given = new Date(0)
  globalThis.Date = Real
  for (const [way, time] of Object.entries(shown)) expect(Math.round((time - before) / 3_600_000), way).toBe(1)
  expect([given.toISOString(), given instanceof Real]).toEqual(['1970-01-01T00:00:00.000Z', true])
})
