import { showView } from '../state/kept.ts'
import { type WantedBet, wantedShared } from '../state/wanted-bet.ts'
import { fillSlip } from './fill-slip.ts'
import type { Ticket } from './ticket.ts'

/** Puts bets into the slip that were not picked on this page: a repeated bet, or a shared one. */
export function createFill(ticket: Ticket, identityKnown: () => Promise<void>) {
  const { deps, store, slip, patch, dispatch } = ticket
  const { http, live, session } = deps

  async function fill(wanted: readonly WantedBet[], source: 'stake' | 'sharing') {
    await identityKnown()
    const { bets, gone, current } = await fillSlip(http, slip(), wanted, source)
    if (bets.length === 0) return patch({ fillNotice: { kind: 'empty' } })
    live.ingest(current.events, current.markets)
    dispatch({ type: 'close_receipt', keepSelections: false })
    dispatch({ type: 'set_bets', bets })
    showView(store, session, { tab: 'BET_SLIP', open: true })
    const isShared = source === 'sharing'
    patch({ fillNotice: isShared || gone.length > 0 ? { kind: 'filled', isShared, gone } : null })
  }

  return {
    repeat: (bet: WantedBet) => void fill([bet], 'stake'),
    async restoreCode(code: string) {
      patch({ fillNotice: null })
      const answer = await http.call('getSharedBets', { query: { code } })
      if (answer.ok) return fill(answer.data.data.bets.map(wantedShared), 'sharing')
      const isLater = answer.error.kind === 'network' || answer.error.status >= 500 || answer.error.status === 429
      if (isLater) patch({ fillNotice: { kind: 'later', code } })
      else deps.dialogs.open('share-bet-not-found', {})
    },
  }
}
