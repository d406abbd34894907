import { BET_RESULTS, OPEN_STATES, RESULT_GROUPS, type ResultFilter, SETTLED_STATES } from '@touchline/betting'
import { BET_STATES, BETS_PAGE_SIZE, type BetFilter, type BetResult, type BetState } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { pageOf, paginationOf } from '../../../kernel/paging.ts'
import { listBets } from '../load-bets.ts'
import type { BetsParts } from '../parts.ts'
import { viewBets } from '../views/view-bets.ts'

const STATES: Readonly<Record<BetFilter, readonly BetState[]>> = {
  all: BET_STATES,
  open: OPEN_STATES,
  settled: SETTLED_STATES,
}

/** A refused attempt is in `all` alone; one that the desk refused is in no list unless it is requested by its state. */
export function getBets(ports: BetsParts): Handler<'getBets'> {
  return async ({ player, query, locale }) => {
    const page = pageOf(query, BETS_PAGE_SIZE)
    const status = query.status ?? 'all'
    const results = resultsOf(query.result ?? 'all')
    const { bets, total } = await listBets(ports.reads, {
      playerId: player.playerId,
      states: statesOf(status).filter((state) => results === null || state !== 'rejected'),
      results,
      withRefusedVip: !isFilter(status),
      before: query.before ?? null,
      limit: page.limit,
      offset: page.offset,
    })
    return { data: await viewBets(ports, bets, locale), pagination: paginationOf(total, page) }
  }
}

/** The states that a filter or a list of states names; the contract has checked the words. */
function statesOf(status: string): readonly BetState[] {
  if (isFilter(status)) return STATES[status]
  const wanted = new Set(status.split(','))
  return BET_STATES.filter((state) => wanted.has(state))
}

function isFilter(status: string): status is BetFilter {
  return Object.hasOwn(STATES, status)
}

/** Null: any. */
function resultsOf(filter: ResultFilter): readonly BetResult[] | null {
  return filter === 'all' ? null : BET_RESULTS.filter((result) => RESULT_GROUPS[result] === filter)
}
