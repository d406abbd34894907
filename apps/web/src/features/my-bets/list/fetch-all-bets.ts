import type { Http } from '@touchline/client/http'
import type { Bet } from '@touchline/contract'
import { BETS_PAGE_SIZE } from '@touchline/contract/constants'
import type { BetsState } from '../state/bets-state.ts'

/**
 * All bets, each page from the last bet of the one before.
 * @param onFirst receives the newest bets, while older ones are still fetched
 */
export async function fetchAllBets(http: Http, onFirst: (bets: readonly Bet[]) => void): Promise<BetsState> {
  const bets: Bet[] = []
  for (;;) {
    const before = bets.at(-1)?.id
    const from = before === undefined ? {} : { before }
    const answer = await http.call('getBets', { query: { status: 'all', limit: BETS_PAGE_SIZE, ...from } })
    if (!answer.ok) return { step: 'failed', error: answer.error }
    const { data, pagination } = answer.data
    const older = data.filter(({ id }) => before === undefined || id < before)
    bets.push(...older)
    if (older.length === 0 || pagination.last_page <= 1) return { step: 'ready', bets }
    if (before === undefined) onFirst([...bets])
  }
}
