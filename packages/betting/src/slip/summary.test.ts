import { expect, test } from 'vitest'
import { pickOf } from '../testing/picks.ts'
import { SlipHarness } from '../testing/slip-harness.ts'
import { MAX_TOTAL_ODDS, summarizeSlip } from './summarize-slip.ts'

const first = pickOf(1, '1', { odds: 19_100 })
const second = pickOf(2, '1', { odds: 18_700 })
const third = pickOf(3, '1', { odds: 20_500 })

test('ODDS-02: the win is rounded once from exact odds, not from the total odds that are shown', () => {
  const { totalOdds, totalPotentialWin } = new SlipHarness().add(first, second, third).stake(1_000).summary
  expect([totalOdds, totalPotentialWin]).toEqual([73_220, 7_322])
})

test('SLIP-04: a system shows its lines, and wins the mean of them times the stake', () => {
  const picks = [19_000, 20_000, 25_000].map((odds, at) => pickOf(at + 1, '1', { odds }))
  const { bets, totalOdds } = new SlipHarness()
    .add(...picks)
    .change('SYSTEM')
    .stake(60_000).summary
  expect(bets[0]).toMatchObject({ key: 'system', lines: 3n, potentialWin: 271_000, isCapped: false })
  expect(totalOdds).toBe(45_167)
})

test('SLIP-04: a win is held to the largest payout', () => {
  const slip = new SlipHarness().add(pickOf(1, '1', { odds: 10_000_000 })).stake(10_000_000)
  expect(slip.summary.bets[0]).toMatchObject({ potentialWin: 100_000_000, isCapped: true })
  expect(summarizeSlip(slip.state, { maxPayout: 5 }).totalPotentialWin).toBe(5)
})

test('several singles have no total odds; stakes and wins add up', () => {
  const slip = new SlipHarness().add(first, second).change('SINGLE').stakeOn(first, 1_000).stakeOn(second, 2_000)
  expect(slip.summary).toMatchObject({
    isMultiSingle: true,
    totalOdds: null,
    totalStake: 3_000,
    totalPotentialWin: 1_910 + 3_740,
    selectionCount: 2,
    selectedOutcomeIds: ['1/1//1', '2/1//1'],
  })
})

test('total odds beyond all sense are cut to a figure that can be shown', () => {
  const picks = Array.from({ length: 40 }, (_, at) => pickOf(at + 1, '1', { odds: 10_010_000 }))
  expect(new SlipHarness().add(...picks).summary.totalOdds).toBe(MAX_TOTAL_ODDS)
})

test('an empty slip sums up to nothing', () => {
  expect(new SlipHarness().summary).toMatchObject({
    betType: null,
    isMultiSingle: false,
    totalOdds: null,
    totalStake: 0,
    totalPotentialWin: 0,
    needsAcceptance: false,
    afterAcceptance: null,
  })
})
