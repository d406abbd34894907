import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productGrid, type ScoreGrid, scoreViews } from '../../chance/grid.ts'
import { poisson } from '../../chance/poisson.ts'
import { sumValues } from '../../chance/sum.ts'
import { over, when } from '../../markets/value-rules.ts'
import { Book } from '../kit/testing/book.ts'
import { balanceFaults, decidedFaults, descriptorFaults, priceFaults, sumFaults } from '../kit/testing/checks.ts'
import { playSeed } from '../kit/testing/played-match.ts'
import { ENDGAME_MS } from './clock.ts'
import { periodGrid, regularGrid } from './distribution.ts'
import { endgameGoals } from './endgame.ts'
import { ICE_HOCKEY } from './index.ts'
import { homeWinsFromTie, homeWinsShootout } from './overtime.ts'
import type { HockeyState } from './state.ts'
import type { HockeyTruth } from './truth.ts'

interface Moment {
  readonly truth: HockeyTruth
  readonly state: HockeyState
  readonly book: Book
  /** The distribution of regular time behind the book. */
  readonly grid: ScoreGrid
}

const SEEDS = fc.integer({ min: 0, max: 100_000 })
const FRACTIONS = fc.double({ min: -0.05, max: 0.9999, noNaN: true })
const KEPT: [number, number][] = [
  [1, -0.01],
  [2, 0.3],
  [5, 0.93],
  [12, 0.97],
  [12, 0.999],
  [31, 0.9],
]

function moment(seed: number, fraction: number): Moment {
  const match = playSeed(ICE_HOCKEY.model, `invariants ${seed}`)
  const state = match.at(Math.floor(fraction * match.end))
  const book = new Book(ICE_HOCKEY.model.fair(match.truth, state))
  return { truth: match.truth, state, book, grid: regularGrid(match.truth, state) }
}

function everyMoment(check: (moment: Moment) => void): void {
  fc.assert(
    fc.property(SEEDS, FRACTIONS, (seed, fraction) => {
      check(moment(seed, fraction))
    }),
    { numRuns: 80, seed: 20_261, examples: KEPT },
  )
}

function near(given: number, expected: number, what: string): void {
  expect(Math.abs(given - expected), `${what}: ${given} against ${expected}`).toBeLessThan(1e-9)
}

describe('ice hockey prices agree with each other at every moment', () => {
  test('probabilities of a market sum to one and the sides of a line mirror each other', () => {
    everyMoment(({ book }) => expect(sumFaults(book.markets)).toEqual([]))
  })

  test('double chance, draw no bet and the handicaps around zero follow from the result of regular time', () => {
    everyMoment(({ book, state }) => {
      if (state.periodsPlayed === 3) return
      const [home, draw, away] = [book.win(1, '', '1'), book.win(1, '', '2'), book.win(1, '', '3')]
      near(book.win(10, '', '9'), 1 - away, 'home or draw')
      near(book.win(10, '', '10'), 1 - draw, 'no draw')
      near(book.win(10, '', '11'), 1 - home, 'draw or away')
      near(book.win(11, '', '4'), home, 'draw no bet')
      const minus = book.outcome(16, 'hcp=-0.5', '1714')
      const plus = book.outcome(16, 'hcp=0.5', '1714')
      if (minus) near(minus.win, home, 'handicap -0.5')
      if (plus) near(plus.win, home + draw, 'handicap +0.5')
    })
  })

  test('the winner is the result of regular time with ties decided by overtime and shootout', () => {
    everyMoment(({ book, state, truth }) => {
      if (state.periodsPlayed === 3) return
      const expected = book.win(1, '', '1') + book.win(1, '', '2') * homeWinsFromTie(truth.goals)
      near(book.win(406, '', '4'), expected, 'winner')
      near(book.win(406, '', '4') + book.win(406, '', '5'), 1, 'winner of either side')
    })
  })

  test('the total with overtime is the total of regular time plus one after a tie', () => {
    everyMoment(({ book, grid }) => {
      for (const { specifier, outcomes } of book.lines(412)) {
        const line = Number(specifier.slice(6))
        let expected = 0
        for (let i = 0; i < grid.height; i++) {
          for (let k = 0; k < grid.width; k++) {
            const [home, away] = [grid.baseHome + i, grid.baseAway + k]
            if (home + away + (home === away ? 1 : 0) > line) expected += grid.p[i * grid.width + k] ?? 0
          }
        }
        near(outcomes[0]?.win ?? 0, expected, specifier)
      }
    })
  })

  test('the periods together expect the goals of regular time', () => {
    everyMoment(({ truth, state, grid }) => {
      if (state.periodsPlayed === 3) return
      const mean = (g: ScoreGrid): number => {
        const { total } = scoreViews(g)
        return total.p.reduce((sum, p, k) => sum + p * (total.from + k), 0)
      }
      let parts = 0
      for (const period of [1, 2, 3] as const) {
        if (period > state.periodsPlayed) parts += mean(periodGrid(truth, state, period))
        else parts += (state.periods[period - 1]?.home ?? 0) + (state.periods[period - 1]?.away ?? 0)
      }
      // Grids stop at 9 goals of a side in a period and 15 in the rest of the match.
      expect(Math.abs(parts - mean(grid))).toBeLessThan(1e-3)
    })
  })

  test('a lower total never has a lower chance, a better handicap neither', () => {
    everyMoment(({ book }) => {
      for (const id of [18, 19, 20, 412]) {
        const wins = book.lines(id).map((market) => market.outcomes[0]?.win ?? 0)
        expect(
          [...wins].sort((a, b) => b - a),
          `market ${id}`,
        ).toEqual(wins)
      }
      for (const id of [16, 410]) {
        const wins = book
          .lines(id)
          .map((market) => ({ hcp: Number(market.specifier.slice(4)), win: market.outcomes[0]?.win ?? 0 }))
          .sort((a, b) => a.hcp - b.hcp)
          .map(({ win }) => win)
        expect(
          [...wins].sort((a, b) => a - b),
          `market ${id}`,
        ).toEqual(wins)
      }
    })
  })

  test('odd and even, both teams to score follow from the score of regular time', () => {
    everyMoment(({ book, grid, state }) => {
      if (state.periodsPlayed === 3) return
      const { total, home, away } = scoreViews(grid)
      const odd = sumValues(
        '70',
        total,
        when((t) => t % 2 === 1),
      ).win
      near(book.win(26, '', '70'), odd, 'odd')
      if (!book.market(29)) return
      const none = (pmf: typeof home) => (pmf.from === 0 ? (pmf.p[0] ?? 0) : 0)
      near(book.win(29, '', '74'), 1 - none(home) - none(away) + none(total), 'both score')
    })
  })

  test('a decided outcome is certain and a decided market is not offered', () => {
    everyMoment(({ book, state }) => expect(decidedFaults(ICE_HOCKEY.model, book.markets, state)).toEqual([]))
  })

  test('MATCH-01: every market is described and each ladder marks one balanced line', () => {
    everyMoment(({ book }) => {
      expect(descriptorFaults('ice-hockey', book.markets)).toEqual([])
      expect(balanceFaults(book.markets, [16, 18, 19, 20, 410, 412])).toEqual([])
    })
  })

  test('no sure win inside one match: no price is above its fair odds', () => {
    everyMoment(({ book, state }) => {
      expect(priceFaults('ice-hockey', book.markets, state.phase !== 'not_started')).toEqual([])
    })
  })
})

