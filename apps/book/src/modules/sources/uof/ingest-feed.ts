import type { Provider, SportKey } from '@touchline/betting'
import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import type { MatchCalls } from '../../../kernel/ports/match-calls.ts'
import {
  type DescribedMarkets,
  loadDescribedMarkets,
  type MarketDescription,
  OWN_MARKETS,
} from '../../catalogue/index.ts'
import { faultOfTime, parseRoot } from '../../pricing/results/index.ts'
import { followCallOff, followCalls, followFixture } from './follow-calls.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { isPriceMessage, type PriceMessageKind, readPriceMessage } from './messages/read-price-message.ts'
import type { OfferedMarket, PriceReading } from './messages/types.ts'
import { storeWords } from './reference/feed-words.ts'
import { type Fixture, isReference, type ReferenceDocument, readReference } from './reference/read-reference.ts'
import { storeDescriptions } from './reference/store-descriptions.ts'
import { type FixtureOutcome, storeFixture, storeProfiles, swappedBy } from './reference/store-fixture.ts'
import { storeOutright } from './reference/store-outright.ts'
import { type Programme, storeLeagues, storeSchedule } from './reference/store-programme.ts'
import { FEED_PROVIDERS, parseUrn } from './reference/urns.ts'

export interface IngestOptions {
  /** Provider of these descriptions and names where the document names none. */
  readonly provider: Provider
  /** Language of all names: no document states it. */
  readonly language: MarketDescription['language']
}

/** What of a market is not described. */
export interface Undescribed {
  readonly marketId: number
  readonly specifier: string
  /** Empty: the market as a whole. */
  readonly outcomeIds: readonly string[]
}

/**
 * The result of a message or document. `dropped` names what in it was left out for good; `waiting` what is kept and is
 * offered once it is described.
 */
export type FeedReport =
  | {
      readonly state: 'taken'
      readonly kind: PriceMessageKind | ReferenceDocument['kind']
      readonly dropped: readonly string[]
      readonly waiting: readonly string[]
    }
  | { readonly state: 'ignored' | 'unusable'; readonly why: string }

/** Takes in the feed's messages about prices and programme, for the process that owns the offer at that time. */
export interface FeedIngest {
  /** Null for a message about something else. */
  take(text: string, options: IngestOptions): Promise<FeedReport | null>
}

export interface FeedIngestPorts {
  readonly db: Db
  readonly clock: Clock
  /** Moves matches and calls them off, as the feed states. */
  readonly calls: MatchCalls
  /** Called with markets that a message prices and that have no complete description. */
  readonly undescribed?: (lacks: readonly Undescribed[]) => void
}

interface KnownMatch {
  readonly id: number
  readonly sport: SportKey
}

/** Events that are remembered, at most. */
const MOST_KNOWN = 20_000

/** One for many messages: it remembers how markets are described, and which events there are. */
export function createFeedIngest({ db, clock, calls, undescribed }: FeedIngestPorts): FeedIngest {
  const inbox = createInbox(db)
  const matches = new Map<string, KnownMatch>()
  let byProvider: ReadonlyMap<Provider, DescribedMarkets> | null = null

  /** Number and sport of an event stay as they are. */
  async function findMatch(urn: string): Promise<KnownMatch | undefined> {
    const known = matches.get(urn)
    if (known !== undefined) return known
    const [found] = await db.query<KnownMatch>(
      `SELECT m.id, s.key AS sport FROM matches m JOIN tournaments t ON t.id = m.tournament_id
       JOIN categories c ON c.id = t.category_id JOIN sports s ON s.id = c.sport_id
       WHERE m.seed = $1 AND m.origin = 'feed'`,
      [urn],
    )
    if (found === undefined) return undefined
    if (matches.size >= MOST_KNOWN) matches.clear()
    matches.set(urn, found)
    return found
  }

  async function takePrices(
    body: string,
    { message, dropped }: Extract<PriceReading, { state: 'read' }>,
    receivedAt: number,
  ): Promise<FeedReport> {
    const { eventUrn, kind } = message
    const urn = parseUrn(eventUrn)
    const match = await findMatch(eventUrn)
    if (urn === null || match === undefined)
      return { state: 'ignored', why: `${eventUrn} is not an event of this book` }
    const provider = FEED_PROVIDERS[urn.prefix]
    // First the state of the match in the database, because the playing process reads it.
    await followCalls(calls, match.id, message)
    await inbox.leave({ provider, eventId: match.id, body }, receivedAt)
    if (message.kind !== 'odds_change') return { state: 'taken', kind, dropped, waiting: [] }
    byProvider ??= await loadDescribedMarkets(db)
    const described = byProvider.get(provider) ?? OWN_MARKETS
    const unknown = message.markets.filter(
      ({ marketId, specifier }) => described.groups(match.sport, marketId, specifier) === null,
    )
    const names = unknown.map(({ marketId }) => `market ${marketId}, unknown in ${match.sport}`)
    if (undescribed !== undefined) {
      const lacks = message.markets.flatMap((market) => lacking(described, match.sport, market))
      if (lacks.length > 0) undescribed(lacks)
    }
    return { state: 'taken', kind, dropped, waiting: names }
  }

  /** Leaves a message of no use to who plays it where it stops something. */
  async function refuse(
    body: string,
    { why, stops = null }: Extract<PriceReading, { state: 'unusable' }>,
    receivedAt: number,
  ): Promise<FeedReport> {
    const urn = stops === null ? null : parseUrn(stops.eventUrn)
    const match = stops === null ? undefined : await findMatch(stops.eventUrn)
    if (urn === null || match === undefined) return { state: 'unusable', why }
    await inbox.leave({ provider: FEED_PROVIDERS[urn.prefix], eventId: match.id, body }, receivedAt)
    return { state: 'unusable', why: `${why}; what it stops is stopped` }
  }

  async function keep(
    body: string,
    document: ReferenceDocument,
    { provider, language }: IngestOptions,
  ): Promise<FeedReport> {
    let owner = provider
    let eventId: number | null = null
    const now = clock.now()
    switch (document.kind) {
      case 'fixture':
      case 'outright': {
        const outcome = await storeEvent({ db, calls }, inbox, document, language, now)
        if (outcome.state !== 'stored') return outcome
        owner = outcome.provider
        // A process that begins again reads it as long as the event is not over.
        eventId = outcome.eventId
        break
      }
      case 'market_descriptions':
        await storeDescriptions(db, provider, document.descriptions)
        break
      case 'profile':
        await storeProfiles(db, provider, language, document.profiles)
        break
      case 'schedule':
      case 'leagues': {
        const { changes, dropped } = await storeProgramme(db, document, language, now)
        // What it brings is read from the database; where it brings nothing, no message is left.
        if (changes > 0) await inbox.leave({ provider, eventId: null, body: '<schedule/>' }, now)
        return { state: 'taken', kind: document.kind, dropped: [...document.dropped, ...dropped], waiting: [] }
      }
      case 'words':
        await storeWords(db, provider, language, document.words)
        break
    }
    if (document.kind === 'market_descriptions' || document.kind === 'profile') byProvider = null
    await inbox.leave({ provider: owner, eventId, body }, now)
    return { state: 'taken', kind: document.kind, dropped: document.dropped, waiting: [] }
  }

  return {
    async take(text, options) {
      const root = parseRoot(text)
      if (typeof root === 'string') return null
      if (isPriceMessage(root.name)) {
        // One time for both: who plays the message reads it by the time at which it was left.
        const receivedAt = clock.now()
        const reading = readPriceMessage(root, root.name, { receivedAt })
        return reading.state === 'read' ? takePrices(text, reading, receivedAt) : refuse(text, reading, receivedAt)
      }
      if (!isReference(root.name)) return null
      const document = readReference(root, root.name, options.language)
      return document.kind === 'unusable' ? { state: 'unusable', why: document.why } : keep(text, document, options)
    },
  }
}

