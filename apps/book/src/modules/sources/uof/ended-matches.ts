import { EVENT_STATUS, type Provider } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { PLAY, type PriceMessage } from './messages/types.ts'
import { type FeedState, laterState } from './state/held-event.ts'
import type { Stated } from './state/order.ts'
import { type FeedMatch, loadEndedMatch } from './stored-matches.ts'

/** How long a match is remembered after a message about it. */
const REMEMBER_MS = 120_000
/** A URN without an ended match is looked up again after this time. */
const LOOK_AGAIN_MS = 1_000

interface Ended {
  /** Null: there is no ended match with this URN. */
  match: FeedMatch | null
  feedState: Stated<FeedState> | undefined
  /** The score or the status is other than the stored one. */
  isCorrected: boolean
  /** Unix ms. */
  askedAt: number
}

/**
 * Matches that are over. A message about the score corrects it, and one that was called off and is closed is finished;
 * results of markets are the matter of settlement.
 */
export interface EndedMatches {
  /** Takes the score, and the end, of a message about a match that is over. */
  take(message: PriceMessage, receivedAt: number): Promise<void>
  /** Stores what was corrected, one match after the other; what could not be stored is tried again. */
  store(save: (match: FeedMatch, feedState: Stated<FeedState> | undefined) => Promise<void>): Promise<void>
  clear(): void
}

interface EndedMatchesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly providers: readonly Provider[]
}

export function createEndedMatches({ db, clock, providers }: EndedMatchesDeps): EndedMatches {
  const byUrn = new Map<string, Ended>()

  async function find(urn: string): Promise<Ended> {
    const known = byUrn.get(urn)
    const now = clock.now()
    if (known !== undefined && (known.match !== null || now - known.askedAt < LOOK_AGAIN_MS)) return known
    const match = await loadEndedMatch(db, providers, urn)
    const found = { match, feedState: match?.feedState ?? undefined, isCorrected: false, askedAt: now }
    byUrn.set(urn, found)
    return found
  }

  return {
    async take(message, receivedAt) {
      if (message.kind !== 'odds_change' || message.status === null) return
      const isClosed = message.status.play === PLAY.closed
      if (message.status.score === null && !isClosed) return
      const ended = await find(message.eventUrn)
      if (ended.match === null) return
      ended.askedAt = clock.now()
      if (isClosed && ended.match.status === EVENT_STATUS.not_covered) {
        ended.match = { ...ended.match, status: EVENT_STATUS.finished }
        ended.isCorrected = true
      }
      const feedState = laterState(ended.feedState, message.status, message, receivedAt)
      ended.isCorrected ||= feedState !== ended.feedState
      ended.feedState = feedState
    },
    async store(save) {
      const now = clock.now()
      for (const [urn, ended] of byUrn) {
        const { match, feedState } = ended
        if (match !== null && ended.isCorrected) await save(match, feedState)
        ended.isCorrected = false
        if (now - ended.askedAt > REMEMBER_MS) byUrn.delete(urn)
      }
    },
    clear: () => byUrn.clear(),
  }
}
