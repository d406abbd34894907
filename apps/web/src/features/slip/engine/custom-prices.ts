import { betKey, type CustomBet, type SlipAction, type SlipBet, type SlipSelection } from '@touchline/betting'
import type { Http } from '@touchline/client/http'
import { selectionBodies } from './request-body.ts'

/** Prices of custom bets follow their match at most this often, in ms. */
const EVERY_MS = 1_000

export interface CustomPriceDeps {
  readonly http: Http
  readonly after: (ms: number, run: () => void) => () => void
  readonly bets: () => readonly SlipBet[]
  readonly dispatch: (action: SlipAction) => void
}

/** The one price of outcomes of one event; null where they cannot be combined now, or without a response. */
export async function askCustomOdds(http: Http, legs: readonly SlipSelection[]): Promise<number | null> {
  const answer = await http.call('getCustomOdds', { body: { selections: selectionBodies(legs) } })
  return answer.ok ? answer.data.data.odds : null
}

/** Keeps the price of each custom bet in the slip equal to the server's. */
export function createCustomPrices({ http, after, bets, dispatch }: CustomPriceDeps) {
  const waiting = new Set<number>()

  async function price(bet: CustomBet): Promise<void> {
    const odds = await askCustomOdds(http, bet.selections)
    if (odds !== null) dispatch({ type: 'update_custom_odds', betKey: betKey(bet), odds })
  }

  function ofMatch(eventId: number): readonly CustomBet[] {
    return bets().flatMap((bet) =>
      bet.betType === 'CUSTOM_BET' && bet.selections.some((leg) => leg.matchId === eventId) ? [bet] : [],
    )
  }

  return {
    /** A match moved: its custom bets are priced again soon. */
    touch(eventId: number): void {
      if (waiting.has(eventId) || ofMatch(eventId).length === 0) return
      waiting.add(eventId)
      after(EVERY_MS, () => {
        waiting.delete(eventId)
        for (const bet of ofMatch(eventId)) void price(bet)
      })
    },
  }
}
