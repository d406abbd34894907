import fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodTotals } from './index.ts'

const BETS = fc.array(
  fc.record({
    stake: fc.integer({ min: 1, max: 1_000_000 }),
    returned: fc.integer({ min: 0, max: 10_000_000 }),
    settledAt: fc.integer({ min: 0, max: 50 }),
  }),
)

test('BETS-01: staked, returned and net of a period agree, and the course ends where they do, forward in time', () => {
  fc.assert(
    fc.property(BETS, (bets) => {
      const totals = periodTotals(bets)
      expect(totals.net).toBe(bets.reduce((sum, bet) => sum + bet.returned - bet.stake, 0))
      expect(totals.returned - totals.staked).toBe(totals.net)
      expect(totals.course.at(-1)?.net ?? 0).toBe(totals.net)
      const times = totals.course.map(({ at }) => at)
      expect(times).toEqual([...new Set(bets.map((bet) => bet.settledAt))].sort((a, b) => a - b))
    }),
  )
})
