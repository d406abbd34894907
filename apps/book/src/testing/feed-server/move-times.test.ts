import { expect, test } from 'vitest'
import { moveJsonTimes, moveTimes } from './move-times.ts'

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

test('every time of a TRADE360 message is moved, and ids of 19 digits keep their last ones', () => {
  const hour = (at: number) => at + 3_600_000
  const message =
    '{"Header":{"Type":3,"CreationDate":"2025-08-03T07:56:07.982Z","ServerTimestamp":1754207767982},"Body":{"Events":[{"FixtureId":1754207767,"Bets":[{"Id":1687432851652677829,"LastUpdate":"2025-08-03T07:56:07"}]}]}}'
  expect(moveJsonTimes(message, hour)).toBe(
    '{"Header":{"Type":3,"CreationDate":"2025-08-03T08:56:07.982Z","ServerTimestamp":1754211367982},"Body":{"Events":[{"FixtureId":1754207767,"Bets":[{"Id":1687432851652677829,"LastUpdate":"2025-08-03T08:56:07.000Z"}]}]}}',
  )
  expect(moveJsonTimes('{"ServerTimestamp": 1754207767}', hour)).toBe('{"ServerTimestamp":1754211367}')
})
