import type { HeldLines } from './held-lines.ts'
import type { Trade360Market, Trade360Outright } from './read-trade360.ts'
import { competitorUrnOf } from './write-documents.ts'

/** What is remembered of an outright. */
export interface HeldOutright {
  readonly fixture: NonNullable<Trade360Outright['OutrightLeague']>
  /** By package. */
  readonly lines: Map<number, HeldLines>
  /** Names of those who take part, by their URNs: only bets name them. */
  readonly competitors: Map<string, string>
}

/** Names of bets that are about a competitor, and do not name it. */
const ABOUT = /^(?:yes|no|over|under|odd|even|1|x|2)$/i

/**
 * Markets of an outright, whose outcomes are those who take part: a bet names them by their number.
 * @returns `isNew`: a competitor was not named before
 */
export function createOutrightMarkets(
  { competitors }: Pick<HeldOutright, 'competitors'>,
  markets: readonly Trade360Market[],
): { readonly markets: readonly Trade360Market[]; readonly isNew: boolean } {
  const before = competitors.size
  const named = markets.map((market) => ({
    ...market,
    Bets: (market.Bets ?? []).map((bet) => {
      const { ParticipantId: id, Name: name } = bet
      if (id == null || ABOUT.test(name)) return bet
      const urn = competitorUrnOf(id)
      if (!competitors.has(urn)) competitors.set(urn, name)
      return { ...bet, Name: urn, ParticipantId: null }
    }),
  }))
  return { markets: named, isNew: competitors.size > before }
}
