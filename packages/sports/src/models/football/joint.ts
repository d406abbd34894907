/**
 * Custom bets: the probability that several outcomes of one match all win. Goals of both halves come from the four
 * counts of the joint itself, corners and bookings are processes of their own, scorers follow from the number of their
 * side's goals.
 */
import { marketKey } from '@touchline/betting'
import type { ScoreGrid } from '../../chance/grid.ts'
import { parsePlayerId } from '../../markets/player-names.ts'
import { isScoreRule, resultAt, type ScoreRule } from '../../markets/rule.ts'
import { numberIn } from '../../markets/specifier.ts'
import type { ReadLeg } from '../../sport/define-sport.ts'
import { type Joint, lowScoreFactor } from './distribution.ts'
import { sign } from './half-full.ts'
import type { FootballRule, FootballView, ScorerRule } from './rules.ts'
import { bookingGrid, cornerGrid } from './side-counts.ts'
import type { FootballState } from './state.ts'
import type { FootballTruth } from './truth.ts'
import { stateJoint } from './views.ts'

type GoalRule = Exclude<FootballRule, ScorerRule>

interface Legs {
  readonly goals: readonly { readonly view: FootballView; readonly rule: GoalRule }[]
  readonly corners: readonly ScoreRule[]
  readonly bookings: readonly ScoreRule[]
  /** Shares of the chosen scorers. */
  readonly scorers: { readonly home: readonly number[]; readonly away: readonly number[] }
}

export function jointWin(
  truth: FootballTruth,
  state: FootballState,
  legs: readonly ReadLeg<FootballView, FootballRule>[],
): number | null {
  const read = sortLegs(truth, state, legs)
  if (read === null) return null
  const goals = goalChance(stateJoint(truth, state), read)
  const corners = read.corners.length === 0 ? 1 : gridChance(cornerGrid(truth, state), read.corners)
  const bookings = read.bookings.length === 0 ? 1 : gridChance(bookingGrid(truth, state), read.bookings)
  return goals === null || corners === null || bookings === null ? null : goals * corners * bookings
}

function sortLegs(
  truth: FootballTruth,
  state: FootballState,
  legs: readonly ReadLeg<FootballView, FootballRule>[],
): Legs | null {
  const goals: { view: FootballView; rule: GoalRule }[] = []
  const counts: Record<'corners' | 'bookings', ScoreRule[]> = { corners: [], bookings: [] }
  const scorers: { home: number[]; away: number[] } = { home: [], away: [] }
  for (const { of, at, rule } of distinct(legs)) {
    if (rule.kind === 'scorer') {
      const side = truth.squads.home.some(({ id }) => id === rule.player) ? 'home' : 'away'
      const player = truth.squads[side].find(({ id }) => id === rule.player)
      if (parsePlayerId(rule.player) === null || player === undefined) return null
      scorers[side].push(player.share)
    } else if (of === 'corners' || of === 'bookings') {
      if (isScoreRule(rule)) counts[of].push(rule)
    } else {
      // Only the very next goal is on offer; later ones would need the order of all goals.
      if (rule.kind === 'next_goal' && numberIn(at, 'goalnr') !== state.goals.length + 1) return null
      goals.push({ view: of, rule })
    }
  }
  if (Math.max(scorers.home.length, scorers.away.length) > MOST_SCORERS) return null
  return { goals, ...counts, scorers }
}

function distinct<L extends ReadLeg<FootballView, FootballRule>>(legs: readonly L[]): readonly L[] {
  return [
    ...new Map(legs.map((one) => [`${marketKey(one.leg.id, one.leg.specifier)}/${one.leg.outcomeId}`, one])).values(),
  ]
}

