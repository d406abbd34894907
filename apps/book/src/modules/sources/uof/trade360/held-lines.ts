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
  /** False: the vendor has suspended or settled the market as a whole; the status of its bets does not count. */
  isMarketOpen: boolean
  /** Outcomes by id. */
  readonly bets: Map<string, Trade360Bet>
  /** Unix ms of its present state. Grows with every change. */
  messageAt: number
}

const OPEN = 1
const SETTLED = 3

/**
 * The markets of an event as the vendor's messages leave them. A message has only the bets that changed; of each the
 * one with the latest `LastUpdate` counts, in any order they arrive.
 */
export class HeldLines {
  readonly #lines = new Map<string, HeldLine>()
  /** Status of markets as a whole, by the vendor's numbers, and when it was stated last. */
  readonly #markets = new Map<number, { readonly status: number; readonly at: number }>()

  /**
   * Takes bets over.
   * @param at Unix ms of a snapshot, for all its bets; null: each bet has its own time
   * @param madeAt Unix ms at which the message was made: the time of what it states of a market as a whole
   * @returns the changed lines, or for a snapshot all its lines
   */
  take(sport: SportKey, markets: readonly Trade360Market[], at: number | null, madeAt = at ?? 0): readonly HeldLine[] {
    const touched = new Map<HeldLine, number>()
    for (const market of markets) {
      for (const line of this.#takeStatus(market, at !== null, madeAt)) touched.set(line, madeAt)
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
    for (const [line, messageAt] of touched) line.messageAt = Math.max(messageAt, line.messageAt + 1)
    return [...touched.keys()]
  }

  /**
   * Takes the status of a market as a whole. A snapshot that states none has none that is closed.
   * @returns the lines that it opens or closes
   */
  #takeStatus({ Id: id, Status: stated }: Trade360Market, isSnapshot: boolean, at: number): readonly HeldLine[] {
    const status = stated ?? (isSnapshot ? OPEN : null)
    const before = this.#markets.get(id)
    if (status === null || (before !== undefined && (at < before.at || (at === before.at && status <= before.status))))
      return []
    this.#markets.set(id, { status, at })
    const lines = [...this.#lines.values()].filter(
      (line) => line.vendorId === id && line.isMarketOpen !== (status === OPEN),
    )
    for (const line of lines) line.isMarketOpen = status === OPEN
    return lines
  }

  #line(marketId: number, specifier: string, { Id: vendorId, Name: vendorName }: Trade360Market): HeldLine {
    const key = `${marketId}/${specifier}`
    const known = this.#lines.get(key)
    if (known !== undefined) return known
    const isMarketOpen = (this.#markets.get(vendorId)?.status ?? OPEN) === OPEN
    const made = {
      marketId,
      specifier,
      vendorId,
      vendorName,
      isMain: false,
      bets: new Map(),
      messageAt: 0,
      isMarketOpen,
    }
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

/** The status of a line: open while its market and one of its bets are, decided once all its bets are. */
export function statusOf({ bets, isMarketOpen }: Pick<HeldLine, 'bets' | 'isMarketOpen'>): MarketStatus {
  const all = [...bets.values()]
  if (isMarketOpen && all.some(({ Status: status }) => status === OPEN)) return MARKET_STATUS.allowed
  return all.every(({ Status: status }) => status === SETTLED) ? MARKET_STATUS.settled : MARKET_STATUS.suspended
}

export const isOpenBet = ({ Status: status }: Pick<Trade360Bet, 'Status'>): boolean => status === OPEN
