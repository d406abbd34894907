import { useLiveStore } from '../../../live/index.ts'
import { useTicks } from '../../my-bets/index.ts'
import { liveDelayOf } from '../state/ticket-state.ts'
import { useTicket } from '../use-slip.ts'

/** How long the live delay of the placement is and how much of it is over, in ms; all zero where there is none. */
export function useLiveDelay(): { readonly totalMs: number; readonly passedMs: number } {
  const sentAt = useTicket((ticket) => ticket.sentAt)
  const totalMs = useTicket((ticket) => liveDelayOf(ticket.placed))
  const store = useLiveStore()
  useTicks('quarter', totalMs > 0)
  return { totalMs, passedMs: sentAt === null ? 0 : Math.max(0, store.now() - sentAt) }
}
