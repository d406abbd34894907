import { EVENT_STATUS } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { hasStageName, type MatchEntry, OWN_MARKETS } from '../../catalogue/index.ts'
import type { OfferSink } from '../../offer/index.ts'
import type { EndedMatches } from './ended-matches.ts'
import { type FollowedMatches, type HeldMatch, statusOf } from './followed-matches.ts'
import { entryOf, type FollowedMatch, isSameEntry } from './match-entry.ts'
import type { PhaseNames } from './reference/feed-words.ts'
import type { LiveFeed } from './session/live-feed.ts'
import { bookOf } from './state/book-of.ts'
import { holdEvent } from './state/held-event.ts'
import { scoreOf } from './state/score-of.ts'
import { type FeedMatch, saveMatch } from './stored-matches.ts'
import type { TrustedProducers } from './trusted-producers.ts'

/** Prices are confirmed this often while their producer is up. */
const CONFIRM_EVERY_MS = 3_000
/** How long a match that is over is shown. */
const REMEMBER_MS = 120_000

interface ShowMatchesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly matches: FollowedMatches
  readonly ended: EndedMatches
  readonly trusted: TrustedProducers
  readonly live: LiveFeed | undefined
  readonly phases: PhaseNames
  /** Null while another process owns the offer. */
  readonly sink: () => OfferSink | null
}

/** Writes matches into the offer, and their status and score into the database. */
export interface ShowMatches {
  /** Shows and stores every match that has changed. */
  all(): Promise<void>
  /** Confirms prices whose producer is up, so that they do not grow stale. */
  confirm(): void
  /** Removes matches that have been over for a while. */
  forget(): void
  /** Groups of a market; null if it has no description. */
  groupsOf(match: FeedMatch, marketId: number, specifier: string): readonly string[] | null
}

export function createShowMatches(deps: ShowMatchesDeps): ShowMatches {
  const { db, clock, matches, ended, trusted, live, phases, sink } = deps
  /** Wall ms since when matches that are still shown are over. */
  const overSince = new Map<number, number>()
  let confirmedAt = 0

  function groupsOf(match: FeedMatch, marketId: number, specifier: string): readonly string[] | null {
    const tournament = matches.partsOf(match)?.tournament
    if (tournament === undefined) return null
    return (tournament.markets ?? OWN_MARKETS).groups(tournament.category.sport.key, marketId, specifier)
  }

  function stateOf({ match, event: { feedState } }: FollowedMatch) {
    const parts = matches.partsOf(match)
    if (parts === null || match.type === 'outright') return { score: null, feedState }
    const { bestOf, category, provider } = parts.tournament
    const nameOf = (stage: number) => (hasStageName(stage) ? null : phases.of(provider, stage))
    return { score: scoreOf(category.sport.key, bestOf, feedState?.value.status ?? null, nameOf), feedState }
  }

  function showEntry(one: FollowedMatch, at: number, betStop: MatchEntry['betStop'] = null): void {
    const [parts, to] = [matches.partsOf(one.match), sink()]
    if (to === null || parts === null) return
    const before = to.events.get(one.match.id)
    const terms = { at, status: statusOf(one), betStop, version: before?.version ?? 0 }
    const entry = entryOf(one, parts, { ...terms, score: stateOf(one).score })
    if (entry === null) return
    const isShown = before?.type === 'match' || before?.type === 'outright'
    if (!isShown || !isSameEntry(before, entry)) to.event(entry)
  }

  function show(one: HeldMatch, at: number): void {
    const { match, event } = one
    const [parts, to] = [matches.partsOf(match), sink()]
    if (to === null || parts === null) return
    const status = statusOf(one)
    const described = parts.tournament.markets ?? OWN_MARKETS
    const markets = bookOf(event, {
      now: at,
      status,
      startsAt: match.endsAt ?? match.startsAt,
      groupsOf: (marketId, specifier) => groupsOf(match, marketId, specifier),
      describes: (...outcome) => described.describes(parts.tournament.category.sport.key, ...outcome),
      trusts: trusted.trusts,
      asksChances: (provider) => live?.chances !== undefined && provider === live.gate.provider,
    })
    const betStop = event.isReported?.value === false ? ({ reason: 'scout_lost', groups: [] } as const) : null
    to.putPrices(match.id, { at, status, betStop, markets })
    const stops = markets.map((market) => market.bet_until ?? 0).filter((until) => until > at)
    one.closesAt = stops.length === 0 ? null : Math.min(...stops)
    showEntry(one, at, betStop)
  }

  async function showAndStore(one: HeldMatch): Promise<void> {
    show(one, clock.now())
    const [status, shown] = [statusOf(one), stateOf(one)]
    const form = JSON.stringify([status, shown])
    if (form !== one.saved) await saveMatch(db, one.match, status, shown)
    one.saved = form
    one.isDirty = false
    if (status < EVENT_STATUS.finished || one.match.isPutOff) return
    matches.leave(one.match)
    overSince.set(one.match.id, clock.now())
  }

  return {
    async all() {
      for (const one of matches.all()) if (one.isDirty) await showAndStore(one)
      await ended.store(async (match, feedState) => {
        const one = { match, event: { ...holdEvent(match.id, match), feedState } }
        await saveMatch(db, match, match.status, stateOf(one))
        showEntry(one, clock.now())
        overSince.set(match.id, clock.now())
      })
    },
    confirm() {
      const at = clock.now()
      if (at - confirmedAt < CONFIRM_EVERY_MS) return
      confirmedAt = at
      for (const { match, event } of matches.all()) {
        const isUp = [...event.markets.values()].some(({ words }) =>
          [...words.values()].some(({ origin }) => trusted.isUp(`${origin.provider} ${origin.producer}`)),
        )
        if (isUp) sink()?.confirm(match.id, at)
      }
    },
    forget() {
      const at = clock.now()
      for (const [id, since] of overSince) {
        if (at - since <= REMEMBER_MS) continue
        overSince.delete(id)
        sink()?.remove(id)
      }
    },
    groupsOf,
  }
}
