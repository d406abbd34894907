import type { Form, MatchStatistics } from '@touchline/contract'
import type { ServedLocale } from '../../kernel/locale.ts'
import { type Catalogue, findResults, type MatchEntry, presentCompetitor } from '../catalogue/index.ts'
import { asSeenBy } from './as-seen-by.ts'
import { presentResult } from './present-result.ts'

const RESULTS = 10

/** Latest results of both sides before the match. */
export async function form(catalogue: Catalogue, entry: MatchEntry, locale: ServedLocale): Promise<MatchStatistics> {
  const [home, away] = await Promise.all([
    formOf(catalogue, entry.home, entry.startsAt, locale),
    formOf(catalogue, entry.away, entry.startsAt, locale),
  ])
  return { type: 'form', match_id: entry.id, home, away }
}

async function formOf(
  catalogue: Catalogue,
  competitor: MatchEntry['home'],
  before: number,
  locale: ServedLocale,
): Promise<Form> {
  const found = await findResults(catalogue, competitor.id, { before, limit: RESULTS })
  const played = found
    .map((entry) => presentResult(entry, locale))
    .map((result) => ({ result, seen: asSeenBy(competitor.id, result) }))
  const count = (wanted: string) => played.filter(({ seen }) => seen.outcome === wanted).length
  return {
    competitor: presentCompetitor(competitor, locale),
    results: played.map(({ result, seen }) => ({ ...result, outcome: seen.outcome })),
    win: count('win'),
    draw: count('draw'),
    lose: count('lose'),
    scored: played.reduce((sum, { seen }) => sum + seen.scored, 0),
    conceded: played.reduce((sum, { seen }) => sum + seen.conceded, 0),
  }
}
