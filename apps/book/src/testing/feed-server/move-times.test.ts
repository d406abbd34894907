import { expect, test } from 'vitest'
import { moveTimes } from './move-times.ts'

test('every time of a message or document is moved, in ms and in words, and nothing else', () => {
  const hour = (at: number) => at + 3_600_000
  const message =
    '<odds_change event_id="sr:match:1800000000000" timestamp="1800000000000"><market next_betstop="1800000000500"/></odds_change>'
  expect(moveTimes(message, hour)).toBe(
    '<odds_change event_id="sr:match:1800000000000" timestamp="1800003600000"><market next_betstop="1800003600500"/></odds_change>',
  )
  const fixture =
    '<fixture start_time="2026-03-01T12:00:00+02:00" scheduled="2026-03-01T10:00:00" status="not_started"/>'
  expect(moveTimes(fixture, hour)).toBe(
    '<fixture start_time="2026-03-01T11:00:00.000Z" scheduled="2026-03-01T11:00:00.000Z" status="not_started"/>',
  )
})
