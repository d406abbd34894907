import type { XmlElement } from '@rgrove/parse-xml'
import { EVENT_STATUS, type EventStatus, type Provider } from '@touchline/betting'
import { createLoop } from '../../../kernel/loop.ts'
import { type MatchEntry, OWN_MARKETS } from '../../catalogue/index.ts'
import type { OfferSink } from '../../offer/index.ts'
import { type MessageMarket, parseRoot, readUofMessage } from '../../pricing/results/index.ts'
import { createEndedMatches } from './ended-matches.ts'
import { createFeedPricer } from './feed-pricer.ts'
import { type InboxMessage, MESSAGES_AT_ONCE, messagesAfter, pruneMessages } from './inbox.ts'
import { entryOf, type FollowedMatch, isSameEntry } from './match-entry.ts'
import { type Arrival, isPriceMessage, readPriceMessage } from './messages/read-price-message.ts'
import type { PriceMessage } from './messages/types.ts'
import { isReference, type ReferenceKind, readReference } from './reference/read-reference.ts'
import type { UofSource, UofSourceDeps } from './source-ports.ts'
import { bookOf } from './state/book-of.ts'
import {
  holdEvent,
  saidOfDocument,
  takeBetStop,
  takeClear,
  takeFixtureChange,
  takeOddsChange,
  takePlay,
} from './state/held-event.ts'
import { playNow } from './state/play-now.ts'
import { createProducers } from './state/producers.ts'
import { scoreOf } from './state/score-of.ts'
import { type FeedMatch, loadFeedMatches, saveMatch } from './stored-matches.ts'

const POLL_EVERY_MS = 100
/** What is played is shown within this time, though messages go on coming. */
const SHOW_WITHIN_MS = 100
/** Prices are confirmed this often while their producer is heard. */
const CONFIRM_EVERY_MS = 3_000
/** What others store of matches is looked at this often. */
const FOLLOW_EVERY_MS = 1_000
const PRUNE_EVERY_MS = 600_000
/** How long a match that is over is remembered. */
const REMEMBER_MS = 120_000

interface Held extends FollowedMatch {
  match: FeedMatch
  /** Unix ms at which the next market closes by itself; null: none does. */
  closesAt: number | null
  /** Prices or state are newer than what was shown. */
  isDirty: boolean
  /** How it stands in the database by the last word of this process; empty: not known. */
  saved: string
}

