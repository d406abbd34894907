import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, isZone, wallTime } from './zoned-time.ts'

const utc = (text: string) => Date.parse(`${text}:00Z`)
const instant = (zone: string, wall: string) => new Date(instantOf(zone, utc(wall))).toISOString().slice(0, 16)

test('a time on the clocks of a place is the instant that its calendar of summer time says', () => {
  expect(instant('Europe/London', '2027-04-10T15:00')).toBe('2027-04-10T14:00')
  expect(instant('Europe/London', '2027-01-02T15:00')).toBe('2027-01-02T15:00')
  expect(instant('Asia/Shanghai', '2026-07-01T19:35')).toBe('2026-07-01T11:35')
  expect(instant('Australia/Sydney', '2026-12-05T19:30')).toBe('2026-12-05T08:30')
  expect(instant('America/Sao_Paulo', '2026-08-01T21:30')).toBe('2026-08-02T00:30')
  expect(instant('Asia/Kathmandu', '2026-08-01T12:00')).toBe('2026-08-01T06:15')
})

test('of an hour that is there twice the first is meant, and a skipped one begins after the change', () => {
  expect(instant('Europe/Berlin', '2026-10-25T02:30')).toBe('2026-10-25T00:30')
  expect(instant('Europe/Berlin', '2027-03-28T02:30')).toBe('2027-03-28T01:30')
  expect(instant('America/New_York', '2026-11-01T01:30')).toBe('2026-11-01T05:30')
})

test('an instant is found again by what clocks of any place show, but for the hour that is there twice', () => {
  const zones = fc.constantFrom(
    'Europe/London',
    'America/St_Johns',
    'Asia/Kolkata',
    'Pacific/Kiritimati',
    'Africa/Casablanca',
  )
  const minutes = fc.integer({ min: utc('2020-01-01T00:00') / 60_000, max: utc('2035-01-01T00:00') / 60_000 })
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const at = minute * 60_000
      const found = instantOf(zone, wallTime(zone, at))
      expect(wallTime(zone, found)).toBe(wallTime(zone, at))
      expect(found).toBeLessThanOrEqual(at)
    }),
  )
})

test('a zone is one by name', () => {
  for (const name of ['Europe/London', 'UTC', 'Asia/Shanghai']) expect(isZone(name), name).toBe(true)
  for (const name of ['', 'Europe/Nowhere', '+01:00', 'GMT+25']) expect(isZone(name), name).toBe(false)
})
