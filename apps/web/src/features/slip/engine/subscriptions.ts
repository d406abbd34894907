import { withValue } from '../placing/placed-bet.ts'
import type { SetAsides } from '../placing/set-aside.ts'
import type { AccountFollower } from './follow-account.ts'
import type { PriceFollower } from './follow-prices.ts'
import type { MaxStakes } from './max-stakes.ts'
import type { SharedSlip } from './shared-slip.ts'
import type { SlipPlacement } from './slip-placement.ts'
import { adopt } from './take-up.ts'
import type { Ticket } from './ticket.ts'

export interface SlipParts {
  readonly tabs: SharedSlip
  readonly prices: PriceFollower
  readonly player: AccountFollower
  readonly placement: SlipPlacement
  readonly asides: SetAsides
  readonly maxStakes: MaxStakes
}

/** Passes events of the page to the parts of the slip. @returns unsubscribes, and stops the parts */
export function subscribeSlip(ticket: Ticket, parts: SlipParts): () => void {
  const { deps, store, slip, patch } = ticket
  const { tabs, prices, player, placement, asides, maxStakes } = parts
  const stops = [
    tabs.follow((bets) => void adopt(ticket, bets, prices.readAll), slip),
    deps.live.onProvider(player.receiveProvider),
    deps.account.subscribe(() => {
      player.follow()
      placement.repeat()
    }),
    deps.account.subscribe(maxStakes.forgetOnNewBalance),
    deps.stream.listen((event) => {
      if (event.type === 'bet_changed') placement.decided(event.data)
      if (event.type === 'bet_cashout_changed')
        patch({ placed: withValue(store.get().placed, event.data.bet_id, event.data.to_cashout) })
    }),
    deps.stream.onGap(placement.catchUp),
    deps.onConnectivity((online) => {
      if (!online) return
      placement.repeat()
      asides.ask()
    }),
    prices.stop,
    placement.stop,
    asides.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
