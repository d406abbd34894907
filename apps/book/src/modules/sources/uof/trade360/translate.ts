import type { SportKey } from '@touchline/betting'
import { sportOf } from '../reference/urns.ts'
import { HeldLines } from './held-lines.ts'
import { FOREIGN_MARKETS } from './market-lines.ts'
import { createOutrightMarkets, type HeldOutright } from './outright-markets.ts'
import type { Trade360Event, Trade360Outright } from './read-trade360.ts'
import {
  descriptionsDocument,
  fixtureDocument,
  type NamedMarket,
  outrightDocument,
  outrightUrnOf,
  priceMessages,
  resultMessages,
  scoreMessage,
  urnOf,
} from './write-documents.ts'

/** What an event of the vendor comes to, as documents and messages of the Unified Odds Feed. */
export interface Translation {
  /** Descriptions, the fixture, score and prices, in the order in which they are to be taken in. */
  readonly documents: readonly string[]
  readonly results: readonly string[]
}

export interface EventTerms {
  /** Of the package: 1 in play, 3 before the start. */
  readonly product: number
  /** Unix ms at which the vendor made the message, or returned the snapshot. */
  readonly madeAt: number
  /** A snapshot holds the whole state at `madeAt`, changed or not. Only a settlement rolls results back. */
  readonly kind: 'snapshot' | 'settlement' | 'other'
}

/**
 * Translates messages of TRADE360 about events. It remembers the bets of each event, because a message has only those
 * that changed.
 */
export interface Translator {
  /** Null where the sport of the event is not known: its fixture has not come yet, or it is not offered here. */
  event(event: Trade360Event, terms: EventTerms): Translation | null
  /** The same for an outright. */
  outright(outright: Trade360Outright, terms: EventTerms): Translation | null
  /** The event is over, or not offered here. */
  forget(fixtureId: number): void
}

interface Held {
  readonly sport: SportKey
  readonly lines: Map<number, HeldLines>
}

/** Events that are remembered, at most. */
const MOST_EVENTS = 20_000

/**
 * @param described outcomes of the vendor's own markets that are described already, by the number of the market here
 */
export function createTranslator(described: ReadonlyMap<number, NamedMarket>): Translator {
  const events = new Map<number, Held>()
  const outrights = new Map<number, HeldOutright>()
  const markets = new Map(described)

  function heldOf({ FixtureId: id, Fixture: fixture }: Trade360Event): Held | null {
    const known = events.get(id)
    if (known !== undefined) return known
    const sport = fixture == null ? null : sportOf(`ls:sport:${fixture.Sport.Id}`)
    if (sport === null) return null
    if (events.size >= MOST_EVENTS) events.clear()
    const made: Held = { sport, lines: new Map() }
    events.set(id, made)
    return made
  }

  /** Descriptions of markets and outcomes that are named for the first time. */
  function describe(lines: ReturnType<HeldLines['take']>): readonly string[] {
    const news = new Map<number, NamedMarket>()
    for (const { marketId, vendorName, specifier, bets } of lines) {
      if (marketId < FOREIGN_MARKETS) continue
      const known = markets.get(marketId)
      // People and sides are named by themselves.
      const named = [...bets.keys()].filter((id) => !id.startsWith('ls:'))
      const outcomes = new Set([...(known?.outcomes ?? []), ...named])
      if (known !== undefined && outcomes.size === known.outcomes.size) continue
      const name = known?.name ?? (/(^|\|)line=/.test(specifier) ? `${vendorName} {line}` : vendorName)
      const market = { marketId, name, outcomes }
      markets.set(marketId, market)
      news.set(marketId, market)
    }
    return news.size === 0 ? [] : [descriptionsDocument([...news.values()])]
  }

  return {
    event(event, { product, madeAt, kind }) {
      const held = heldOf(event)
      if (held === null) return null
      const head = { urn: urnOf(event.FixtureId), product }
      const lines = held.lines.get(product) ?? new HeldLines()
      held.lines.set(product, lines)
      const changed = lines.take(held.sport, event.Markets ?? [], kind === 'snapshot' ? madeAt : null, madeAt)
      const fixture = event.Fixture == null ? null : fixtureDocument(head, event.Fixture)
      return {
        documents: [
          ...describe(changed),
          ...(fixture === null ? [] : [fixture]),
          ...(event.Livescore == null ? [] : [scoreMessage(head, held.sport, event.Livescore, madeAt)]),
          ...priceMessages(head, changed),
        ],
        // Results inside of a message about prices are stated by a settlement as well.
        results: kind === 'other' ? [] : resultMessages(head, held.sport, event.Markets ?? [], kind === 'settlement'),
      }
    },
    outright(outright, { product, madeAt, kind }) {
      const known = outrights.get(outright.FixtureId)
      const fixture = outright.OutrightLeague ?? known?.fixture
      const sport = fixture === undefined ? null : sportOf(`ls:sport:${fixture.Sport.Id}`)
      if (fixture === undefined || sport === null) return null
      if (known === undefined && outrights.size >= MOST_EVENTS) outrights.clear()
      const held = { ...(known ?? { lines: new Map(), competitors: new Map() }), fixture }
      outrights.set(outright.FixtureId, held)
      const { markets, isNew } = createOutrightMarkets(held, outright.Markets ?? [])
      const lines = held.lines.get(product) ?? new HeldLines()
      held.lines.set(product, lines)
      const changed = lines.take(sport, markets, kind === 'snapshot' ? madeAt : null, madeAt)
      const head = { urn: outrightUrnOf(outright.FixtureId), product }
      const { league, season } = outright
      const name = outright.FixtureName ?? `${league.Name} ${season}`
      const isDescribed = held.competitors.size > 0 && (isNew || outright.OutrightLeague != null)
      return {
        documents: [
          ...describe(changed),
          ...(isDescribed ? [outrightDocument(head, { name, league, fixture, competitors: held.competitors })] : []),
          ...priceMessages(head, changed),
        ],
        results: kind === 'other' ? [] : resultMessages(head, sport, markets, kind === 'settlement'),
      }
    },
    forget: (fixtureId) => void events.delete(fixtureId),
  }
}
