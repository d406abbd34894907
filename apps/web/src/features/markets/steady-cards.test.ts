import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ShownMarket } from '../../live/index.ts'
import { aMarket, aTotal } from '../../testing/catalogue.ts'
import { groupMarkets } from './group-markets.ts'
import { lineOf } from './short-label.ts'
import { type CardsInUse, type PlacedCard, placeCards, steadyCards } from './steady-cards.ts'

const ladder = (lines: readonly number[], balanced: number): ShownMarket[] =>
  lines.map((line) => ({ market: aTotal(line), balanced: line === balanced, suspended: false }))
const one = (id: number, specifier = ''): ShownMarket => ({
  market: aMarket({ id, specifier, name: `Market ${id} ${specifier}` }),
  balanced: false,
  suspended: false,
})
const looking = (change: Partial<CardsInUse> = {}): CardsInUse => ({
  isOnScreen: () => true,
  isInHand: () => false,
  isWhole: () => false,
  isCollapsed: () => false,
  stage: 6,
  ...change,
})
const linesOf = (placed: PlacedCard | undefined) => placed?.rows.map(({ market }) => lineOf(market.specifier))
const GOALS = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5]

describe('cards of a match page while prices move', () => {
  test('MATCH-01: a line that is gone keeps its row, locked, until the phase is over', () => {
    const before = placeCards(groupMarkets(ladder(GOALS, 2.5)), looking())
    const after = steadyCards(before, groupMarkets(ladder(GOALS.slice(1), 3.5)), looking())
    expect(linesOf(after[0])).toEqual(['3.5', '0.5', '1.5', '2.5', '4.5'])
    expect(after[0]?.rows[1]).toMatchObject({ suspended: true })
    const atTheBreak = steadyCards(after, groupMarkets(ladder(GOALS.slice(1), 3.5)), looking({ stage: 31 }))
    expect(linesOf(atTheBreak[0])).toEqual(['3.5', '1.5', '2.5', '4.5', '5.5'])
  })

  test('MATCH-01: the balanced line comes to the top, the others ascend, unless the ladder is in use', () => {
    const before = placeCards(groupMarkets(ladder(GOALS, 2.5)), looking())
    const now = groupMarkets(ladder(GOALS, 4.5))
    expect(linesOf(steadyCards(before, now, looking({ isInHand: () => true }))[0])).toEqual(linesOf(before[0]))
    expect(linesOf(steadyCards(before, now, looking())[0])).toEqual(['4.5', '0.5', '1.5', '2.5', '3.5'])
  })

  test('MATCH-01: a ladder follows its balanced line while it is not in use', () => {
    const before = placeCards(groupMarkets(ladder(GOALS, 2.5)), looking())
    const now = groupMarkets(ladder(GOALS.slice(2), 5.5))
    expect(linesOf(steadyCards(before, now, looking({ isInHand: () => true }))[0])).toEqual(linesOf(before[0]))
    expect(linesOf(steadyCards(before, now, looking())[0])).toEqual(['5.5', '2.5', '3.5', '4.5', '6.5'])
  })

  test('MATCH-01: the next market of a kind takes the place of the one that went', () => {
    const before = placeCards(groupMarkets([one(1), one(8, 'goalnr=1'), one(29)]), looking())
    const after = steadyCards(before, groupMarkets([one(1), one(29), one(8, 'goalnr=2')]), looking())
    expect(after.map(({ card, column }) => [card.key, column])).toEqual([
      ['1/', before[0]?.column],
      ['8/goalnr=2', before[1]?.column],
      ['29/', before[2]?.column],
    ])
  })

  test('MATCH-01: a new card is where its order says, unless something on screen would move', () => {
    const before = placeCards(groupMarkets([one(1), one(3)]), looking())
    const now = groupMarkets([one(1), one(2), one(3)])
    const keys = (use: CardsInUse) => steadyCards(before, now, use).map(({ card }) => card.key)
    expect(keys(looking())).toEqual(['1/', '3/', '2/'])
    expect(keys(looking({ isOnScreen: (key) => key === '1/' }))).toEqual(['1/', '2/', '3/'])
  })

  test('MATCH-01: cards on screen never change column, order or height, whatever comes and goes', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 })
    const goals = fc
      .tuple(fc.subarray(GOALS, { minLength: 1 }), fc.nat())
      .map(([lines, at]) => ladder(lines, lines[at % lines.length] ?? 0.5))
    const board = fc
      .tuple(ids, goals)
      .map(([some, total]) => groupMarkets([...some.map((id) => one(id + 100)), ...total]))
    fc.assert(
      fc.property(board, fc.array(fc.tuple(board, fc.nat({ max: 3 }))), (first, later) => {
        let placed = placeCards(first, looking())
        for (const [cards, stage] of later) {
          const next = steadyCards(placed, cards, looking({ stage }))
          const still = next.filter(({ card }) => placed.some((held) => held.card.key === card.key))
          const shape = (all: readonly PlacedCard[]) =>
            all.map(({ card, column, rows, folds }) => [card.key, column, rows.length, folds])
          expect(shape(still)).toEqual(shape(placed))
          for (const { key } of cards) expect(next.some(({ card }) => card.key === key)).toBe(true)
          placed = next
        }
      }),
    )
  })
})
