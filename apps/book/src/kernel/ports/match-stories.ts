import type { EndedMarket, MatchStory } from '@touchline/sports'

/** What the source of a match's prices can tell of how it went. */
export interface MatchStories {
  /** How it has gone up to now; null where the source tells nothing. */
  story(matchId: number): Promise<MatchStory | null>
  /** How the markets of a match that is over ended; null where the source cannot tell. */
  settled(matchId: number): Promise<readonly EndedMarket[] | null>
}
