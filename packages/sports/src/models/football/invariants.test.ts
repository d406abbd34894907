import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ScoreGrid, scoreViews } from '../../chance/grid.ts'
import { priceBook } from '../../pricing/book.ts'
import { Book } from '../kit/testing/book.ts'
import { balanceFaults, decidedFaults, descriptorFaults, priceFaults, sumFaults } from '../kit/testing/checks.ts'
import { playSeed } from '../kit/testing/played-match.ts'
import { fullGrid } from './distribution.ts'
import { FOOTBALL } from './index.ts'
import { type FootballState, score } from './state.ts'
import { stateJoint } from './views.ts'

/** Market ids. */
const SCORERS = 40
/** Outcome ids: away goals by rows of five, home goals inside a row. */
const CORRECT_SCORES = Array.from({ length: 25 }, (_, i) => {
  return { id: String(274 + 2 * i), home: i % 5, away: Math.floor(i / 5) }
})
const OTHER_SCORE_ID = '324'

interface Moment {
  readonly state: FootballState
  readonly book: Book
  /** The distribution of the final score behind the book. */
  readonly grid: ScoreGrid
}

const SEEDS = fc.integer({ min: 0, max: 100_000 })

/** From before the kick-off to shortly before the end. */
const FRACTIONS = fc.double({ min: -0.05, max: 0.9999, noNaN: true })

/** Moments at which something special holds: kick-off, early goals, breaks, stoppage time, many goals. */
const KEPT: [number, number][] = [
  [1, -0.01],
  [7, 0.5],
  [21, 0.4215],
  [42, 0.98],
  [77, 0.999],
  [9_001, 0.95],
]

function moment(seed: number, fraction: number): Moment {
  const match = playSeed(FOOTBALL.model, `invariants ${seed}`)
  const state = match.at(Math.floor(fraction * match.end))
  const book = new Book(FOOTBALL.model.fair(match.truth, state))
  return { state, book, grid: fullGrid(stateJoint(match.truth, state)) }
}

function everyMoment(check: (moment: Moment) => void): void {
  fc.assert(
    fc.property(SEEDS, FRACTIONS, (seed, fraction) => {
      check(moment(seed, fraction))
    }),
    { numRuns: 60, seed: 20_260, examples: KEPT },
  )
}

function over(grid: ScoreGrid, test: (home: number, away: number) => boolean): number {
  let sum = 0
  for (let i = 0; i < grid.height; i++) {
    for (let k = 0; k < grid.width; k++) {
      if (test(grid.baseHome + i, grid.baseAway + k)) sum += grid.p[i * grid.width + k] ?? 0
    }
  }
  return sum
}

function near(given: number, expected: number, what: string): void {
  expect(Math.abs(given - expected), `${what}: ${given} against ${expected}`).toBeLessThan(1e-9)
}

