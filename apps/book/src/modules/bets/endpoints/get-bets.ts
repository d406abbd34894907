import {
  BET_STATES,
  BETS_PAGE_SIZE,
  type BetFilter,
  type BetResult,
  type BetState,
  type CallAnswer,
} from '@touchline/contract'
import type { BookContext } from '../../../context.ts'
import type { CallRequest } from '../../../http/handler.ts'
import { pageOf, paginationOf } from '../../../lib/paging.ts'
import { listBets } from '../load-bets.ts'
import { viewBets } from '../views/view-bets.ts'

const STATES: Readonly<Record<BetFilter, readonly BetState[] | null>> = {
  all: null,
  open: ['submitted', 'waiting_results', 'ready_to_process', 'cashout_in_progress'],
  settled: ['done', 'cashed_out', 'withdrawn', 'cancelled', 'rejected'],
}
const RESULTS: Readonly<Record<'all' | 'win' | 'lose' | 'refund', readonly BetResult[] | null>> = {
  all: null,
  win: ['win_entire', 'refund_half_win_other'],
  lose: ['lose_entire', 'refund_half_lose_other'],
  refund: ['refund_entire', 'canceled'],
}

export async function getBets(
  context: BookContext,
  { player, query, locale }: CallRequest<'getBets'>,
): Promise<CallAnswer<'getBets'>> {
  const page = pageOf(query, BETS_PAGE_SIZE)
  const { bets, total } = await listBets(context.db, {
    playerId: player.playerId,
    states: statesOf(query.status ?? 'all'),
    results: RESULTS[query.result ?? 'all'],
    limit: page.limit,
    offset: page.offset,
  })
  return { data: await viewBets(context, bets, locale), pagination: paginationOf(total, page) }
}

/** The states that a filter or a list of states names; the contract has checked the words. Null: any. */
function statesOf(status: string): readonly BetState[] | null {
  if (isFilter(status)) return STATES[status]
  const wanted = new Set(status.split(','))
  return BET_STATES.filter((state) => wanted.has(state))
}

function isFilter(status: string): status is BetFilter {
  return Object.hasOwn(STATES, status)
}