/** Sums the joint over the cells in which every leg wins; null when a leg returns its stake in some cell. */
function goalChance(j: Joint, legs: Legs): number | null {
  const { firstHalf, secondHalf, means, rho } = j.input
  const most = j.h1.length + j.h2.length - 2
  const home = allScore(legs.scorers.home, most)
  const away = allScore(legs.scorers.away, most)
  let sum = 0
  for (let h1 = 0; h1 < j.h1.length; h1++) {
    for (let a1 = 0; a1 < j.a1.length; a1++) {
      const first = (j.h1[h1] ?? 0) * (j.a1[a1] ?? 0)
      if (first === 0) continue
      for (let h2 = 0; h2 < j.h2.length; h2++) {
        for (let a2 = 0; a2 < j.a2.length; a2++) {
          const p = first * (j.h2[h2] ?? 0) * (j.a2[a2] ?? 0)
          if (p < 1e-14) continue
          const cell = {
            first: { home: firstHalf.home + h1, away: firstHalf.away + a1 },
            second: { home: secondHalf.home + h2, away: secondHalf.away + a2 },
            further: { home: h1 + h2, away: a1 + a2 },
          }
          const won = cellChance(cell, legs.goals)
          if (won === null) return null
          if (won === 0) continue
          const full = fullOf(cell)
          const factor = lowScoreFactor(full.home, full.away, means, rho)
          sum += p * factor * won * (home[h1 + h2] ?? 0) * (away[a1 + a2] ?? 0)
        }
      }
    }
  }
  return sum / j.mass
}

interface Cell {
  readonly first: { readonly home: number; readonly away: number }
  readonly second: { readonly home: number; readonly away: number }
  readonly further: { readonly home: number; readonly away: number }
}

function fullOf({ first, second }: Cell): { readonly home: number; readonly away: number } {
  return { home: first.home + second.home, away: first.away + second.away }
}

/** P(all legs win | the counts of a cell): 0 or 1, but for the side of the next goal. */
function cellChance(cell: Cell, legs: Legs['goals']): number | null {
  let next: number | null = null
  for (const { view, rule } of legs) {
    const p = legChance(cell, view, rule)
    if (p === null || p === 0) return p
    if (rule.kind !== 'next_goal') continue
    // Two sides cannot both be the next to score.
    if (next !== null) return 0
    next = p
  }
  return next ?? 1
}

function legChance(cell: Cell, view: FootballView, rule: GoalRule): number | null {
  switch (rule.kind) {
    case 'value':
    case 'score':
      return ruleChance(rule, view === 'first_half' ? cell.first : view === 'second_half' ? cell.second : fullOf(cell))
    case 'half_full': {
      const full = fullOf(cell)
      const halfSign = sign(cell.first.home - cell.first.away)
      return halfSign === rule.half && sign(full.home - full.away) === rule.full ? 1 : 0
    }
    case 'next_goal': {
      const { home, away } = cell.further
      if (home + away === 0) return rule.side === 'none' ? 1 : 0
      return rule.side === 'none' ? 0 : cell.further[rule.side] / (home + away)
    }
  }
}

function ruleChance(rule: ScoreRule, { home, away }: { readonly home: number; readonly away: number }): number | null {
  const result = resultAt(rule, home, away)
  return result === 'win' ? 1 : result === 'lose' ? 0 : null
}

/** More chosen scorers of one side than this are refused: inclusion and exclusion doubles with each. */
const MOST_SCORERS = 6

/** P(every chosen player scores | n goals of their side) at index n, by inclusion and exclusion. */
function allScore(shares: readonly number[], most: number): readonly number[] {
  let terms = [{ share: 0, sign: 1 }]
  for (const share of shares) {
    terms = terms.concat(terms.map((term) => ({ share: term.share + share, sign: -term.sign })))
  }
  return Array.from({ length: most + 1 }, (_, goals) =>
    terms.reduce((sum, term) => sum + term.sign * (1 - term.share) ** goals, 0),
  )
}

function gridChance(grid: ScoreGrid, rules: readonly ScoreRule[]): number | null {
  let sum = 0
  for (let i = 0; i < grid.height; i++) {
    for (let k = 0; k < grid.width; k++) {
      const score = { home: grid.baseHome + i, away: grid.baseAway + k }
      const results = rules.map((rule) => ruleChance(rule, score))
      if (results.includes(null)) return null
      if (results.every((result) => result === 1)) sum += grid.p[i * grid.width + k] ?? 0
    }
  }
  return sum
}
