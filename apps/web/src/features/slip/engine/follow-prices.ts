import { marketKeysOf } from '../state/live-source.ts'
import { createCustomPrices } from './custom-prices.ts'
import { selectionsOf, type Ticket } from './ticket.ts'

export interface PriceFollower {
  /** Follows the matches and prices of the selections there are now. */
  follow(): void
  /** Reads the current values of all of them from the live store. */
  readAll(): void
  stop(): void
}

/** Keeps the selections at the prices of now. */
export function createPriceFollower(ticket: Ticket): PriceFollower {
  const { live, http, after } = ticket.deps
  const customPrices = createCustomPrices({ http, after, bets: () => ticket.slip().bets, dispatch: ticket.dispatch })
  let followed = ''
  let stop = () => {}

  function readMatch(eventId: number) {
    const view = live.read(eventId, marketKeysOf(selectionsOf(ticket), eventId))
    if (view === null) return
    customPrices.touch(eventId)
    ticket.dispatch({ type: 'update_match_status', eventId, status: view.status })
    ticket.dispatch({ type: 'update_markets', eventId, markets: view.markets })
  }

  function readAll() {
    for (const eventId of new Set(selectionsOf(ticket).map((leg) => leg.matchId))) readMatch(eventId)
  }

  return {
    readAll,
    follow() {
      const legs = selectionsOf(ticket)
      const key = legs.map((leg) => leg.id).join()
      if (key === followed) return
      followed = key
      stop()
      stop = live.follow(legs, readMatch)
      readAll()
    },
    stop: () => stop(),
  }
}
