import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Book } from '../kit/testing/book.ts'
import { playSeed } from '../kit/testing/played-match.ts'
import type { LegRef } from '../types.ts'
import { FOOTBALL } from './index.ts'

function leg(id: number, specifier: string, outcomeId: string): LegRef {
  return { id, specifier, outcomeId }
}

const HOME = leg(1, '', '1')
const AWAY = leg(1, '', '3')
const BOTH = leg(29, '', '74')

function moment(seed: number, fraction: number) {
  const match = playSeed(FOOTBALL.model, `together ${seed}`)
  const state = match.at(Math.floor(fraction * match.end))
  return {
    state,
    book: new Book(FOOTBALL.model.fair(match.truth, state)),
    chance: (...legs: readonly LegRef[]) => FOOTBALL.model.jointProbability?.(match.truth, state, legs) ?? null,
  }
}

describe('MATCH-03: custom bets of one match', () => {
  test('one leg has its own price', () => {
    const { book, chance } = moment(1, -0.1)
    for (const market of book.markets) {
      for (const outcome of market.outcomes) {
        const alone = chance(leg(market.id, market.specifier, outcome.id))
        if (outcome.push + outcome.halfWin + outcome.halfLose > 0) expect(alone).toBeNull()
        else expect(alone, `${market.id} ${market.specifier} ${outcome.id}`).toBeCloseTo(outcome.win, 9)
      }
    }
  })

  test('two legs that are a market of their own have its price, before and in play', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999 }), fc.double({ min: -0.1, max: 0.95, noNaN: true }), (seed, at) => {
        const { book, chance } = moment(seed, at)
        for (const { specifier } of book.lines(37).filter(({ specifier: s }) => book.market(18, s))) {
          const both = chance(HOME, leg(18, specifier, '12'))
          expect(both).toBeCloseTo(book.win(37, specifier, '796'), 9)
        }
        if (book.market(29)) expect(chance(AWAY, BOTH)).toBeCloseTo(book.win(35, '', '86'), 9)
        if (book.market(60)) expect(chance(leg(60, '', '2'), HOME)).toBeCloseTo(book.win(47, '', '424'), 9)
      }),
      { numRuns: 12, seed: 3 },
    )
  })

  test('a contradiction is impossible, a leg that another one contains changes nothing', () => {
    const { book, chance } = moment(2, -0.1)
    expect(chance(HOME, AWAY)).toBe(0)
    expect(chance(leg(29, '', '76'), BOTH)).toBe(0)
    expect(chance(leg(45, '', '288'), HOME, BOTH, leg(18, 'total=2.5', '12'))).toBeCloseTo(book.win(45, '', '288'), 9)
    expect(chance(leg(8, 'goalnr=1', '6'), leg(8, 'goalnr=1', '8'))).toBe(0)
    expect(chance(leg(8, 'goalnr=1', '6'), HOME) ?? 1).toBeLessThan(book.win(8, 'goalnr=1', '6'))
    expect(chance(HOME, HOME)).toBeCloseTo(book.win(1, '', '1'), 9)
  })

  test('corners and bookings are independent of goals; a scorer needs their side to score', () => {
    const { book, chance } = moment(3, -0.1)
    const [corners] = book.lines(166)
    const over = leg(166, corners?.specifier ?? '', '12')
    expect(chance(HOME, over)).toBeCloseTo(book.win(1, '', '1') * (corners?.outcomes[0]?.win ?? 0), 9)
    const scorer = leg(40, 'type=live', 'tl:player:1-9')
    expect(chance(scorer, leg(45, '', '274'))).toBe(0)
    const alone = book.win(40, 'type=live', 'tl:player:1-9')
    expect(chance(scorer, HOME) ?? 0).toBeGreaterThan(alone * book.win(1, '', '1'))
    // Two players of one side: fewer goals to share, so less than twice given goals, more than by chance overall.
    const mate = leg(40, 'type=live', 'tl:player:1-11')
    expect(chance(scorer, mate) ?? 0).toBeLessThan(alone)
  })

  test('a leg that is decided, unknown or may be returned is refused', () => {
    const { chance } = moment(4, -0.1)
    expect(chance(leg(16, 'hcp=0', '1714'), BOTH)).toBeNull()
    expect(chance(leg(18, 'total=2', '12'), BOTH)).toBeNull()
    expect(chance(leg(8, 'goalnr=2', '6'), BOTH)).toBeNull()
    expect(chance(leg(999, '', '1'), BOTH)).toBeNull()
    expect(chance(leg(40, 'type=live', 'tl:player:77-9'))).toBeNull()
    const shirts = [9, 11, 7, 10, 8, 6, 14].map((shirt) => leg(40, 'type=live', `tl:player:1-${shirt}`))
    expect(chance(...shirts)).toBeNull()
    const late = moment(4, 0.6)
    expect(late.chance(leg(60, '', '1'), HOME)).toBeNull()
  })
})
