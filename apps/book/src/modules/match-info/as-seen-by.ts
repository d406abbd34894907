import type { PastResult } from '@touchline/contract'

/** A result from one side's point of view. */
export interface SeenResult {
  readonly outcome: 'win' | 'draw' | 'lose'
  readonly scored: number
  readonly conceded: number
}

/** The side is known by its id: at home or away, it may have been either. */
export function asSeenBy(competitorId: number, { home, score }: Pick<PastResult, 'home' | 'score'>): SeenResult {
  const [scored, conceded] = home.id === competitorId ? [score.home, score.away] : [score.away, score.home]
  return { outcome: scored > conceded ? 'win' : scored < conceded ? 'lose' : 'draw', scored, conceded }
}