describe('ice hockey reference outputs', () => {
  const fixture = JSON.parse(
    readFileSync(new URL('../../../../../fixtures/model/ice-hockey.json', import.meta.url), 'utf8'),
  )

  test('independent Poisson goals give the printed result and totals', () => {
    const { diff, total } = scoreViews(productGrid(poisson(fixture.home, 20), poisson(fixture.away, 20), 0, 0))
    expect(
      sumValues(
        '1',
        diff,
        when((d) => d > 0),
      ).win,
    ).toBeCloseTo(fixture.result['1'], 4)
    expect(
      sumValues(
        '2',
        diff,
        when((d) => d === 0),
      ).win,
    ).toBeCloseTo(fixture.result.X, 4)
    expect(
      sumValues(
        '3',
        diff,
        when((d) => d < 0),
      ).win,
    ).toBeCloseTo(fixture.result['2'], 4)
    for (const line of ['5.5', '6.5']) {
      expect(sumValues('12', total, over(Number(line))).win, line).toBeCloseTo(fixture.over[line], 4)
    }
  })

  test('an even endgame is Poisson, a lead of one opens the net', () => {
    const means = { home: 3.15, away: 2.85 }
    const far = endgameGoals(means, 5, ENDGAME_MS)
    const even = (means.home * 0.34) / 10
    expect(far.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10)
    expect(far[0]).toBeCloseTo(Math.exp(-even - (means.away * 0.34) / 10), 9)
    const ahead = endgameGoals(means, 1, ENDGAME_MS)
    expect(ahead[0]).toBeCloseTo(Math.exp(-6 * even - (1.5 * means.away * 0.34) / 10), 9)
  })

  test('a shootout is even at the start, and decided when one side can no longer draw level', () => {
    const at = (hGoals: number, aGoals: number, hTaken: number, aTaken: number): number =>
      homeWinsShootout({ goals: { home: hGoals, away: aGoals }, taken: { home: hTaken, away: aTaken } })
    expect(at(0, 0, 0, 0)).toBeCloseTo(0.5, 10)
    expect(at(2, 0, 2, 2)).toBe(1)
    expect(at(1, 0, 2, 2)).toBeCloseTo(1 - 0.67 * 0.33 * 0.5, 10)
    expect(at(1, 2, 3, 2)).toBe(0)
    expect(at(1, 1, 3, 3)).toBe(0.5)
    expect(at(2, 1, 4, 3)).toBeCloseTo(1 - 0.33 * 0.5, 10)
  })
})
