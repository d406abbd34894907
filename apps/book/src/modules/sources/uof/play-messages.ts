import type { XmlElement } from '@rgrove/parse-xml'
import type { Provider } from '@touchline/betting'
import type { Log } from '../../../kernel/log.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { OfferSink } from '../../offer/index.ts'
import { type MessageMarket, parseRoot } from '../../pricing/results/index.ts'
import type { EndedMatches } from './ended-matches.ts'
import type { FollowedMatches, HeldMatch } from './followed-matches.ts'
import type { InboxMessage } from './inbox.ts'
import { type Arrival, isPriceMessage, readPriceMessage } from './messages/read-price-message.ts'
import type { PriceMessage } from './messages/types.ts'
import type { PhaseNames } from './reference/feed-words.ts'
import { isReference, type ReferenceKind, readReference } from './reference/read-reference.ts'
import type { ShowMatches } from './show-matches.ts'
import {
  takeBetStop,
  takeClear,
  takeFixtureChange,
  takeOddsChange,
  takePlay,
  timeOfDocument,
} from './state/held-event.ts'
import type { FeedMatch } from './stored-matches.ts'
import type { TrustedProducers } from './trusted-producers.ts'

interface PlayMessagesDeps {
  readonly log: Log
  readonly catalogue: Catalogue
  readonly matches: FollowedMatches
  readonly ended: EndedMatches
  readonly trusted: TrustedProducers
  readonly groupsOf: ShowMatches['groupsOf']
  readonly phases: PhaseNames
  /** Null while another process owns the offer. */
  readonly sink: () => OfferSink | null
}

/** Plays messages of the inbox into the matches that are followed. */
export interface PlayMessages {
  take(message: InboxMessage): Promise<void>
  /**
   * Markets without a description, with how often they were priced; each is logged once, and offered once it is
   * described.
   */
  readonly unknownMarkets: ReadonlyMap<string, number>
}

export function createPlayMessages(deps: PlayMessagesDeps): PlayMessages {
  const { log, catalogue, matches, ended, trusted, groupsOf, phases, sink } = deps
  const unknownMarkets = new Map<string, number>()

  function noteUnknown(match: FeedMatch, markets: readonly MessageMarket[]): void {
    for (const { marketId, specifier } of markets) {
      if (groupsOf(match, marketId, specifier) !== null) continue
      const name = `market ${marketId}${specifier === '' ? '' : ` (${specifier})`}`
      const before = unknownMarkets.get(name) ?? 0
      unknownMarkets.set(name, before + 1)
      if (before === 0) log.warn(`The feed offers ${name} of ${match.urn}, which has no description; it is left out.`)
    }
  }

  function takePrices(
    { event, match }: HeldMatch,
    message: PriceMessage,
    provider: Provider,
    receivedAt: number,
  ): void {
    switch (message.kind) {
      case 'odds_change': {
        const origin = { provider, producer: message.producer, generated_at: message.messageAt }
        takeOddsChange(event, message, origin, receivedAt)
        if (message.status !== null) matches.refreshNext()
        noteUnknown(match, message.markets)
        return
      }
      case 'bet_stop':
        takeBetStop(event, message)
        return
      case 'fixture_change':
        takeFixtureChange(event, message)
        matches.refreshNext()
        return
    }
  }

  /** The document is stored already and is read again from the database. A fixture also has the state of the match. */
  async function takeReference(root: XmlElement, kind: ReferenceKind, arrival: Required<Arrival>): Promise<void> {
    await catalogue.reload()
    matches.forgetAbsent()
    await matches.load(null)
    const document = readReference(root, kind, 'en')
    if (document.kind === 'words') await phases.load()
    if (document.kind === 'outright') {
      const { urn, play, generatedAt } = document.outright
      const one = play === null ? null : await matches.find(urn)
      if (one !== null && play !== null) takePlay(one.event, play, timeOfDocument(play, generatedAt, arrival))
    }
    if (document.kind === 'fixture') {
      const { urn, play, isClear, generatedAt } = document.fixture
      const one = await matches.find(urn)
      if (one !== null && play !== null) takePlay(one.event, play, timeOfDocument(play, generatedAt, arrival))
      // Of what came in the same moment as a document without a time, the one that lets less be bet counts.
      const clearSince = timeOfDocument(null, generatedAt, isClear === true ? { ...arrival, place: 0 } : arrival)
      if (one !== null && isClear !== null) takeClear(one.event, isClear, clearSince)
    }
    matches.refreshNext()
    sink()?.referenceChanged()
    matches.markAllDirty()
  }

  return {
    unknownMarkets,
    async take({ id, provider, receivedAt, body }) {
      const root = parseRoot(body)
      if (typeof root === 'string') return
      if (isReference(root.name)) return takeReference(root, root.name, { place: Number(id), receivedAt })
      if (!isPriceMessage(root.name)) {
        if (trusted.takeSign(provider, receivedAt, body)) matches.markAllDirty()
        return
      }
      const reading = readPriceMessage(root, root.name, { receivedAt, place: Number(id) })
      const message = reading.state === 'read' ? reading.message : (reading.stops ?? null)
      if (message === null) return
      trusted.noteMessage(`${provider} ${message.producer}`, receivedAt)
      const one = await matches.find(message.eventUrn)
      if (one === null) return ended.take(message, receivedAt)
      one.isDirty = true
      takePrices(one, message, provider, receivedAt)
    },
  }
}
