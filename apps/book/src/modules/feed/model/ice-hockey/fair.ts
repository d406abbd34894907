import type { FairMarket, FairOutcome, MarketRef } from '../../../pricing/index.ts'
import { type ScoreViews, scoreViews } from '../shared/grid.ts'
import { chooseLines, type LineChoice } from '../shared/lines.ts'
import type { IdRule } from '../shared/score-rules.ts'
import { sumScores, sumValues } from '../shared/sum.ts'
import { OVERTIME_MS, PERIODS, type Period } from './clock.ts'
import { finalGrid, periodGrid, regularGrid } from './distribution.ts'
import { decideOutcome } from './outcomes.ts'
import { homeWinsFromTie, homeWinsOvertime, homeWinsShootout } from './overtime.ts'
import { marketRules } from './rules.ts'
import { gameClock, type HockeyState } from './state.ts'
import type { HockeyTruth } from './truth.ts'

/** Every ice hockey market on offer at a state with its fair probabilities. */
export function fairMarkets(truth: HockeyTruth, state: HockeyState): readonly FairMarket[] {
  if (state.phase === 'ended') return []
  const regular = regularGrid(truth, state)
  const final = scoreViews(finalGrid(regular, homeWinsTie(truth, state)))
  return [
    ...(state.periodsPlayed < 3 ? regularMarkets(scoreViews(regular), state) : []),
    ...plain(406, '', final, state),
    ...ladder(410, 'hcp', '', final.diff, { step: 1, count: 7 }, final, state),
    ...ladder(412, 'total', '', final.total, { step: 1, count: 7 }, final, state),
    ...PERIODS.filter((period) => period > state.periodsPlayed).flatMap((period) =>
      periodMarkets(period, scoreViews(periodGrid(truth, state, period)), state),
    ),
  ]
}

/** P(the home side wins a match that is level after regular time), as far as overtime and shootout have got. */
export function homeWinsTie(truth: HockeyTruth, state: HockeyState): number {
  switch (state.stage.kind) {
    case 'overtime':
      return homeWinsOvertime(truth.goals, Math.max(OVERTIME_MS - gameClock(state), 0))
    case 'shootout':
      return homeWinsShootout(state.shootout)
    default:
      return homeWinsFromTie(truth.goals)
  }
}

function regularMarkets(views: ScoreViews, state: HockeyState): readonly FairMarket[] {
  return [
    ...[1, 10, 11, 26, 29].flatMap((id) => plain(id, '', views, state)),
    ...ladder(16, 'hcp', '', views.diff, { step: 0.5, count: 9 }, views, state),
    ...ladder(18, 'total', '', views.total, { step: 1, count: 7 }, views, state),
    ...ladder(19, 'total', '', views.home, { step: 1, count: 5 }, views, state),
    ...ladder(20, 'total', '', views.away, { step: 1, count: 5 }, views, state),
  ]
}

function periodMarkets(period: Period, views: ScoreViews, state: HockeyState): readonly FairMarket[] {
  const specifier = `periodnr=${period}`
  return [
    ...plain(443, specifier, views, state),
    ...ladder(446, 'total', `${specifier}|`, views.total, { step: 1, count: 5 }, views, state),
  ]
}

/** A market without a line, unless it is decided. */
function plain(id: number, specifier: string, views: ScoreViews, state: HockeyState): readonly FairMarket[] {
  return open(fairMarket({ id, specifier }, views, false), state)
}

/** One market per line around the balanced one. A home handicap is the negative of the line of the difference. */
function ladder(
  id: number,
  key: 'hcp' | 'total',
  prefix: string,
  pmf: ScoreViews['total'],
  choice: LineChoice,
  views: ScoreViews,
  state: HockeyState,
): readonly FairMarket[] {
  return chooseLines(pmf, choice).flatMap(({ line, mostBalanced }) => {
    const specifier = `${prefix}${key}=${key === 'hcp' ? 0 - line : line}`
    return open(fairMarket({ id, specifier }, views, mostBalanced), state)
  })
}

function open(market: FairMarket, state: HockeyState): readonly FairMarket[] {
  return market.outcomes.every((outcome) => decideOutcome(market, outcome.id, state) !== 'open') ? [] : [market]
}

function fairMarket(ref: MarketRef, views: ScoreViews, mostBalanced: boolean): FairMarket {
  const rules = marketRules(ref)
  if (rules === null) throw new Error(`Ice hockey has no rules for market ${ref.id} ${ref.specifier}.`)
  return { ...ref, outcomes: rules.outcomes.map((outcome) => sum(outcome, views)), mostBalanced }
}

function sum({ id, rule }: IdRule, views: ScoreViews): FairOutcome {
  return rule.kind === 'value' ? sumValues(id, views[rule.stat], rule.decide) : sumScores(id, views.grid, rule.decide)
}