/**
 * Where a fixture changes the sides over, prices and bets are of the match as it was: betting stops until it is priced
 * again, and bets are void (decision 66).
 */
async function followSwap(
  { db, calls }: Pick<FeedIngestPorts, 'db' | 'calls'>,
  inbox: Inbox,
  fixture: Fixture,
  { messageAt, now }: { readonly messageAt: number; readonly now: number },
): Promise<void> {
  const eventId = await swappedBy(db, fixture, messageAt)
  const urn = parseUrn(fixture.urn)
  if (eventId === null || urn === null) return
  const body = `<bet_stop event_id="${fixture.urn}" timestamp="${now}" groups="all"/>`
  await inbox.leave({ provider: FEED_PROVIDERS[urn.prefix], eventId, body }, now)
  await calls.swapSides({ eventId, messageAt })
}

function storeProgramme(
  db: Db,
  document: Extract<ReferenceDocument, { kind: 'schedule' | 'leagues' }>,
  language: IngestOptions['language'],
  now: number,
): Promise<Programme> {
  return document.kind === 'schedule'
    ? storeSchedule(db, document.fixtures, language, now)
    : storeLeagues(db, language, document.leagues)
}

/** Stores the event of a document, with its effect on bets. */
async function storeEvent(
  { db, calls }: Pick<FeedIngestPorts, 'db' | 'calls'>,
  inbox: Inbox,
  document: Extract<ReferenceDocument, { kind: 'fixture' | 'outright' }>,
  language: IngestOptions['language'],
  now: number,
): Promise<FixtureOutcome | { readonly state: 'unusable'; readonly why: string }> {
  const { generatedAt, play } = document.kind === 'fixture' ? document.fixture : document.outright
  const fault = generatedAt === null ? null : faultOfTime(generatedAt, now)
  if (fault !== null) return { state: 'unusable', why: fault }
  const messageAt = Math.min(generatedAt ?? now, now)
  if (document.kind === 'outright') {
    const outcome = await storeOutright(db, document.outright, language)
    if (outcome.state === 'stored') await followCallOff(calls, outcome.eventId, play, messageAt)
    return outcome
  }
  await followSwap({ db, calls }, inbox, document.fixture, { messageAt, now })
  const outcome = await storeFixture(db, document.fixture, language, { messageAt, now })
  if (outcome.state === 'stored') await followFixture(calls, outcome.eventId, document.fixture, now)
  return outcome
}

function lacking(described: DescribedMarkets, sport: SportKey, market: OfferedMarket): readonly Undescribed[] {
  const { marketId, specifier, outcomes } = market
  if (described.groups(sport, marketId, specifier) === null) return [{ marketId, specifier, outcomeIds: [] }]
  const nameless = outcomes.filter(({ id }) => !described.describes(sport, marketId, specifier, id))
  return nameless.length === 0 ? [] : [{ marketId, specifier, outcomeIds: nameless.map(({ id }) => id) }]
}
