import { EVENT_STATUS, type EventStatus, type Provider } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { EventParts, FollowedMatch } from './match-entry.ts'
import { holdEvent } from './state/held-event.ts'
import { playNow } from './state/play-now.ts'
import { type FeedMatch, loadFeedMatches } from './stored-matches.ts'

/** What others store of matches is read this often. */
const FOLLOW_EVERY_MS = 1_000

/** A match that is played, as this process has it. */
export interface HeldMatch extends FollowedMatch {
  match: FeedMatch
  /** Unix ms at which the next market closes on its own; null: none does. */
  closesAt: number | null
  /** Prices or state are newer than what was shown. */
  isDirty: boolean
  /** Status and state that this process last stored; empty: not known. */
  saved: string
}

/** The matches of the feed that are not over. */
export interface FollowedMatches {
  all(): Iterable<HeldMatch>
  byId(id: number): HeldMatch | undefined
  /** Null where the match is over, or not known. */
  find(urn: string): Promise<HeldMatch | null>
  /** Loads matches from the database. @param urns all that are not over where null */
  load(urns: readonly string[] | null): Promise<void>
  /** Reads again what others have stored, once a second. */
  refresh(): Promise<void>
  /** The next `refresh` reads, however long ago the last one was. */
  refreshNext(): void
  /** Matches that were not there are looked up again. */
  forgetAbsent(): void
  markAllDirty(): void
  /** A match that is over is played no longer. */
  leave(match: FeedMatch): void
  /** League and sides; null while they are not in the catalogue. */
  partsOf(match: FeedMatch): EventParts | null
  clear(): void
}

interface FollowedMatchesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly providers: readonly Provider[]
}

export function createFollowedMatches({ db, clock, catalogue, providers }: FollowedMatchesDeps): FollowedMatches {
  const held = new Map<number, HeldMatch>()
  const idOf = new Map<string, number>()
  /** Matches that are over, or not known: a process that begins again reads many messages about them. */
  const absent = new Set<string>()
  let refreshedAt = 0

  function byUrn(urn: string): HeldMatch | undefined {
    const id = idOf.get(urn)
    return id === undefined ? undefined : held.get(id)
  }

  function partsOf({ tournamentId, sideIds }: FeedMatch): EventParts | null {
    const { tournaments, competitors } = catalogue.reference()
    const tournament = tournaments.get(tournamentId)
    const sides = sideIds.flatMap((id) => competitors.get(id) ?? [])
    return tournament === undefined || sides.length < sideIds.length ? null : { tournament, sides }
  }

  async function load(urns: readonly string[] | null): Promise<void> {
    const matches = await loadFeedMatches(db, providers, urns)
    if (matches.some((match) => partsOf(match) === null)) await catalogue.reload()
    for (const match of matches) {
      idOf.set(match.urn, match.id)
      if (held.has(match.id)) continue
      held.set(match.id, { match, event: holdEvent(match.id, match), isDirty: true, closesAt: null, saved: '' })
    }
  }

  return {
    all: () => held.values(),
    byId: (id) => held.get(id),
    async find(urn) {
      const known = byUrn(urn)
      if (known !== undefined || absent.has(urn)) return known ?? null
      await load([urn])
      const found = byUrn(urn) ?? null
      if (found === null) absent.add(urn)
      return found
    },
    load,
    async refresh() {
      if (clock.now() - refreshedAt < FOLLOW_EVERY_MS) return
      refreshedAt = clock.now()
      absent.clear()
      const stored = new Map((await loadFeedMatches(db, providers, null)).map((match) => [match.id, match]))
      for (const [id, one] of held) {
        const match = stored.get(id) ?? { ...one.match, status: EVENT_STATUS.not_covered, isPutOff: false }
        one.isDirty ||=
          match.startsAt !== one.match.startsAt ||
          match.endsAt !== one.match.endsAt ||
          statusOf({ ...one, match }) !== statusOf(one)
        if (match.status !== one.match.status) one.saved = ''
        one.match = match
      }
    },
    refreshNext() {
      refreshedAt = 0
    },
    forgetAbsent: () => absent.clear(),
    markAllDirty() {
      for (const one of held.values()) one.isDirty = true
    },
    leave({ id, urn }) {
      held.delete(id)
      idOf.delete(urn)
    },
    partsOf,
    clear() {
      held.clear()
      idOf.clear()
      absent.clear()
    },
  }
}

/**
 * The stored status of a match that is put off or over; otherwise the status in the feed. A match that was called off
 * and is closed is finished. Bets on an outright are taken before and while it is played.
 */
export function statusOf({ match, event }: FollowedMatch): EventStatus {
  const played = playNow(event.plays).status
  const isUndecided = match.type === 'outright' && (played === EVENT_STATUS.live || played === EVENT_STATUS.stopped)
  const status = isUndecided ? EVENT_STATUS.prematch : played
  if (match.isPutOff) return match.status
  if (match.status === EVENT_STATUS.not_covered && status === EVENT_STATUS.finished) return status
  return match.status >= EVENT_STATUS.finished ? match.status : status
}
