import { MARKET_STATUS, type MarketStatus, type SportKey } from '@touchline/betting'
import { isMainLine, nameOutcome } from './market-lines.ts'
import type { Trade360Bet, Trade360Market } from './read-trade360.ts'

/** A market of one line, with all outcomes that the vendor has named. */
export interface HeldLine {
  readonly marketId: number
  readonly specifier: string
  /** The vendor's number and name of the market. */
  readonly vendorId: number
  readonly vendorName: string
  isMain: boolean
  /** Outcomes by id. */
  readonly bets: Map<string, Trade360Bet>
  /** Unix ms of its present state. Grows with every change. */
  saidAt: number
}

const OPEN = 1
const SETTLED = 3

/**
 * The markets of an event as the vendor's messages leave them. A message brings only the bets that changed; of each the one with the
 * latest `LastUpdate` counts, in whatever order they arrive.
 */
export class HeldLines {
  readonly #lines = new Map<string, HeldLine>()

  /**
   * Takes bets over.
   * @param at Unix ms of a snapshot, for all its bets; null: each bet has its own time
   * @returns the changed lines, or for a snapshot all its lines
   */
  take(sport: SportKey, markets: readonly Trade360Market[], at: number | null): readonly HeldLine[] {
    const touched = new Map<HeldLine, number>()
    for (const market of markets) {
      for (const bet of market.Bets ?? []) {
        const { marketId, specifier, outcomeId } = nameOutcome(sport, market, bet)
        const line = this.#line(marketId, specifier, market)
        const before = line.bets.get(outcomeId)
        const isNews = before === undefined || isLater(bet, before)
        if (isNews) {
          line.bets.set(outcomeId, bet)
          line.isMain = isMainLine(market, bet)
        }
        if (isNews || at !== null) touched.set(line, Math.max(touched.get(line) ?? 0, at ?? bet.LastUpdate))
      }
    }
    for (const [line, saidAt] of touched) line.saidAt = Math.max(saidAt, line.saidAt + 1)
    return [...touched.keys()]
  }

  #line(marketId: number, specifier: string, { Id: vendorId, Name: vendorName }: Trade360Market): HeldLine {
    const key = `${marketId}/${specifier}`
    const known = this.#lines.get(key)
    if (known !== undefined) return known
    const made = { marketId, specifier, vendorId, vendorName, isMain: false, bets: new Map(), saidAt: 0 }
    this.#lines.set(key, made)
    return made
  }
}

/** Of two statements of one moment that differ, the one that lets less be bet. */
function isLater(next: Trade360Bet, before: Trade360Bet): boolean {
  if (next.LastUpdate !== before.LastUpdate) return next.LastUpdate > before.LastUpdate
  if (next.Status !== before.Status) return next.Status > before.Status
  return Number(next.Price ?? 0) < Number(before.Price ?? 0)
}

/** The status of a line: open while one of its bets is, decided once all are. */
export function statusOf({ bets }: Pick<HeldLine, 'bets'>): MarketStatus {
  const all = [...bets.values()]
  if (all.some(({ Status: status }) => status === OPEN)) return MARKET_STATUS.allowed
  return all.every(({ Status: status }) => status === SETTLED) ? MARKET_STATUS.settled : MARKET_STATUS.suspended
}

export const isOpenBet = ({ Status: status }: Pick<Trade360Bet, 'Status'>): boolean => status === OPEN
