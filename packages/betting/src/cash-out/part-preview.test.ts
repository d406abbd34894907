import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOfShare, previewPart } from './index.ts'

const BET = fc.record({
  openStake: fc.integer({ min: 1, max: 10_000_000 }),
  winOf: fc.constant((stake: number) => 2 * stake),
  value: fc.integer({ min: 1, max: 100_000_000 }),
})

test('BETS-05: the sold part and the rest are the whole bet, and the sold stake is worth the amount and no subunit more', () => {
  fc.assert(
    fc.property(BET, fc.integer({ min: 1, max: 100 }), (bet, percent) => {
      const amount = amountOfShare(bet.value, percent)
      const { paid, stakeLeft, winLeft } = previewPart(bet, amount)
      const sold = BigInt(bet.openStake - stakeLeft)
      const worth = sold * BigInt(bet.value)
      expect(paid).toBe(Math.min(amount, bet.value))
      expect(worth >= BigInt(paid) * BigInt(bet.openStake)).toBe(true)
      if (stakeLeft > 0) expect(worth - BigInt(bet.value) < BigInt(paid) * BigInt(bet.openStake)).toBe(true)
      expect(winLeft).toBe(2 * stakeLeft)
    }),
  )
})

test('BETS-05: the whole leaves nothing, a half leaves a half', () => {
  const bet = { openStake: 1_000, winOf: (stake: number) => Math.round(stake * 2.23), value: 880 }
  expect(previewPart(bet, 880)).toEqual({ paid: 880, stakeLeft: 0, winLeft: 0 })
  expect(previewPart(bet, amountOfShare(880, 50))).toEqual({ paid: 440, stakeLeft: 500, winLeft: 1_115 })
})
