import type { Odds } from '../odds/index.ts'

interface Named<T> {
  readonly id: T
}
/** Where a bonus counts; null: everywhere on that level. */
export interface ConditionOfEvents {
  readonly sport_type: Named<string> | null
  readonly sport: Named<number> | null
  readonly category: Named<number> | null
  readonly tournament: Named<number> | null
  readonly event: Named<number> | null
}

/** Requirements of a bonus for selections. */
export interface SelectionTerms {
  /** Scaled; 0 or 10,000: any. */
  readonly min_odds: Odds
  readonly max_odds?: Odds | null
  readonly match_status?: 'prematch' | 'live' | null
  readonly event_conditions: readonly ConditionOfEvents[]
}

/** What of a selection decides whether it counts. */
export interface SelectionFacts {
  readonly odds: Odds
  readonly isLive: boolean
  readonly eventId: number
  readonly tournamentId: number
  readonly categoryId: number
  readonly sportId: number
  /** What sports are listed under: 'regular', 'cyber', ... */
  readonly sportType: string
}

function isMet(condition: ConditionOfEvents, facts: SelectionFacts): boolean {
  const { sport_type, sport, category, tournament, event } = condition
  return (
    (sport_type === null || sport_type.id === facts.sportType) &&
    (sport === null || sport.id === facts.sportId) &&
    (category === null || category.id === facts.categoryId) &&
    (tournament === null || tournament.id === facts.tournamentId) &&
    (event === null || event.id === facts.eventId)
  )
}

/**
 * Whether a selection counts for a bonus: its odds are within bounds, its phase fits, and one of the conditions is met,
 * if any.
 */
export function isSuitable(terms: SelectionTerms, facts: SelectionFacts): boolean {
  const { min_odds, max_odds, match_status, event_conditions } = terms
  if (facts.odds < min_odds || (max_odds != null && facts.odds > max_odds)) return false
  if (match_status != null && (match_status === 'live') !== facts.isLive) return false
  return event_conditions.length === 0 || event_conditions.some((condition) => isMet(condition, facts))
}

/** Places of the selections that count, from 0. */
export function suitableSelections(terms: SelectionTerms, selections: readonly SelectionFacts[]): readonly number[] {
  return selections.flatMap((facts, place) => (isSuitable(terms, facts) ? [place] : []))
}

/** Whether a free bet takes so many selections; all must count. */
export function takesFreebet(
  terms: { readonly selection_count_from: number; readonly selection_count_to: number | null },
  counting: number,
  count: number,
): boolean {
  const { selection_count_from: from, selection_count_to: to } = terms
  return counting === count && count >= from && (to === null || count <= to)
}
