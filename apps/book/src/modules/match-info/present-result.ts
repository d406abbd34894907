import type { PastResult } from '@touchline/contract'
import type { ServedLocale } from '../../kernel/locale.ts'
import { nameIn } from '../../kernel/names.ts'
import { competitorIn, type MatchEntry, matchSlug, presentStatistics } from '../catalogue/index.ts'

/** A match that is over, with its periods. */
export function presentResult(entry: MatchEntry, locale: ServedLocale): PastResult {
  const { id, home, away, tournament, startsAt, score, scoreAt, speed } = entry
  const { total_score, period_score } = presentStatistics(score, scoreAt, speed, locale)
  return {
    match_id: id,
    slug: matchSlug(home.name, away.name, id),
    tournament_name: nameIn(tournament.names, locale),
    start_time: new Date(startsAt).toISOString(),
    home: { id: home.id, name: competitorIn(home, locale) },
    away: { id: away.id, name: competitorIn(away, locale) },
    score: total_score,
    period_score,
  }
}
