import type { Pmf } from '../shared/grid.ts'
import { sumValues } from '../shared/sum.ts'
import type { FairMarket } from '../types.ts'
import { NEGLIGIBLE, survival } from './pmf.ts'
import {
  AWAY_HCP,
  AWAY_WINS,
  EVEN,
  HOME_HCP,
  HOME_WINS,
  handicapResult,
  ODD,
  OVER,
  oddEvenResult,
  RESULT_AWAY,
  RESULT_DRAW,
  RESULT_HOME,
  threeWayResult,
  totalResult,
  UNDER,
  winnerResult,
} from './results.ts'

/** How a ladder of lines is laid out. */
export interface LadderShape {
  /** Distance between neighbouring lines; lines stay on the grid `step * n + 0.5`, so they do not creep. */
  readonly step: number
  /** Most lines on each side of the balanced one. */
  readonly reach: number
}

/** Lines nearly decided are not offered: below this neither side has a price. */
const LEAST = 0.01

/** Half lines around the balanced one, ascending; the value ends above or below every one of them. */
function halfLines(of: Pmf, { step, reach }: LadderShape): { lines: readonly number[]; balanced: number } {
  const over = survival(of)
  const first = Math.floor((of.from - 1) / step) * step + 0.5
  const open: { readonly line: number; readonly over: number }[] = []
  let balanced = first
  let nearest = Number.POSITIVE_INFINITY
  for (let line = first; line < of.from + of.p.length; line += step) {
    const p = over[Math.max(0, line + 0.5 - of.from)] ?? 0
    if (p <= NEGLIGIBLE || p >= 1 - NEGLIGIBLE) continue
    open.push({ line, over: p })
    const off = Math.abs(p - 0.5)
    if (off < nearest) {
      nearest = off
      balanced = line
    }
  }
  const offered = open.filter(
    ({ line, over: p }) =>
      line === balanced || (Math.abs(line - balanced) <= reach * step && p >= LEAST && p <= 1 - LEAST),
  )
  return { lines: offered.map(({ line }) => line), balanced }
}

/** Over/under markets on a total; `prefix` holds the other specifiers, sorted before and after `total` by the caller. */
export function totalMarkets(
  id: number,
  of: Pmf,
  shape: LadderShape,
  specifier = (line: number) => `total=${line}`,
): FairMarket[] {
  const { lines, balanced } = halfLines(of, shape)
  return lines.map((line) => ({
    id,
    specifier: specifier(line),
    mostBalanced: line === balanced,
    outcomes: [
      sumValues(OVER, of, (total) => totalResult(OVER, total, line)),
      sumValues(UNDER, of, (total) => totalResult(UNDER, total, line)),
    ],
  }))
}

/** Handicap markets on a margin (home minus away); `hcp` is the home side's. */
export function handicapMarkets(
  id: number,
  of: Pmf,
  shape: LadderShape,
  specifier = (hcp: number) => `hcp=${hcp}`,
): FairMarket[] {
  const { lines, balanced } = halfLines(of, shape)
  return lines.map((line) => ({
    id,
    specifier: specifier(-line),
    mostBalanced: line === balanced,
    outcomes: [
      sumValues(HOME_HCP, of, (margin) => handicapResult(HOME_HCP, margin, -line)),
      sumValues(AWAY_HCP, of, (margin) => handicapResult(AWAY_HCP, margin, -line)),
    ],
  }))
}

/** Winner of two from a margin that cannot end level; nothing once only one side can win. */
export function winnerMarket(id: number, of: Pmf, specifier = ''): FairMarket[] {
  const outcomes = [HOME_WINS, AWAY_WINS].map((side) => sumValues(side, of, (margin) => winnerResult(side, margin)))
  return undecided({ id, specifier, mostBalanced: true, outcomes })
}

/** Winner of two from the home side's probability. */
export function winnerFrom(id: number, home: number, specifier = ''): FairMarket[] {
  return winnerMarket(id, { from: -1, p: Float64Array.of(1 - home, 0, home) }, specifier)
}

/** Home, draw, away from a margin. */
export function threeWayMarket(id: number, of: Pmf, specifier = ''): FairMarket[] {
  const outcomes = [RESULT_HOME, RESULT_DRAW, RESULT_AWAY].map((side) =>
    sumValues(side, of, (margin) => threeWayResult(side, margin)),
  )
  return undecided({ id, specifier, mostBalanced: true, outcomes })
}

/** Odd or even total. */
export function oddEvenMarket(id: number, of: Pmf): FairMarket[] {
  const outcomes = [ODD, EVEN].map((parity) => sumValues(parity, of, (total) => oddEvenResult(parity, total)))
  return undecided({ id, specifier: '', mostBalanced: true, outcomes })
}

/** A market leaves the offer when one of its outcomes is certain. */
export function undecided(market: FairMarket): FairMarket[] {
  return market.outcomes.some((outcome) => outcome.win >= 1 - NEGLIGIBLE) ? [] : [market]
}
