import { expect, test } from 'vitest'
import { seasonStart } from './season.ts'

const NOVEMBER = Date.parse('2026-11-27T14:00:00Z')
const MAY = Date.parse('2026-05-03T14:00:00Z')

function league(sport: string, category: string) {
  return { category: { key: category, sport: { key: sport } } } as unknown as Parameters<typeof seasonStart>[0]
}

test.each([
  ['football', 'england', '2026-08-01', '2025-08-01'],
  ['football', 'brazil', '2026-02-01', '2026-02-01'],
  ['basketball', 'usa', '2026-10-01', '2025-10-01'],
  ['baseball', 'usa', '2026-03-01', '2026-03-01'],
  ['tennis', 'mens-tour', '2026-01-01', '2026-01-01'],
])('CAT-07: the season of %s in %s begins on %s, and the one before on %s', (sport, category, now, before) => {
  expect(new Date(seasonStart(league(sport, category), NOVEMBER)).toISOString().slice(0, 10)).toBe(now)
  expect(new Date(seasonStart(league(sport, category), MAY)).toISOString().slice(0, 10)).toBe(before)
})

test('CAT-07: a season begins with the first moment of its first day', () => {
  const start = Date.parse('2026-08-01T00:00:00Z')
  expect(seasonStart(league('football', 'england'), start)).toBe(start)
  expect(seasonStart(league('football', 'england'), start - 1)).toBe(Date.parse('2025-08-01T00:00:00Z'))
})
