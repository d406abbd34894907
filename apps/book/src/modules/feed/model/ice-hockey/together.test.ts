import { describe, expect, test } from 'vitest'
import { Book, playSeed } from '../shared/testing/played-match.ts'
import type { LegRef } from '../types.ts'
import { ICE_HOCKEY_MODEL } from './index.ts'
import { winTogether } from './together.ts'

function leg(id: number, specifier: string, outcomeId: string): LegRef {
  return { id, specifier, outcomeId }
}

function moment(seed: number, fraction: number) {
  const match = playSeed(ICE_HOCKEY_MODEL, `together ${seed}`)
  const state = match.at(Math.floor(fraction * match.length))
  return {
    book: new Book(ICE_HOCKEY_MODEL.fair(match.truth, state)),
    chance: (...legs: readonly LegRef[]) => winTogether(match.truth, state, legs),
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

  test('legs of one period go together, legs of a period and of the match are refused', () => {
    const { book, chance } = moment(3, -0.1)
    const home = leg(443, 'periodnr=1', '1')
    const over = leg(446, 'periodnr=1|total=1.5', '12')
    const both = chance(home, over) ?? 0
    expect(both).toBeGreaterThan(0)
    expect(both + (chance(home, leg(446, 'periodnr=1|total=1.5', '13')) ?? 0)).toBeCloseTo(
      book.win(443, 'periodnr=1', '1'),
      9,
    )
    expect(chance(home, leg(1, '', '1'))).toBeNull()
    expect(chance(home, leg(443, 'periodnr=2', '1'))).toBeNull()
    expect(chance(leg(999, '', '1'))).toBeNull()
  })
})
