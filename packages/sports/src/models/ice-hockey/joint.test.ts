import { describe, expect, test } from 'vitest'
import { Book } from '../kit/testing/book.ts'
import { describeJoint } from '../kit/testing/joint.ts'
import { playSeed } from '../kit/testing/played-match.ts'
import type { LegRef } from '../types.ts'
import { ICE_HOCKEY } from './index.ts'

function leg(id: number, specifier: string, outcomeId: string): LegRef {
  return { id, specifier, outcomeId }
}

function moment(seed: number, fraction: number) {
  const match = playSeed(ICE_HOCKEY.model, `together ${seed}`)
  const state = match.at(Math.floor(fraction * match.end))
  return {
    book: new Book(ICE_HOCKEY.model.fair(match.truth, state)),
    chance: (...legs: readonly LegRef[]) => ICE_HOCKEY.model.jointProbability?.(match.truth, state, legs) ?? null,
  }
}

describe('MATCH-03: custom bets of one ice hockey match', () => {
  test('one leg has its own price, unless it may be returned', () => {
    for (const fraction of [-0.1, 0.3, 0.8]) {
      const { book, chance } = moment(1, fraction)
      for (const market of book.markets) {
        for (const outcome of market.outcomes) {
          const alone = chance(leg(market.id, market.specifier, outcome.id))
          if (outcome.push > 0) expect(alone).toBeNull()
          else expect(alone, `${market.id} ${market.specifier}`).toBeCloseTo(outcome.win, 9)
        }
      }
    }
  })

  test('a draw of regular time and a winner go together, a home win and the away winner do not', () => {
    const { book, chance } = moment(2, -0.1)
    const [draw, home] = [leg(1, '', '2'), leg(1, '', '1')]
    const [homeWinner, awayWinner] = [leg(406, '', '4'), leg(406, '', '5')]
    const tie = (chance(draw, homeWinner) ?? 0) + (chance(draw, awayWinner) ?? 0)
    expect(tie).toBeCloseTo(book.win(1, '', '2'), 9)
    expect(chance(home, awayWinner)).toBe(0)
    expect(chance(home, homeWinner)).toBeCloseTo(book.win(1, '', '1'), 9)
  })

  test('legs of one period go together, and with those of other periods and of the match', () => {
    for (const fraction of [-0.1, 0.2, 0.5, 0.85]) {
      const { book, chance } = moment(3, fraction)
      for (const { specifier } of book.lines(443)) {
        const home = leg(443, specifier, '1')
        const alone = book.win(443, specifier, '1')
        for (const total of book.lines(446).filter((line) => line.specifier.startsWith(`${specifier}|`))) {
          const parts = ['12', '13'].map((outcome) => chance(home, leg(446, total.specifier, outcome)) ?? 0)
          expect(parts[0] ?? 0).toBeGreaterThan(0)
          expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeCloseTo(alone, 9)
        }
        const results = ['1', '2', '3'].map((outcome) => chance(home, leg(1, '', outcome)) ?? 0)
        expect(results.reduce((sum, p) => sum + p, 0)).toBeCloseTo(alone, 6)
        // Who takes a period is likelier to take the match, and the other way round.
        expect(results[0] ?? 0).toBeGreaterThan(alone * book.win(1, '', '1'))
      }
    }
  })

  test('periods add up to the match: three drawn ones cannot make a winner, three home wins make one', () => {
    const { chance } = moment(4, -0.1)
    const periods = (outcome: string) => [1, 2, 3].map((number) => leg(443, `periodnr=${number}`, outcome))
    expect(chance(...periods('2'), leg(1, '', '1'))).toBe(0)
    expect(chance(...periods('1'), leg(1, '', '1'))).toBeCloseTo(chance(...periods('1')) ?? 0, 12)
    // No goal in any period is no goal in the match.
    const none = [1, 2, 3].map((number) => leg(446, `periodnr=${number}|total=0.5`, '13'))
    expect(chance(...none)).toBeCloseTo(chance(leg(18, 'total=0.5', '13')) ?? 0, 6)
    expect(chance(...none, leg(29, '', '74'))).toBe(0)
    expect(chance(leg(443, 'periodnr=1', '1'), leg(11, '', '4'))).toBeNull()
    expect(chance(leg(999, '', '1'))).toBeNull()
  })

  describeJoint({
    sport: 'ice-hockey',
    model: ICE_HOCKEY.model,
    bestOf: [0],
    tempo: [0.9, 1.1],
    matches: 80,
    allowance: 0.004,
    horizonMs: 7_500_000,
    // A period is summed up to nine goals of a side.
    digits: 5,
  })
})
