import type { XmlElement } from '@rgrove/parse-xml'
import type { PlacedWithin, SettlementMessage } from '../message.ts'
import { readMarket, readSettledMarket } from './read-market.ts'
import { readReason } from './read-reason.ts'
import { childrenNamed, parseRoot, wholeNumber } from './xml.ts'

/** The feed has no word for a withdrawal with its deduction. */
type SaidByFeed = Exclude<SettlementMessage, { kind: 'withdrawal' }>
type WithoutMatch<M> = M extends unknown ? Omit<M, 'matchId'> : never

/** A message about results, of an event that is known by its URN. */
export interface UofResultMessage {
  readonly eventUrn: string
  readonly message: WithoutMatch<SaidByFeed>
  /** What in it could not be understood and was left out, for the log. */
  readonly dropped: readonly string[]
}

/** `ignored`: a message about something else. `unusable`: no XML, or it does not say which event it is about. */
export type UofReading =
  | { readonly state: 'read'; readonly read: UofResultMessage }
  | { readonly state: 'ignored'; readonly root: string }
  | { readonly state: 'unusable'; readonly why: string }

/**
 * Reads bet_settlement, bet_cancel and their rollbacks of the Unified Odds Feed, in Sportradar's and Oddin's dialect. What
 * it does not know it passes over: foreign attributes and elements, a byte order mark, a message without producer, certainty
 * or markets. A market or outcome that cannot be understood is dropped and named, the others count.
 * @param receivedAt Unix ms, for a message that does not say when it was made
 */
export function readUofMessage(text: string, receivedAt: number): UofReading {
  const root = parseRoot(text)
  if (typeof root === 'string') return { state: 'unusable', why: root }
  if (!isResultMessage(root.name)) return { state: 'ignored', root: root.name }
  const eventUrn = root.attributes.event_id ?? ''
  if (eventUrn === '') return { state: 'unusable', why: `${root.name} without event_id` }
  const dropped: string[] = []
  const said = {
    saidAt: wholeNumber(root.attributes.timestamp) ?? receivedAt,
    source: `${eventUrn.split(':')[0]} producer ${root.attributes.product ?? '?'}`,
  }
  return { state: 'read', read: { eventUrn, message: { ...said, ...read(root, root.name, dropped) }, dropped } }
}

const KINDS = ['bet_settlement', 'rollback_bet_settlement', 'bet_cancel', 'rollback_bet_cancel'] as const
type Kind = (typeof KINDS)[number]

function isResultMessage(name: string): name is Kind {
  return KINDS.some((kind) => kind === name)
}

function read(root: XmlElement, kind: Kind, dropped: string[]) {
  switch (kind) {
    case 'bet_settlement': {
      const elements = childrenNamed(root, 'outcomes').flatMap((outcomes) => childrenNamed(outcomes, 'market'))
      return { kind, markets: elements.flatMap((element) => readSettledMarket(element, dropped) ?? []) }
    }
    case 'rollback_bet_settlement':
      return { kind, markets: listedMarkets(root, dropped) }
    case 'rollback_bet_cancel':
      return { kind, markets: listedMarkets(root, dropped), placed: windowOf(root) }
    case 'bet_cancel': {
      // `superceded_by` is the feed's own spelling.
      const isReplaced = (root.attributes.superceded_by ?? '') !== ''
      const voidReason = readReason(root) ?? (isReplaced ? 'superseded' : 'other')
      const elements = childrenNamed(root, 'market')
      const markets = elements.flatMap((element) => {
        const market = readMarket(element, dropped)
        return market === null ? [] : [{ ...market, voidReason: readReason(element) ?? voidReason }]
      })
      return {
        kind,
        markets: elements.length === 0 ? null : markets,
        placed: windowOf(root),
        voidReason,
        keepsResults: false,
      }
    }
  }
}

/** Null only when none is listed: markets that were all dropped are not the whole match. */
function listedMarkets(root: XmlElement, dropped: string[]) {
  const elements = childrenNamed(root, 'market')
  return elements.length === 0 ? null : elements.flatMap((element) => readMarket(element, dropped) ?? [])
}

function windowOf({ attributes }: XmlElement): PlacedWithin {
  return { from: wholeNumber(attributes.start_time), to: wholeNumber(attributes.end_time) }
}
