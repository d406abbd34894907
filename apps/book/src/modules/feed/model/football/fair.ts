import type { FairMarket, FairOutcome, MarketRef } from '../../../pricing/index.ts'
import { type ScoreViews, scoreViews } from '../shared/grid.ts'
import { chooseLines, type LineChoice } from '../shared/lines.ts'
import { chance, sumScores, sumValues } from '../shared/sum.ts'
import { fullGrid, halfGrid, type Joint, joint } from './distribution.ts'
import { halfFullSigns } from './half-full.ts'
import { remainingGoals } from './intensity.ts'
import { type NextGoal, nextGoal } from './next-goal.ts'
import { decideOutcome, SCORER_MARKET } from './outcomes.ts'
import { type FootballView, type MarketRules, marketRules } from './rules.ts'
import { scorerOutcomes } from './scorers.ts'
import { bookingGrid, cornerGrid } from './side-counts.ts'
import { type FootballState, score } from './state.ts'
import type { FootballTruth } from './truth.ts'

/** Everything a market may be summed over. */
interface Book {
  readonly state: FootballState
  readonly views: Readonly<Record<FootballView, ScoreViews>>
  readonly halfFull: Float64Array
  readonly next: NextGoal
}

/** Every football market on offer at a state with its fair probabilities. */
export function fairMarkets(truth: FootballTruth, state: FootballState): readonly FairMarket[] {
  if (state.phase === 'ended') return []
  const distribution = stateJoint(truth, state)
  const views = {
    full: scoreViews(fullGrid(distribution)),
    first: scoreViews(halfGrid(distribution, 1)),
    second: scoreViews(halfGrid(distribution, 2)),
    corners: scoreViews(cornerGrid(truth, state)),
    bookings: scoreViews(bookingGrid(truth, state)),
  }
  const book = { state, views, halfFull: halfFullSigns(distribution), next: nextGoal(views.full.grid) }
  return [
    ...plain(book),
    ...handicaps(book),
    ...totals(book),
    {
      id: SCORER_MARKET,
      specifier: 'type=live',
      outcomes: scorerOutcomes(truth, state, views.full),
      mostBalanced: false,
    },
  ]
}

/** The joint of a match's halves at a state. */
export function stateJoint(truth: FootballTruth, state: FootballState): Joint {
  return joint({
    firstHalf: state.firstHalf,
    secondHalf: state.secondHalf,
    ...remainingGoals(truth, state),
    rho: truth.rho,
    means: truth.goals,
  })
}

/** Markets without a ladder; those that are decided already drop out. */
function plain(book: Book): readonly FairMarket[] {
  const refs: MarketRef[] = [1, 10, 11, 26, 29, 35, 45, 47, 83, 136, 162].map((id) => ({ id, specifier: '' }))
  if (!book.state.halfTimePlayed) refs.push({ id: 60, specifier: '' })
  const { home, away } = score(book.state)
  refs.push({ id: 8, specifier: `goalnr=${home + away + 1}` })
  return refs.flatMap((ref) => {
    const priced = fairMarket(ref, book, false)
    return priced.outcomes.every((outcome) => decideOutcome(ref, outcome.id, book.state) !== 'open') ? [] : [priced]
  })
}

const ALL_QUARTERS: LineChoice = { step: 0.25, count: 9 }
const FEW_QUARTERS: LineChoice = { step: 0.25, count: 5 }

function handicaps(book: Book): readonly FairMarket[] {
  const { full, first, second } = book.views
  return [
    ...ladder(16, 'hcp', full.diff, ALL_QUARTERS, book),
    ...(book.state.halfTimePlayed ? [] : ladder(66, 'hcp', first.diff, FEW_QUARTERS, book)),
    ...ladder(88, 'hcp', second.diff, FEW_QUARTERS, book),
    ...europeanHandicaps(book),
  ]
}

function totals(book: Book): readonly FairMarket[] {
  const { full, first, second, corners, bookings } = book.views
  return [
    ...ladder(18, 'total', full.total, { step: 1, count: 7 }, book),
    ...ladder(19, 'total', full.home, { step: 1, count: 5 }, book),
    ...ladder(20, 'total', full.away, { step: 1, count: 5 }, book),
    ...(book.state.halfTimePlayed ? [] : ladder(68, 'total', first.total, { step: 1, count: 5 }, book)),
    ...ladder(90, 'total', second.total, { step: 1, count: 5 }, book),
    ...ladder(37, 'total', full.total, { step: 1, count: 5 }, book),
    ...ladder(166, 'total', corners.total, { step: 1, count: 7 }, book),
    ...ladder(139, 'total', bookings.total, { step: 1, count: 5 }, book),
  ]
}

/** One market per line around the balanced one. A home handicap is the negative of the line of the difference. */
function ladder(
  id: number,
  key: 'hcp' | 'total',
  pmf: ScoreViews['total'],
  choice: LineChoice,
  book: Book,
): readonly FairMarket[] {
  return chooseLines(pmf, choice).map(({ line, mostBalanced }) => {
    const specifier = `${key}=${key === 'hcp' ? 0 - line : line}`
    return fairMarket({ id, specifier }, book, mostBalanced)
  })
}

const HEAD_STARTS = ['0:2', '0:1', '1:0', '2:0'] as const

/** Head starts of one and two goals while all three results stay alive. */
function europeanHandicaps(book: Book): readonly FairMarket[] {
  return HEAD_STARTS.map((hcp) => fairMarket({ id: 14, specifier: `hcp=${hcp}` }, book, false)).filter((market) =>
    market.outcomes.every((outcome) => outcome.win > 0.005),
  )
}

function fairMarket(ref: MarketRef, book: Book, mostBalanced: boolean): FairMarket {
  const rules = marketRules(ref)
  if (rules === null) throw new Error(`Football has no rules for market ${ref.id} ${ref.specifier}.`)
  return { ...ref, outcomes: rules.outcomes.map((outcome) => sum(outcome, rules.view, book)), mostBalanced }
}

function sum({ id, rule }: MarketRules['outcomes'][number], view: FootballView, book: Book): FairOutcome {
  switch (rule.kind) {
    case 'value':
      return sumValues(id, book.views[view][rule.stat], rule.decide)
    case 'score':
      return sumScores(id, book.views[view].grid, rule.decide)
    case 'half_full':
      return chance(id, book.halfFull[3 * (1 - rule.half) + 1 - rule.full] as number)
    case 'next_goal':
      return chance(id, book.next[rule.side])
  }
}
