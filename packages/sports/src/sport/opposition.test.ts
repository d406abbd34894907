import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isScoreRule, type OwnRule, resultAt } from '../markets/rule.ts'
import type { LegRef } from '../models/types.ts'
import { marketDescriptor, opposition } from '../sports.ts'
import { ruleOf } from './offer.ts'
import type { HedgingLeg } from './opposition.ts'

const leg = (id: number, specifier: string, outcomeId: string): LegRef => ({ id, specifier, outcomeId })
const ONE = leg(1, '', '1')
const DRAW = leg(1, '', '2')

describe('outcomes that hedge each other', () => {
  test.each([
    ['home and draw', ONE, DRAW, true, false],
    ['home and draw or away', ONE, leg(10, '', '11'), true, true],
    ['home or draw and draw or away', leg(10, '', '9'), leg(10, '', '11'), false, true],
    ['home and home or draw', ONE, leg(10, '', '9'), false, false],
    ['over 2.5 and under 2.5', leg(18, 'total=2.5', '12'), leg(18, 'total=2.5', '13'), true, true],
    ['over 2.5 and under 3.5', leg(18, 'total=2.5', '12'), leg(18, 'total=3.5', '13'), false, true],
    ['over 3.5 and under 2.5', leg(18, 'total=3.5', '12'), leg(18, 'total=2.5', '13'), true, false],
    ['over 2 and under 2, which return the stake at 2', leg(18, 'total=2', '12'), leg(18, 'total=2', '13'), true, true],
    ['over 2.25 and under 2.75', leg(18, 'total=2.25', '12'), leg(18, 'total=2.75', '13'), true, true],
    ['both sides without a draw', leg(11, '', '4'), leg(11, '', '5'), true, true],
    ['home without a draw, and draw or away', leg(11, '', '4'), leg(10, '', '11'), true, true],
    ['home -0.5 and draw or away', leg(16, 'hcp=-0.5', '1714'), leg(10, '', '11'), true, true],
    ['home -1 and away +1', leg(16, 'hcp=-1', '1714'), leg(16, 'hcp=-1', '1715'), true, true],
    ['home and over 2.5', ONE, leg(18, 'total=2.5', '12'), false, false],
    ['not both score and over 1.5', leg(29, '', '76'), leg(18, 'total=1.5', '12'), false, true],
    ['home of the match and of a half', ONE, leg(60, '', '3'), false, false],
    ['a market that is not known', ONE, leg(987_654, '', '2'), false, false],
    ['a line that is none', leg(18, 'total=many', '12'), leg(18, 'total=2.5', '13'), false, false],
  ])('%s', (_name, a, b, neverBothWin, neverBothLose) => {
    expect(opposition('football', a, b)).toEqual({ neverBothWin, neverBothLose })
    expect(opposition('football', b, a)).toEqual({ neverBothWin, neverBothLose })
  })

  const feed = (id: number, specifier: string, market: string, outcome: string): HedgingLeg => {
    return { id, specifier, outcomeId: outcome, names: { market, outcome } }
  }
  const TOTAL = 'Total yellow cards'
  const [AT_HOME, AT_AWAY] = ['{$competitor1}', '{$competitor2}'] as const

  test.each([
    ['two of one market', leg(90_001, '', 'a'), leg(90_001, '', 'b'), true, false],
    ['two players of one market', leg(90_001, '', 'sr:player:1'), leg(90_001, '', 'sr:player:2'), false, false],
    [
      'one of two lines of a market without names',
      leg(90_001, 'total=1', 'a'),
      leg(90_001, 'total=2', 'a'),
      false,
      false,
    ],
    [
      'over 2.5 and under 3.5',
      feed(90_001, 'total=2.5', TOTAL, 'over {total}'),
      feed(90_001, 'total=3.5', TOTAL, 'under {total}'),
      false,
      true,
    ],
    [
      'over 2.5 and under 3.5, in German',
      feed(90_001, 'total=2.5', 'Karten', 'Über {total}'),
      feed(90_001, 'total=3.5', 'Karten', 'Unter {total}'),
      false,
      true,
    ],
    [
      'over and under of two periods',
      feed(90_001, 'periodnr=1|total=2.5', TOTAL, 'over {total}'),
      feed(90_001, 'periodnr=2|total=3.5', TOTAL, 'under {total}'),
      false,
      false,
    ],
    [
      'over and under of what is not counted alike',
      feed(90_001, 'total=2.5', TOTAL, 'over {total}'),
      feed(90_002, 'total=3.5', 'Total fouls', 'under {total}'),
      false,
      false,
    ],
    [
      'home, and draw or away, of two markets',
      feed(90_001, '', '7th inning - 1x2', AT_HOME),
      feed(90_002, '', '7th inning - double chance', `draw or ${AT_AWAY}`),
      true,
      true,
    ],
    [
      'both sides without a draw, and both score: no',
      feed(90_001, '', '7th inning - draw no bet', AT_HOME),
      feed(90_002, '', '7th inning - both teams to score', 'no'),
      false,
      false,
    ],
    [
      'home -1.5 and away +2.5',
      feed(90_001, 'hcp=-1.5', 'Corner handicap', `${AT_HOME} ({+hcp})`),
      feed(90_001, 'hcp=-2.5', 'Corner handicap', `${AT_AWAY} ({-hcp})`),
      false,
      true,
    ],
  ])('of markets that only a feed describes: %s', (_name, a, b, neverBothWin, neverBothLose) => {
    expect(opposition('football', a, b)).toEqual({ neverBothWin, neverBothLose })
    expect(opposition('football', b, a)).toEqual({ neverBothWin, neverBothLose })
  })

  test('high totals and handicaps of basketball are compared at their lines', () => {
    const over = leg(225, 'total=219.5', '12')
    expect(opposition('basketball', over, leg(225, 'total=224.5', '13')).neverBothLose).toBe(true)
    expect(opposition('basketball', over, leg(225, 'total=214.5', '13'))).toEqual({
      neverBothWin: true,
      neverBothLose: false,
    })
  })

  test('whatever the final score, results agree with the reported relation of two outcomes', () => {
    const lines = fc.integer({ min: 0, max: 20 }).map((quarters) => quarters / 4)
    const outcomes = fc.oneof(
      fc.constantFrom('1', '2', '3').map((id) => leg(1, '', id)),
      fc.constantFrom('9', '10', '11').map((id) => leg(10, '', id)),
      fc.constantFrom('4', '5').map((id) => leg(11, '', id)),
      fc.tuple(lines, fc.constantFrom('12', '13')).map(([line, id]) => leg(18, `total=${line}`, id)),
      fc.tuple(lines, fc.constantFrom('1714', '1715')).map(([line, id]) => leg(16, `hcp=${line - 2.5}`, id)),
      fc.constantFrom('74', '76').map((id) => leg(29, '', id)),
    )
    const ends = ({ id, specifier, outcomeId }: LegRef, home: number, away: number) => {
      const market = marketDescriptor('football', id)
      const rule = market === null ? null : (ruleOf(market, specifier, outcomeId) as OwnRule | null)
      if (rule === null || !isScoreRule(rule)) throw new Error(`no rule for ${id}`)
      return resultAt(rule, home, away)
    }
    const goals = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(outcomes, outcomes, goals, goals, (a, b, home, away) => {
        const { neverBothWin, neverBothLose } = opposition('football', a, b)
        const results = [ends(a, home, away), ends(b, home, away)]
        if (neverBothWin) expect(results.every((one) => one === 'win' || one === 'half_win')).toBe(false)
        if (neverBothLose) expect(results.every((one) => one === 'lose' || one === 'half_lose')).toBe(false)
      }),
    )
  })
})
