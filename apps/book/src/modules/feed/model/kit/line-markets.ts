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

interface Line {
  readonly line: number
  /** P(value > line). */
  readonly over: number
}

/** Half lines around the balanced one, ascending; the value ends above or below every one of them. */
function halfLines(of: Pmf, shape: LadderShape): { lines: readonly number[]; balanced: number } {
  const open = openLines(of, shape.step)
  const balanced = open.reduce<Line | null>(
    (best, line) => (best !== null && Math.abs(best.over - 0.5) <= Math.abs(line.over - 0.5) ? best : line),
    null,
  )
  if (balanced === null) return { lines: [], balanced: Number.NaN }
  const offered = open.filter(
    (each) =>
      each === balanced ||
      (Math.abs(each.line - balanced.line) <= shape.reach * shape.step && each.over >= LEAST && each.over <= 1 - LEAST),
  )
  return { lines: offered.map(({ line }) => line), balanced: balanced.line }
}

/** Undecided lines; of neighbours that no possible value parts, the one nearest zero stands for all. */
function openLines(of: Pmf, step: number): readonly Line[] {
  const over = survival(of)
  const open: Line[] = []
  for (let line = Math.floor((of.from - 1) / step) * step + 0.5; line < of.from + of.p.length; line += step) {
    const p = over[Math.max(0, line + 0.5 - of.from)] ?? 0
    if (p <= NEGLIGIBLE || p >= 1 - NEGLIGIBLE) continue
    const before = open.at(-1)
    if (before === undefined || before.over - p > NEGLIGIBLE) open.push({ line, over: p })
    else if (Math.abs(line) <= Math.abs(before.line)) open[open.length - 1] = { line, over: p }
  }
  return open
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
  return undecided({ id, specifier, mostBalanced: false, outcomes })
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
  return undecided({ id, specifier, mostBalanced: false, outcomes })
}

/** Odd or even total. */
export function oddEvenMarket(id: number, of: Pmf): FairMarket[] {
  const outcomes = [ODD, EVEN].map((parity) => sumValues(parity, of, (total) => oddEvenResult(parity, total)))
  return undecided({ id, specifier: '', mostBalanced: false, outcomes })
}

/** A market leaves the offer when one of its outcomes is certain. */
export function undecided(market: FairMarket): FairMarket[] {
  return market.outcomes.some((outcome) => outcome.win >= 1 - NEGLIGIBLE) ? [] : [market]
}