/**
 * Plays the messages of the feed into the offer, from the inbox: in the order in which they came, and from the beginning when
 * another process takes over. Of a producer that has fallen silent or has a gap nothing is offered until it says it again.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: not divided yet; new functions are at most 100 lines
export function createUofSource(deps: UofSourceDeps): UofSource {
  const { db, clock, log, catalogue, providers, live, translated = [] } = deps
  const held = new Map<number, Held>()
  const idOf = new Map<string, number>()
  const unknownMarkets = new Map<string, number>()
  /** Matches that are over, or not known: whoever begins again reads many messages about them. Looked up again every second. */
  const absent = new Set<string>()
  /** Wall ms since when matches that are still shown are over. */
  const overSince = new Map<number, number>()
  const ended = createEndedMatches({ db, clock, providers })
  let producers = createProducers()
  let sink: OfferSink | null = null
  let lastId = 0n
  let confirmedAt = 0
  let storedAt = 0
  let prunedAt = 0
  let gateVersion = 0

  const polling = createLoop({
    name: 'reading the feed',
    clock,
    log,
    everyMs: POLL_EVERY_MS,
    round: poll,
  })

  /** Answers whether there is more to play. */
  async function poll(): Promise<boolean> {
    const begunAt = clock.now()
    let isMore: boolean
    do {
      const messages = await messagesAfter(db, providers, lastId)
      for (const message of messages) {
        await take(message)
        lastId = message.id
      }
      isMore = messages.length === MESSAGES_AT_ONCE
    } while (isMore && clock.now() - begunAt < SHOW_WITHIN_MS)
    await followStored()
    const now = clock.now()
    const isSilent = producers.check(now)
    const isOther = live !== undefined && live.gate.version() !== gateVersion
    gateVersion = live?.gate.version() ?? 0
    const isChanged = isSilent || isOther
    for (const one of held.values()) one.isDirty ||= isChanged || (one.closesAt !== null && now >= one.closesAt)
    await showAll()
    confirm(clock.now())
    forget(clock.now())
    if (clock.now() - prunedAt < PRUNE_EVERY_MS) return isMore
    prunedAt = clock.now()
    await pruneMessages(db, clock.now())
    return isMore
  }

  async function take({ id, provider, receivedAt, body }: InboxMessage): Promise<void> {
    const root = parseRoot(body)
    if (typeof root === 'string') return
    if (isReference(root.name)) return takeReference(root, root.name, { place: Number(id), receivedAt })
    if (!isPriceMessage(root.name)) {
      takeSignOfLife(provider, receivedAt, body)
      return
    }
    const reading = readPriceMessage(root, root.name, { receivedAt, place: Number(id) })
    if (reading.state !== 'read') return
    const { message } = reading
    producers.heard(`${provider} ${message.producer}`, receivedAt)
    const one = await find(message.eventUrn)
    if (one === null) return ended.take(message, receivedAt)
    one.isDirty = true
    takePrices(one, message, provider, receivedAt)
  }

  /** Who stored it has left it here as word that there is something to read; of a fixture it says how it goes. */
  async function takeReference(root: XmlElement, kind: ReferenceKind, arrival: Required<Arrival>): Promise<void> {
    await catalogue.reload()
    absent.clear()
    await takeUp(null)
    const document = readReference(root, kind, 'en')
    if (document.kind === 'fixture') {
      const { urn, play, isClear, generatedAt } = document.fixture
      const one = await find(urn)
      if (one !== null && play !== null) takePlay(one.event, play, saidOfDocument(play, generatedAt, arrival))
      // Of what came in the same moment as a document without a time, the one that lets less be bet counts.
      const clearSince = saidOfDocument(null, generatedAt, isClear === true ? { ...arrival, place: 0 } : arrival)
      if (one !== null && isClear !== null) takeClear(one.event, isClear, clearSince)
    }
    storedAt = 0
    sink?.referenceChanged()
    for (const one of held.values()) one.isDirty = true
  }

  /** Kick-offs and what operators decide stand in the database, whoever said them. */
  async function followStored(): Promise<void> {
    if (clock.now() - storedAt < FOLLOW_EVERY_MS) return
    storedAt = clock.now()
    absent.clear()
    const stored = new Map((await loadFeedMatches(db, providers, null)).map((match) => [match.id, match]))
    for (const [id, one] of held) {
      const match = stored.get(id) ?? { ...one.match, status: EVENT_STATUS.not_covered, isPutOff: false }
      one.isDirty ||= match.startsAt !== one.match.startsAt || statusOf({ ...one, match }) !== statusOf(one)
      if (match.status !== one.match.status) one.saved = ''
      one.match = match
    }
  }

  function takePrices({ event, match }: Held, message: PriceMessage, provider: Provider, receivedAt: number): void {
    switch (message.kind) {
      case 'odds_change': {
        const origin = { provider, producer: message.producer, generated_at: message.saidAt }
        takeOddsChange(event, message, origin, receivedAt)
        if (message.status !== null) storedAt = 0
        noteUnknown(match, message.markets)
        return
      }
      case 'bet_stop':
        takeBetStop(event, message)
        return
      case 'fixture_change':
        takeFixtureChange(event, message)
        storedAt = 0
        return
    }
  }

  /** Whether what a producer said at a wall time counts: the session knows better than its messages. */
  function trusts(name: string, receivedAt: number): boolean {
    return live !== undefined && name.startsWith(`${live.gate.provider} `)
      ? isUp(name)
      : producers.trusts(name, receivedAt)
  }

  function isUp(name: string): boolean {
    if (live === undefined || !name.startsWith(`${live.gate.provider} `)) return producers.isUp(name)
    return live.gate.isUp(name.slice(live.gate.provider.length + 1))
  }

  /** What producers say of themselves. */
  function takeSignOfLife(provider: Provider, receivedAt: number, body: string): void {
    if (provider === live?.gate.provider) {
      live.gate.played(body)
      return
    }
    const reading = readUofMessage(body, receivedAt)
    if (reading.state === 'heartbeat') {
      const { producer, isAlive, saidAt, isComplete } = reading.heartbeat
      const name = `${provider} ${producer}`
      if (isComplete) producers.complete(name, receivedAt)
      else producers.alive(name, { isAlive, saidAt }, receivedAt)
      for (const one of held.values()) one.isDirty = true
    }
  }

  function groupsOf(match: FeedMatch, marketId: number, specifier: string): readonly string[] | null {
    const tournament = entryParts(match)?.tournament
    if (tournament === undefined) return null
    return (tournament.markets ?? OWN_MARKETS).groups(tournament.category.sport.key, marketId, specifier)
  }

  /** Markets that nobody has described yet; they are offered once somebody has. */
  function noteUnknown(match: FeedMatch, markets: readonly MessageMarket[]): void {
    for (const { marketId, specifier } of markets) {
      if (groupsOf(match, marketId, specifier) !== null) continue
      const name = `market ${marketId}${specifier === '' ? '' : ` (${specifier})`}`
      const before = unknownMarkets.get(name) ?? 0
      unknownMarkets.set(name, before + 1)
      if (before === 0) log.warn(`The feed offers ${name} of ${match.urn}, which nobody has described; it is left out.`)
    }
  }

  async function find(urn: string): Promise<Held | null> {
    const known = byUrn(urn)
    if (known !== undefined || absent.has(urn)) return known ?? null
    await takeUp([urn])
    const found = byUrn(urn) ?? null
    if (found === null) absent.add(urn)
    return found
  }

  function byUrn(urn: string): Held | undefined {
    const id = idOf.get(urn)
    return id === undefined ? undefined : held.get(id)
  }

  /** Takes stored matches up. @param urns all that are not over where null */
  async function takeUp(urns: readonly string[] | null): Promise<void> {
    const matches = await loadFeedMatches(db, providers, urns)
    if (matches.some((match) => entryParts(match) === null)) await catalogue.reload()
    for (const match of matches) {
      idOf.set(match.urn, match.id)
      if (!held.has(match.id)) {
        held.set(match.id, {
          match,
          event: holdEvent(match.id, match),
          isDirty: true,
          closesAt: null,
          saved: '',
        })
      }
    }
  }

  function entryParts({ tournamentId, homeId, awayId }: FeedMatch) {
    const { tournaments, competitors } = catalogue.reference()
    const tournament = tournaments.get(tournamentId)
    const [home, away] = [competitors.get(homeId), competitors.get(awayId)]
    return tournament === undefined || home === undefined || away === undefined ? null : { tournament, home, away }
  }

  async function showAll(): Promise<void> {
    for (const one of held.values()) {
      if (!one.isDirty) continue
      show(one, clock.now())
      const [status, shown] = [statusOf(one), stateOf(one)]
      const form = JSON.stringify([status, shown])
      if (form !== one.saved) await saveMatch(db, one.match, status, shown)
      one.saved = form
      one.isDirty = false
      if (status >= EVENT_STATUS.finished && !one.match.isPutOff) leave(one.match)
    }
    await ended.store(async (match, feedState) => {
      const one = { match, event: { ...holdEvent(match.id, match), feedState } }
      await saveMatch(db, match, match.status, stateOf(one))
      showEntry(one, clock.now())
      overSince.set(match.id, clock.now())
    })
  }

  /** What is over is shown a while, and not played any more. */
  function leave({ id, urn }: FeedMatch): void {
    held.delete(id)
    idOf.delete(urn)
    overSince.set(id, clock.now())
  }

  function stateOf({ match, event: { feedState } }: FollowedMatch) {
    const parts = entryParts(match)
    if (parts === null) return { score: null, feedState }
    const { bestOf, category } = parts.tournament
    return { score: scoreOf(category.sport.key, bestOf, feedState?.value.status ?? null), feedState }
  }

  function show(one: Held, at: number): void {
    const { match, event } = one
    const parts = entryParts(match)
    if (sink === null || parts === null) return
    const status = statusOf(one)
    const described = parts.tournament.markets ?? OWN_MARKETS
    const markets = bookOf(event, {
      now: at,
      status,
      startsAt: match.startsAt,
      groupsOf: (marketId, specifier) => groupsOf(match, marketId, specifier),
      describes: (...outcome) => described.describes(parts.tournament.category.sport.key, ...outcome),
      trusts,
      asksChances: (provider) => live?.chances !== undefined && provider === live.gate.provider,
    })
    const betStop = event.isReported?.value === false ? ({ reason: 'scout_lost', groups: [] } as const) : null
    sink.book(match.id, { at, status, betStop, markets })
    const stops = markets.map((market) => market.bet_until ?? 0).filter((until) => until > at)
    one.closesAt = stops.length === 0 ? null : Math.min(...stops)
    showEntry(one, at, betStop)
  }

  function showEntry(one: FollowedMatch, at: number, betStop: MatchEntry['betStop'] = null): void {
    const parts = entryParts(one.match)
    if (sink === null || parts === null) return
    const before = sink.events.get(one.match.id)
    const terms = { at, status: statusOf(one), betStop, version: before?.version ?? 0 }
    const entry = entryOf(one, parts, { ...terms, score: stateOf(one).score })
    if (before?.type !== 'match' || !isSameEntry(before, entry)) sink.event(entry)
  }

  /** Prices stand while somebody is there who would say otherwise. */
  function confirm(at: number): void {
    if (at - confirmedAt < CONFIRM_EVERY_MS) return
    confirmedAt = at
    for (const { match, event } of held.values()) {
      const isHeard = [...event.markets.values()].some(({ words }) =>
        [...words.values()].some(({ origin }) => isUp(`${origin.provider} ${origin.producer}`)),
      )
      if (isHeard) sink?.confirm(match.id, at)
    }
  }

  /** What is over stays for late questions, and leaves memory. */
  function forget(at: number): void {
    for (const [id, since] of overSince) {
      if (at - since <= REMEMBER_MS) continue
      overSince.delete(id)
      sink?.remove(id)
    }
  }

  const { calculate, chances } = live ?? {}
  const customPricer =
    (calculate ?? chances) &&
    createFeedPricer({
      clock,
      calculate,
      chances,
      board: () => sink?.board ?? null,
      urnOf: (id) => held.get(id)?.match.urn ?? null,
    })

  return {
    name: 'uof',
    providers,
    ...(customPricer && { customPricer }),
    unknownMarkets,
    poll,
    async start(to) {
      sink = to
      producers = createProducers()
      held.clear()
      absent.clear()
      ended.clear()
      idOf.clear()
      lastId = 0n
      await catalogue.reload()
      await takeUp(null)
      while (await poll());
      await live?.start()
      for (const feed of translated) await feed.start()
      await polling.run()
    },
    async stop() {
      for (const feed of translated) await feed.stop()
      await live?.stop()
      await polling.stop()
      sink = null
    },
  }
}

/** What the database says of a match that is off, or over, counts; otherwise what the feed says. One that is closed is finished, though it was called off. */
function statusOf({ match, event }: FollowedMatch): EventStatus {
  const { status } = playNow(event.plays)
  if (!match.isPutOff && match.status === EVENT_STATUS.not_covered && status === EVENT_STATUS.finished) return status
  return match.isPutOff || match.status >= EVENT_STATUS.finished ? match.status : status
}
