import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scoreViews } from '../../chance/grid.ts'
import { sumScores, sumValues } from '../../chance/sum.ts'
import { awayHandicap, homeHandicap, over, when } from '../../markets/value-rules.ts'
import { fairProbability } from '../../pricing/price.ts'
import { fullGrid, type Joint, joint } from './distribution.ts'
import { halfFullSigns } from './half-full.ts'
import { nextGoal } from './next-goal.ts'

interface Numbers {
  readonly home: number
  readonly away: number
  readonly rho?: number
  readonly result: Readonly<Record<'1' | 'X' | '2', number>>
  readonly over: Readonly<Record<string, number>>
  readonly both_score: number
  readonly odd: number
  readonly score: Readonly<Record<string, number>>
  readonly handicap: Readonly<Record<string, readonly [number, number, number]>>
}

interface Fixture {
  readonly prematch: Numbers & { readonly fair_share: Readonly<Record<string, number>> }
  readonly independent: Pick<Numbers, 'home' | 'away' | 'result' | 'both_score'>
  readonly minute_60_at_1_0: Numbers & { readonly next_goal_none: number }
  readonly half_time_full_time: {
    readonly home: number
    readonly away: number
    readonly first_half_share: number
    readonly signs: Readonly<Record<string, number>>
    readonly half_time_draw: number
  }
}

const FIXTURE: Fixture = JSON.parse(
  readFileSync(new URL('../../../../../fixtures/model/football.json', import.meta.url), 'utf8'),
)
const SHARED = new URL('../../../../../../shared/vectors/model-reference.json', import.meta.url)

/** A joint whose remaining goals are split over the halves, on top of a score. */
function jointOf(
  means: { home: number; away: number },
  rho: number,
  share = 0.44,
  score = { home: 0, away: 0 },
): Joint {
  const part = (factor: number) => ({ home: means.home * factor, away: means.away * factor })
  return joint({
    firstHalf: score,
    secondHalf: { home: 0, away: 0 },
    first: part(share),
    second: part(1 - share),
    rho,
    means,
  })
}

function expectNumbers(j: Joint, numbers: Numbers): void {
  const views = scoreViews(fullGrid(j))
  const { grid, diff, total } = views
  const score = (home: number, away: number): number => {
    const [i, k] = [home - grid.baseHome, away - grid.baseAway]
    return i < 0 || k < 0 ? 0 : (grid.p[i * grid.width + k] ?? 0)
  }
  expect(
    sumValues(
      '1',
      diff,
      when((d) => d > 0),
    ).win,
  ).toBeCloseTo(numbers.result['1'], 5)
  expect(
    sumValues(
      '2',
      diff,
      when((d) => d === 0),
    ).win,
  ).toBeCloseTo(numbers.result.X, 5)
  expect(
    sumValues(
      '3',
      diff,
      when((d) => d < 0),
    ).win,
  ).toBeCloseTo(numbers.result['2'], 5)
  for (const [line, p] of Object.entries(numbers.over)) {
    expect(sumValues('12', total, over(Number(line))).win, `over ${line}`).toBeCloseTo(p, 5)
  }
  expect(
    sumValues(
      '70',
      total,
      when((t) => t % 2 === 1),
    ).win,
  ).toBeCloseTo(numbers.odd, 5)
  for (const [text, p] of Object.entries(numbers.score)) {
    const [home = 0, away = 0] = text.split(':').map(Number)
    expect(score(home, away), text).toBeCloseTo(p, 5)
  }
  for (const [hcp, [win, push, lose]] of Object.entries(numbers.handicap)) {
    const home = sumValues('1714', diff, homeHandicap(Number(hcp)))
    const away = sumValues('1715', diff, awayHandicap(Number(hcp)))
    const given = [home.win, home.push, home.lose, away.lose, away.push, away.win]
    ;[win, push, lose, win, push, lose].forEach((p, i) => {
      expect(given[i], `handicap ${hcp}, number ${i}`).toBeCloseTo(p, 5)
    })
  }
  expect(sumScores('74', grid, (h, a) => (h > 0 && a > 0 ? 'win' : 'lose')).win).toBeCloseTo(numbers.both_score, 5)
}

