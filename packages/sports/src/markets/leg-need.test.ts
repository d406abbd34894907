import { type LegNeed, legNeed, SPORT_KEYS } from '@touchline/betting'
import { expect, test } from 'vitest'
import { SPORTS } from '../sports.ts'
import { isScoreRule, resultAt, type ScoreRule } from './rule.ts'
import { parseSpecifier } from './specifier.ts'

interface Pair {
  readonly home: number
  readonly away: number
}

const plus = ({ home, away }: Pair, more: Partial<Pair>): Pair => ({
  home: home + (more.home ?? 0),
  away: away + (more.away ?? 0),
})

/** Scores that a need says are enough, and those that it says are not. */
function scoresOf(need: LegNeed, at: Pair): { readonly wins: readonly Pair[]; readonly fails: readonly Pair[] } {
  switch (need.kind) {
    case 'holds':
      return { wins: [at], fails: [] }
    case 'both':
      return { wins: [plus(at, { home: 1, away: 1 })], fails: [at, plus(at, { home: 1 }), plus(at, { away: 1 })] }
    case 'more':
      return {
        wins: [plus(at, { home: need.count }), plus(at, { away: need.count })],
        fails: [at, plus(at, { home: need.count - 1 }), plus(at, { away: need.count - 1 })],
      }
    case 'room':
      return {
        wins: [at, plus(at, { home: need.count }), plus(at, { away: need.count })],
        fails: [plus(at, { home: need.count + 1 }), plus(at, { away: need.count + 1 })],
      }
    case 'team':
    case 'lead': {
      const other = need.side === 'home' ? 'away' : 'home'
      const alone = (count: number) => plus(at, { [need.side]: count })
      return {
        wins: [
          alone(need.count),
          ...(need.kind === 'lead' ? [plus(alone(need.count), { [need.side]: 2, [other]: 2 })] : []),
        ],
        fails: [at, alone(need.count - 1), ...(need.kind === 'lead' ? [plus(alone(need.count), { [other]: 1 })] : [])],
      }
    }
  }
}

const LINES = [-2.5, -1.25, -1, -0.75, -0.5, 0, 0.25, 0.5, 1, 1.5, 1.75, 2, 2.5, 3.25, 4.5]

test('BETS-01: the shown need of a leg agrees with the rule that settles its market, in every sport', () => {
  let checked = 0
  for (const sport of SPORT_KEYS) {
    for (const market of SPORTS[sport].markets) {
      if (market.outcomes.kind !== 'fixed') continue
      const specifiers = market.ladder === null ? [''] : LINES.map((line) => `${market.ladder?.by}=${line}`)
      for (const specifier of specifiers) {
        for (const outcome of market.outcomes.outcomes) {
          const rule = outcome.rule(parseSpecifier(specifier)) as ScoreRule | null
          for (let home = 0; home < 5; home++) {
            for (let away = 0; away < 5; away++) {
              const leg = { sport, marketId: market.id, specifier, outcomeId: outcome.id }
              const need = legNeed(leg, { home, away, isBeyondRegularTime: false })
              if (need === null) continue
              checked += 1
              expect(rule !== null && isScoreRule(rule), `${sport} ${market.id}`).toBe(true)
              const { wins, fails } = scoresOf(need, { home, away })
              const result = (pair: Pair) => resultAt(rule as ScoreRule, pair.home, pair.away)
              const where = `${sport} ${market.id} ${specifier} ${outcome.id} at ${home}:${away}: ${need.kind}`
              for (const pair of wins) expect(result(pair), where).toBe('win')
              for (const pair of fails) expect(result(pair), where).not.toBe('win')
            }
          }
        }
      }
    }
  }
  expect(checked).toBeGreaterThan(1_000)
})
