import type { Statistics } from '@touchline/contract'
import type { ScoreView } from '@touchline/sports'
import type { ServedLocale } from '../../../kernel/locale.ts'
import { periodKey, periodName } from './period-names.ts'

const BEFORE_THE_START: Statistics = {
  clock: null,
  total_score: { home: 0, away: 0 },
  game_score: null,
  current_server: null,
  max_period_number: 0,
  period_score: [],
  situation: null,
  counters: {},
}

/**
 * Score, clock and periods as the contract has them.
 * @param readAt wall ms at which the clock of `score` was read
 * @param speed match seconds per wall second
 */
export function presentStatistics(
  score: ScoreView | null,
  readAt: number,
  speed: number,
  locale: ServedLocale,
): Statistics {
  if (score === null) return BEFORE_THE_START
  const { home, away, game, server, clock } = score
  return {
    clock: clock === null ? null : { ...clock, clock_updated_at: new Date(readAt).toISOString(), speed },
    total_score: { home, away },
    game_score: game === null ? null : { home: game.home, away: game.away },
    current_server: server,
    max_period_number: score.maxPeriods,
    period_score: score.periods.map((period) => ({
      home: period.home,
      away: period.away,
      period_key: periodKey(period.type, period.number),
      period_name: periodName(period.type, period.number, locale),
      number: period.number,
      type: period.type,
    })),
    situation: score.situation === null ? null : { ...score.situation },
    counters: score.counters,
  }
}
