import { useQueryClient } from '@tanstack/react-query'
import type { Bet, CallAnswer } from '@touchline/contract'
import { BETS_PAGE_SIZE } from '@touchline/contract/constants'
import { callKey, useCall } from '../../../data/index.ts'
import { usePrivateEvents } from '../../../live/index.ts'
import { useBets } from '../service.ts'
import { withBet, withCashOutValues } from '../state/bets-state.ts'
import { isOpen, isRefused } from '../state/filters.ts'

const OPEN = { query: { status: 'open', limit: BETS_PAGE_SIZE } } as const
const OPEN_KEY = callKey('getBets', OPEN)
const NONE: readonly Bet[] = []

type Answer = CallAnswer<'getBets'>

/**
 * Bets with a leg on the match that were open when the page loaded them; those that end later stay and show their
 * result.
 * @param staleTime ms for which the cached list is fresh enough: it was not followed before the page was open
 */
export function useBetsOnMatch(eventId: number, staleTime = Number.POSITIVE_INFINITY): readonly Bet[] {
  const state = useBets()
  const isListed = state.step === 'ready'
  const { data } = useCall('getBets', OPEN, { enabled: !isListed, staleTime })
  // A change since the request is in one of the two; once both are loaded, the whole list is kept up to date without
  // this page.
  const known = new Set(data?.data.map(({ id }) => id))
  const bets = isListed ? state.bets.filter((bet) => isOpen(bet) || known.has(bet.id)) : (data?.data ?? NONE)
  return bets.filter((bet) => !isRefused(bet) && bet.selections.some(({ match }) => match.id === eventId))
}

/** Keeps what `useBetsOnMatch` has up to date; once on a page. */
export function useOpenBetsFollowed(): void {
  const queries = useQueryClient()
  function change(by: (bets: readonly Bet[]) => readonly Bet[]) {
    queries.setQueryData<Answer>(OPEN_KEY, (answer) => answer && { ...answer, data: [...by(answer.data)] })
  }
  usePrivateEvents({
    onEvent(event) {
      if (event.type === 'bet_changed')
        change((bets) =>
          isOpen(event.data) || bets.some(({ id }) => id === event.data.id) ? withBet(bets, event.data) : bets,
        )
      if (event.type === 'bet_cashout_changed')
        change((bets) => withCashOutValues(bets, new Map([[event.data.bet_id, event.data]])))
    },
    onGap: () => void queries.invalidateQueries({ queryKey: OPEN_KEY }),
  })
}
