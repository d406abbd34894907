import type { ServedLocale } from '../../../kernel/locale.ts'
import type { BetRecord } from '../bet-record.ts'
import type { BetsParts } from '../parts.ts'
import { viewBets } from '../views/view-bets.ts'
import { type NewBetTerms, newBet } from './new-bet.ts'
import type { ReviewedBet } from './review-bet.ts'
import type { StoreOutcome, StoreRequest } from './store-bets.ts'

type Placement = Omit<StoreRequest, 'status' | 'answer' | 'bets' | 'aboveCents'> & {
  readonly terms: Omit<NewBetTerms, 'id' | 'jackpots' | 'approval' | 'isLarge' | 'asksHost' | 'now' | 'liveDelayMs'>
  /** Jackpots of each bet. */
  readonly jackpots: readonly (readonly number[])[]
  readonly firstId: number
  readonly locale: ServedLocale
}

export interface Stored {
  readonly outcome: Exclude<StoreOutcome, { outcome: 'large' | 'host_wallet' }>
  readonly bets: readonly BetRecord[]
  /** The response if they are placed. */
  readonly answer: string
}

/**
 * Stores bets that were reviewed. The player's total on an outcome is certain only in the transaction that stores them:
 * bets that turn out to need approval, or a debit by a host, are stored in that state with the matching response.
 */
export async function storeReviewed(
  ports: BetsParts,
  reviewed: readonly ReviewedBet[],
  { terms, jackpots, firstId, locale, ...request }: Placement,
): Promise<Stored> {
  const { liveDelayMs, vipStakeCents, vipReviewMs } = ports.terms
  const approval = { aboveCents: BigInt(vipStakeCents), forMs: vipReviewMs }
  const large = new Set<number>()
  let asksHost = false
  for (;;) {
    const bets = reviewed.map((bet, index) => {
      const id = firstId + index
      const own = { id, jackpots: jackpots[index] ?? [], isLarge: large.has(id), asksHost }
      return newBet(bet, { ...terms, now: request.now, liveDelayMs, approval, ...own })
    })
    const answer = JSON.stringify({ data: await viewBets(ports, bets, locale) })
    const outcome = await ports.betStore.store({
      ...request,
      status: 201,
      answer,
      bets,
      aboveCents: approval.aboveCents,
    })
    // Each time one more at least, so that it ends.
    if (outcome.outcome === 'large') for (const leg of outcome.legs) large.add(leg.bet_id)
    else if (outcome.outcome === 'host_wallet') asksHost = true
    else return { outcome, bets, answer }
  }
}
