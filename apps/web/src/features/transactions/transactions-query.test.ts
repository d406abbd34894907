import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latestMonths, readQuery, stretchOf, writeQuery } from './transactions-query.ts'

const read = (address: string) => readQuery(new URLSearchParams(address))
const NOW = new Date(2026, 0, 15, 12, 0, 30).getTime()

test('PLAYER-03: what the address of transactions says is written as it was read', () => {
  const address = 'currency=USD&type=payout&period=2026-02&page=3'
  const written = Object.entries(writeQuery(read(address)))
  expect(new URLSearchParams(written as [string, string][]).toString()).toBe(address)
  expect(Object.values(writeQuery(read('')))).toEqual([undefined, undefined, undefined, undefined])
})

test('PLAYER-03: an address that says nothing a statement knows shows everything', () => {
  const all = { currency: '', type: 'all', period: 'all', page: 1 }
  expect(read('currency=eur&type=gift&period=2026-13&page=-1')).toEqual(all)
  expect(read('period=2026-1&page=1.5')).toEqual(all)
})

test('PLAYER-03: months follow one another without a gap, at the midnight of the player', () => {
  expect(latestMonths(NOW, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(stretchOf('2025-12', NOW)).toEqual({
    from: new Date(2025, 11, 1).toISOString(),
    to: new Date(2026, 0, 1).toISOString(),
  })
  fc.assert(
    fc.property(fc.integer({ min: NOW, max: NOW + 4e11 }), (now) => {
      const months = latestMonths(now, 14)
      const stretches = months.map((month) => stretchOf(month, now))
      for (const [at, { from }] of stretches.entries()) {
        if (at + 1 < stretches.length) expect(stretches[at + 1]?.to).toBe(from)
      }
      expect(Date.parse(stretches[0]?.from ?? '')).toBeLessThanOrEqual(now)
      expect(Date.parse(stretches[0]?.to ?? '')).toBeGreaterThan(now)
    }),
  )
})

test('PLAYER-03: a week is the last seven days, and its request stays the same for a minute', () => {
  expect(stretchOf('week', NOW)).toEqual({ from: new Date(2026, 0, 8, 12).toISOString() })
  expect(stretchOf('week', NOW + 20_000)).toEqual(stretchOf('week', NOW))
  expect(stretchOf('all', NOW)).toEqual({})
})
