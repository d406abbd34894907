import { PREDICTION_OUTCOMES, type PredictionOutcome } from '@touchline/contract'
import { describedOutcomes, marketsOf, outcomeName } from '@touchline/sports'
import type { ServedLocale } from '../../kernel/locale.ts'
import { competitorIn, type MatchEntry } from '../catalogue/index.ts'

export interface VoteOption {
  readonly outcome: PredictionOutcome
  readonly name: string
}

/**
 * What can be voted for: the outcomes of the sport's first market, so that a draw is an option where there are draws.
 */
export function voteOptions({ tournament, home, away }: MatchEntry, locale: ServedLocale): readonly VoteOption[] {
  const main = marketsOf(tournament.category.sport.key).find((market) => market.listing === 'main')
  if (main === undefined) return []
  const names = { home: competitorIn(home, locale), away: competitorIn(away, locale) }
  return describedOutcomes(main, '').flatMap(({ id, key }) => {
    const outcome = PREDICTION_OUTCOMES.find((known) => known === key)
    return outcome === undefined ? [] : [{ outcome, name: outcomeName(main, '', id, names, locale) }]
  })
}