describe('football prices agree with each other at every moment', () => {
  test('probabilities of a market sum to one and the sides of a line mirror each other', () => {
    everyMoment(({ book }) => expect(sumFaults(book.markets, [SCORERS])).toEqual([]))
  })

  test('the match result is the sum of the correct scores', () => {
    everyMoment(({ book, grid }) => {
      near(
        book.win(1, '', '1'),
        over(grid, (h, a) => h > a),
        'home',
      )
      near(
        book.win(1, '', '2'),
        over(grid, (h, a) => h === a),
        'draw',
      )
      if (book.market(45) === undefined) return
      for (const { id, home, away } of CORRECT_SCORES) {
        near(
          book.win(45, '', id),
          over(grid, (h, a) => h === home && a === away),
          `${home}:${away}`,
        )
      }
      near(
        book.win(45, '', OTHER_SCORE_ID),
        over(grid, (h, a) => h > 4 || a > 4),
        'other score',
      )
    })
  })

  test('double chance, draw no bet and the handicaps around zero follow from the match result', () => {
    everyMoment(({ book }) => {
      const [home, draw, away] = [book.win(1, '', '1'), book.win(1, '', '2'), book.win(1, '', '3')]
      near(book.win(10, '', '9'), 1 - away, 'home or draw')
      near(book.win(10, '', '10'), 1 - draw, 'no draw')
      near(book.win(10, '', '11'), 1 - home, 'draw or away')
      near(book.win(11, '', '4'), home, 'draw no bet')
      const minus = book.outcome(16, 'hcp=-0.5', '1714')
      const plus = book.outcome(16, 'hcp=0.5', '1714')
      const level = book.outcome(16, 'hcp=0', '1714')
      if (minus) near(minus.win, home, 'handicap -0.5')
      if (plus) near(plus.win, home + draw, 'handicap +0.5')
      if (level) {
        near(level.win, home, 'handicap 0')
        near(level.push, draw, 'push of handicap 0')
      }
    })
  })

  test('a better line never has a lower chance, and quarter lines lie between their neighbours', () => {
    everyMoment(({ book }) => {
      for (const id of [16, 66, 88]) {
        const chances = book
          .lines(id)
          .map((market) => ({ hcp: Number(market.specifier.slice(4)), o: market.outcomes[0] }))
          .sort((a, b) => a.hcp - b.hcp)
          .map(({ o }) => (o ? (o.win + o.halfWin / 2) / (1 - o.push - (o.halfWin + o.halfLose) / 2) : 0))
        expect([...chances].sort((a, b) => a - b)).toEqual(chances)
      }
      for (const id of [18, 19, 20, 68, 90, 139, 166]) {
        const wins = book.lines(id).map((market) => market.outcomes[0]?.win ?? 0)
        expect(
          [...wins].sort((a, b) => b - a),
          `market ${id}`,
        ).toEqual(wins)
      }
    })
  })

  test('both teams to score, odd and even follow from the final score', () => {
    everyMoment(({ book, grid }) => {
      const { home, away, total } = scoreViews(grid)
      const noHome = home.from === 0 ? (home.p[0] ?? 0) : 0
      const noAway = away.from === 0 ? (away.p[0] ?? 0) : 0
      const goalless = total.from === 0 ? (total.p[0] ?? 0) : 0
      if (book.market(29)) near(book.win(29, '', '74'), 1 - noHome - noAway + goalless, 'both score')
      near(
        book.win(26, '', '70'),
        over(grid, (h, a) => (h + a) % 2 === 1),
        'odd',
      )
      near(book.win(26, '', '70') + book.win(26, '', '72'), 1, 'odd and even')
    })
  })

  test('no further goal is the under of the score so far plus a half', () => {
    everyMoment(({ book, grid, state }) => {
      const { home, away } = score(state)
      const none = book.win(8, `goalnr=${home + away + 1}`, '7')
      near(none, grid.p[0] ?? 0, 'no further goal')
      const under = book.outcome(18, `total=${home + away + 0.5}`, '13')
      if (under) near(none, under.win, 'under')
    })
  })

  test('half-time / full-time sums to the half-time result by rows and to the match result by columns', () => {
    everyMoment(({ book, state }) => {
      const cell = (half: number, full: number) => book.win(47, '', String(418 + 2 * (3 * half + full)))
      ;['1', '2', '3'].forEach((id, i) => {
        near(cell(0, i) + cell(1, i) + cell(2, i), book.win(1, '', id), `full time ${id}`)
        if (!state.halfTimePlayed) near(cell(i, 0) + cell(i, 1) + cell(i, 2), book.win(60, '', id), `half time ${id}`)
      })
    })
  })

  test('combinations sum to their parts', () => {
    everyMoment(({ book }) => {
      ;['1', '2', '3'].forEach((id, i) => {
        near(book.win(35, '', String(78 + 4 * i)) + book.win(35, '', String(80 + 4 * i)), book.win(1, '', id), 'result')
        for (const { specifier } of book.lines(37)) {
          const both = book.win(37, specifier, String(794 + 4 * i)) + book.win(37, specifier, String(796 + 4 * i))
          near(both, book.win(1, '', id), `result at ${specifier}`)
        }
      })
    })
  })

  test('a decided outcome is certain and a decided market is not offered', () => {
    fc.assert(
      fc.property(SEEDS, FRACTIONS, (seed, fraction) => {
        const { book, state } = moment(seed, fraction)
        expect(decidedFaults(FOOTBALL.model, book.markets, state)).toEqual([])
      }),
      { numRuns: 60, seed: 4, examples: KEPT },
    )
  })

  test('an undecided main market is never certain before the whistle', () => {
    everyMoment(({ book }) => {
      for (const id of [8, 18, 26, 29]) {
        for (const market of book.lines(id)) {
          for (const o of market.outcomes) expect(o.win > 0 && o.win < 1, `${id} ${o.id} ${o.win}`).toBe(true)
        }
      }
    })
  })

  test('MATCH-01: every market is described and each ladder marks one balanced line', () => {
    everyMoment(({ book }) => {
      expect(descriptorFaults('football', book.markets)).toEqual([])
      expect(balanceFaults(book.markets, [16, 18, 19, 20, 37, 66, 68, 88, 90, 139, 166])).toEqual([])
    })
  })

  test('MATCH-01: before the match five to nine lines are offered of handicap, goals, corners and bookings', () => {
    const { book } = moment(1, -0.01)
    for (const id of [16, 18, 139, 166]) {
      expect(book.lines(id).length, `market ${id}`).toBeGreaterThanOrEqual(5)
      expect(book.lines(id).length, `market ${id}`).toBeLessThanOrEqual(9)
    }
  })

  test('no sure win inside one match: no price is above its fair odds', () => {
    everyMoment(({ book, state }) => {
      expect(priceFaults('football', book.markets, state.phase !== 'not_started')).toEqual([])
    })
  })

  test('no sure win inside one match: complementary prices imply at least one', () => {
    everyMoment(({ book }) => {
      const priced = priceBook(book.markets, { sport: 'football', phase: 'live', betStop: null })
      const implied = (id: number, specifier: string, outcomeId: string): number => {
        const market = priced.find((candidate) => candidate.id === id && candidate.specifier === specifier)
        const outcome = market?.outcomes.find((candidate) => candidate.id === outcomeId)
        return outcome?.active ? 10_000 / outcome.odds : Number.NaN
      }
      const pairs = [
        implied(1, '', '1') + implied(10, '', '11'),
        implied(1, '', '2') + implied(10, '', '10'),
        implied(1, '', '3') + implied(10, '', '9'),
        implied(1, '', '1') + implied(16, 'hcp=-0.5', '1715'),
        implied(16, 'hcp=0.5', '1714') + implied(1, '', '3'),
        implied(1, '', '1') + implied(1, '', '2') + implied(1, '', '3'),
        ...book.lines(18).flatMap(({ specifier: low }) =>
          book
            .lines(18)
            .filter(({ specifier: high }) => Number(high.slice(6)) >= Number(low.slice(6)))
            .map(({ specifier: high }) => implied(18, low, '12') + implied(18, high, '13')),
        ),
      ].filter((sum) => !Number.isNaN(sum))
      for (const sum of pairs) expect(sum).toBeGreaterThanOrEqual(1)
    })
  })
})
