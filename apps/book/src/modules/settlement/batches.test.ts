import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BATCH, batchesOf } from './batches.ts'

test('BETS-01: each bet is in one batch, and the bets of a player are together unless they are too many', () => {
  const bets = fc.array(fc.record({ id: fc.nat({ max: 3_000 }) }), { maxLength: 1_500 })
  fc.assert(
    fc.property(bets, (drawn) => {
      // A bet has one player, and may be found twice: by a result and by a cancellation.
      const undecided = drawn.map(({ id }) => ({ id, playerId: id % 41 }))
      const batches = batchesOf(undecided)
      const all = batches.flat()
      expect(all.toSorted((a, b) => a - b)).toEqual([...new Set(undecided.map(({ id }) => id))].sort((a, b) => a - b))
      for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(2 * BATCH)
      for (let player = 0; player < 41; player++) {
        const parts = batches.filter((batch) => batch.some((id) => id % 41 === player))
        if (all.filter((id) => id % 41 === player).length <= BATCH) expect(parts.length).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 100 },
  )
})

test('BETS-01: a player with thousands of bets on a match is settled in several batches', () => {
  const batches = batchesOf(Array.from({ length: 5_000 }, (_, id) => ({ id, playerId: 7 })))
  expect(batches.map(({ length }) => length).every((size) => size <= 2 * BATCH)).toBe(true)
  expect(batches.flat()).toHaveLength(5_000)
})
