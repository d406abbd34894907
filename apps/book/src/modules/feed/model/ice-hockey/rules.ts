/** The outcome function of every ice hockey market. */
import { type MarketRef, specifierNumber } from '../../../pricing/index.ts'
import {
  bothScoreRules,
  doubleChanceRules,
  handicapRules,
  type IdRule,
  oddEvenRules,
  resultRules,
  totalRules,
  winnerRules,
} from '../shared/score-rules.ts'
import { PERIODS, type Period } from './clock.ts'

/** What is counted: regular time, the final score with overtime and shootout, or one period. */
export type HockeyView = 'regular' | 'final' | Period

export interface MarketRules {
  readonly view: HockeyView
  readonly outcomes: readonly IdRule[]
}

/** The rules of a market, or null when ice hockey has no such market or its specifier makes no sense. */
export function marketRules(market: MarketRef): MarketRules | null {
  switch (market.id) {
    case 1:
      return rules('regular', resultRules())
    case 10:
      return rules('regular', doubleChanceRules())
    case 11:
      return rules('regular', winnerRules())
    case 16:
      return rules('regular', handicapRules(market))
    case 18:
      return rules('regular', totalRules(market, 'total'))
    case 19:
      return rules('regular', totalRules(market, 'home'))
    case 20:
      return rules('regular', totalRules(market, 'away'))
    case 26:
      return rules('regular', oddEvenRules())
    case 29:
      return rules('regular', bothScoreRules())
    case 406:
      return rules('final', winnerRules())
    case 410:
      return rules('final', handicapRules(market))
    case 412:
      return rules('final', totalRules(market, 'total'))
    case 443:
      return rules(periodOf(market), resultRules())
    case 446:
      return rules(periodOf(market), totalRules(market, 'total'))
    default:
      return null
  }
}

function rules(view: HockeyView | null, outcomes: readonly IdRule[] | null): MarketRules | null {
  return view === null || outcomes === null ? null : { view, outcomes }
}

function periodOf(market: MarketRef): Period | null {
  const number = specifierNumber(market.specifier, 'periodnr')
  return PERIODS.find((period) => period === number) ?? null
}
