import { marketDescriptor } from '@touchline/sports'
import {
  applyMessage,
  MessageFromFuture,
  readUofMessage,
  type SettlementMessage,
  type UofHeartbeat,
  type UofResultMessage,
} from '../pricing/results/index.ts'
import { findEvent, type ResultEvent } from './find-event.ts'
import type { SettlementContext } from './settle-results.ts'

/**
 * The result of a message. `dropped` names the parts that were ignored, `waiting` what is stored of markets without a
 * description.
 */
export type IngestReport =
  | {
      readonly state: 'taken'
      readonly kind: SettlementMessage['kind']
      readonly dropped: readonly string[]
      readonly waiting: readonly string[]
    }
  /** Not about results: the state of a producer. This function only returns it. */
  | { readonly state: 'heartbeat'; readonly heartbeat: UofHeartbeat }
  | { readonly state: 'ignored' | 'unusable'; readonly why: string }

/**
 * Stores a message of the Unified Odds Feed about results; settlement processes it on its own. Of an event of this
 * book, markets that it does not have are dropped and named. Of an event of the feed all are stored, because a market
 * may be described later and its prices are kept until then. A message about another event or another subject is
 * ignored, never an error.
 * @param resolve event of a URN; by default the one with the same id
 */
export async function ingestUof(
  { db, clock, signals }: SettlementContext,
  text: string,
  resolve: (urn: string) => Promise<ResultEvent | null> = (urn) => findEvent(db, urn),
): Promise<IngestReport> {
  const now = clock.now()
  const reading = readUofMessage(text, now)
  if (reading.state !== 'read') return reading
  const { eventUrn, dropped } = reading.read
  const event = await resolve(eventUrn)
  if (event === null) return { state: 'ignored', why: `${eventUrn} is not an event of this book` }
  const isFeed = event.isFeed === true
  const { message, unknown } = ofEvent(reading.read, event)
  try {
    await applyMessage(db, message, now)
  } catch (error) {
    if (error instanceof MessageFromFuture) return { state: 'unusable', why: error.message }
    throw error
  }
  signals.emit('results_recorded', { eventId: event.eventId })
  const names = isFeed ? { dropped, waiting: unknown } : { dropped: [...dropped, ...unknown], waiting: [] }
  return { state: 'taken', kind: message.kind, ...names }
}

/** The message for the event, without markets that the book's own event does not have. */
function ofEvent({ message }: UofResultMessage, { eventId, sport, described, isFeed }: ResultEvent) {
  const unknown: string[] = []
  function known<M extends { readonly marketId: number }>(markets: readonly M[]): readonly M[] {
    return markets.filter(({ marketId }) => {
      const isKnown = marketDescriptor(sport, marketId) !== null || described?.includes(marketId) === true
      if (!isKnown) unknown.push(`market ${marketId}, unknown in ${sport}`)
      return isKnown || isFeed === true
    })
  }
  switch (message.kind) {
    case 'bet_settlement':
      return { unknown, message: { ...message, eventId, markets: known(message.markets) } }
    case 'bet_cancel':
      return { unknown, message: { ...message, eventId, markets: message.markets && known(message.markets) } }
    case 'rollback_bet_settlement':
    case 'rollback_bet_cancel':
      return { unknown, message: { ...message, eventId, markets: message.markets && known(message.markets) } }
  }
}
