import type { EndedMarket, MatchStory } from '@touchline/sports'

/** What the source of a match's prices knows of its course. */
export interface MatchStories {
  /** The course up to now; null if the source has none. */
  story(eventId: number): Promise<MatchStory | null>
  /** The results of the markets of a match that is over; null if the source has none. */
  settled(eventId: number): Promise<readonly EndedMarket[] | null>
}