describe('football reference outputs', () => {
  test('before the match the Dixon-Coles joint gives the printed probabilities', () => {
    const { prematch } = FIXTURE
    const j = jointOf(prematch, prematch.rho ?? 0)
    expectNumbers(j, prematch)
    const { diff } = scoreViews(fullGrid(j))
    for (const [hcp, p] of Object.entries(prematch.fair_share)) {
      expect(fairProbability(sumValues('1714', diff, homeHandicap(Number(hcp)))), hcp).toBeCloseTo(p, 5)
    }
  })

  test('without dependence the halves are independent Poisson', () => {
    const { independent } = FIXTURE
    const { diff, grid } = scoreViews(fullGrid(jointOf(independent, 0)))
    expect(
      sumValues(
        '1',
        diff,
        when((d) => d > 0),
      ).win,
    ).toBeCloseTo(independent.result['1'], 5)
    expect(
      sumValues(
        '2',
        diff,
        when((d) => d === 0),
      ).win,
    ).toBeCloseTo(independent.result.X, 5)
    const both = sumScores('74', grid, (h, a) => (h > 0 && a > 0 ? 'win' : 'lose')).win
    expect(both).toBeCloseTo(independent.both_score, 5)
  })

  test('in play at 1:0 the further goals count on top of the score', () => {
    const numbers = FIXTURE.minute_60_at_1_0
    const j = jointOf(numbers, 0, 0, { home: 1, away: 0 })
    expectNumbers(j, numbers)
    expect(nextGoal(fullGrid(j)).none).toBeCloseTo(numbers.next_goal_none, 5)
  })

  test('half-time / full-time from two independent halves', () => {
    const { half_time_full_time: numbers } = FIXTURE
    const signs = halfFullSigns(jointOf(numbers, 0, numbers.first_half_share))
    const names = ['1/1', '1/X', '1/2', 'X/1', 'X/X', 'X/2', '2/1', '2/X', '2/2']
    names.forEach((name, k) => {
      expect(signs[k], name).toBeCloseTo(numbers.signs[name] ?? Number.NaN, 5)
    })
    const draw = (signs[3] ?? 0) + (signs[4] ?? 0) + (signs[5] ?? 0)
    expect(draw).toBeCloseTo(numbers.half_time_draw, 5)
  })

  test.runIf(existsSync(SHARED))('the published reference file agrees with the fixture and the model', () => {
    const file = JSON.parse(readFileSync(SHARED, 'utf8'))
    const { soccer_prematch: prematch, soccer_live_60min_1_0_remaining_036: live, htft_rho0_share044: halves } = file
    const asNumbers = (source: { p: Record<string, number & number[]> }) => ({
      result: { '1': source.p['1'] ?? 0, X: source.p.X ?? 0, '2': source.p['2'] ?? 0 },
      over: pick(source.p, /^O(\d+\.5)$/),
      both_score: source.p.BTTS ?? 0,
      odd: source.p.odd ?? 0,
      score: pick(source.p, /^(\d:\d)$/),
      handicap: Object.fromEntries(
        Object.entries(source.p).flatMap(([key, row]) => {
          const hcp = /^AH([+-]\d\.\d) w\/p\/l$/.exec(key)?.[1]
          return hcp === undefined ? [] : [[String(Number(hcp)), [row[0] ?? 0, row[1] ?? 0, row[2] ?? 0] as const]]
        }),
      ),
    })
    const before = { home: prematch.lambda_home, away: prematch.lambda_away }
    expectNumbers(jointOf(before, prematch.rho), { ...before, ...asNumbers(prematch) })
    const later = { home: live.lambda_home, away: live.lambda_away }
    expectNumbers(jointOf(later, 0, 0, { home: 1, away: 0 }), { ...later, ...asNumbers(live) })
    expect(halves).toEqual(FIXTURE.half_time_full_time.signs)
  })
})

function pick(p: Readonly<Record<string, number>>, key: RegExp): Record<string, number> {
  return Object.fromEntries(
    Object.entries(p).flatMap(([name, value]) => {
      const inner = key.exec(name)?.[1]
      return inner === undefined ? [] : [[inner, value]]
    }),
  )
}
