import { EVENT_STATUS } from '@touchline/contract'
import { type AnySportModel, type EndedMarket, SPORT_MODELS, settledMarkets, storyOf } from '@touchline/sports'
import type { Db } from '../../../../db/index.ts'
import type { Clock } from '../../../../kernel/clock.ts'
import type { MatchStories } from '../../../../kernel/ports/match-stories.ts'
import type { Catalogue } from '../../../catalogue/index.ts'
import { finalState, type Rehearsal, rehearse } from '../plan/rehearse.ts'
import type { SportModels } from '../plan/types.ts'
import { loadMatches } from '../store/load-matches.ts'
import { matchTime, type StoredMatch } from '../store/stored-match.ts'

export interface StoryDeps {
  readonly db: Db
  readonly clock: Clock
  readonly catalogue: Catalogue
  /** The product's where absent. */
  readonly models?: SportModels | undefined
}

/** Matches that are remembered: those requested last. */
const MOST_REHEARSALS = 100
const MOST_SETTLED = 200

interface PlayedMatch {
  readonly match: StoredMatch
  readonly model: AnySportModel
  readonly rehearsal: Rehearsal
}

/**
 * Makes the stories of matches from their seeds, as they were played: nothing is stored, and nothing of the future is
 * shown.
 */
export function createMatchStories({ db, clock, catalogue, models = SPORT_MODELS }: StoryDeps): MatchStories {
  const rehearsals = new Map<string, Rehearsal>()
  const settled = new Map<number, readonly EndedMarket[]>()

  async function find(eventId: number): Promise<PlayedMatch | null> {
    const [match] = await loadMatches(db, [eventId])
    if (match === undefined || match.status === EVENT_STATUS.prematch) return null
    const sport = catalogue.archive().tournaments.get(match.tournamentId)?.category.sport.key
    const model = sport === undefined ? undefined : models[sport]
    if (model === undefined) return null
    const rehearsal = rehearsals.get(match.seed) ?? rehearse(model, match.setup, match.seed)
    remember(rehearsals, match.seed, rehearsal, MOST_REHEARSALS)
    return wentAsPlayed({ match, model, rehearsal }) ? { match, model, rehearsal } : null
  }

  return {
    async story(eventId) {
      const played = await find(eventId)
      if (played === null) return null
      const { match, model, rehearsal } = played
      const until = match.status === EVENT_STATUS.finished ? rehearsal.lengthMs : matchTime(match, clock.now())
      return storyOf(model, rehearsal.truth, rehearsal.events, until)
    },
    async settled(eventId) {
      const known = settled.get(eventId)
      if (known !== undefined) return known
      const played = await find(eventId)
      if (played === null) return null
      if (played.match.status !== EVENT_STATUS.finished) return []
      const ended = settledMarkets(played.model, played.rehearsal.truth, played.rehearsal.events)
      remember(settled, eventId, ended, MOST_SETTLED)
      return ended
    },
  }
}

/** False if an operator ended it otherwise: then its own events belong to another match. */
function wentAsPlayed({ match, model, rehearsal }: PlayedMatch): boolean {
  if (match.status !== EVENT_STATUS.finished) return true
  const { stage, home, away } = model.score(rehearsal.truth, finalState(model, rehearsal))
  return match.score?.stage === stage && match.score.home === home && match.score.away === away
}

/** The newest stay. */
function remember<K, V>(kept: Map<K, V>, key: K, value: V, most: number): void {
  kept.delete(key)
  kept.set(key, value)
  const oldest = kept.keys().next()
  if (kept.size > most && !oldest.done) kept.delete(oldest.value)
}
