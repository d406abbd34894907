import type { SharedSelection } from '@touchline/contract'
import { addressKey } from '../../../kernel/address-key.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { legView } from '../../bets/index.ts'
import { checkRate, useRate } from '../../platform/index.ts'
import { currentPrice } from '../current-price.ts'
import type { SharingPorts } from '../ports.ts'
import { restoreBet } from '../restore-bet.ts'
import { readShareCode } from '../share-code.ts'
import type { StoredBet } from '../stored-bet.ts'

interface ShareRow {
  readonly bets: readonly StoredBet[]
  readonly expires_at: Date
}

/** Needs the code only; a wrong and an expired one get the same response. */
export function getSharedBets(ports: SharingPorts): Handler<'getSharedBets'> {
  return async ({ query, locale, address }) => {
    const { db, clock, board, events, currencies } = ports
    const mustWait = await checkRate(ports, 'share_code_misses', addressKey(address))
    if (mustWait !== null) return mustWait
    const now = clock.now()
    const code = readShareCode(query.code)
    if (code === null || !(await ports.isShareBetOn())) return refuse('share_code_not_found')
    const [row] = await db.query<ShareRow>(
      'SELECT bets, expires_at FROM share_codes WHERE code = $1 AND expires_at > $2',
      [code, new Date(now)],
    )
    if (row === undefined) {
      await useRate(ports, 'share_code_misses', addressKey(address))
      return refuse('share_code_not_found')
    }
    const ids = new Set(row.bets.flatMap((bet) => bet.selections.map((pick) => pick.match_id)))
    const described = await events.describe([...ids], locale)

    function restoreSelections(bet: StoredBet): SharedSelection[] {
      return bet.selections.flatMap((pick) => {
        const price = currentPrice(board, pick, now)
        const event = described.get(pick.match_id)
        if (price === null || event === undefined) return []
        const { match_id: eventId, market_id: marketId, specifier, outcome_id: outcomeId } = pick
        return [{ ...pick, ...price, ...legView({ eventId, marketId, specifier, outcomeId }, event, locale) }]
      })
    }

    const bets = row.bets.map((bet) => restoreBet(bet, restoreSelections(bet), currencies))
    return {
      data: { code, expires_at: row.expires_at.toISOString(), bets: bets.filter((bet) => bet !== null) },
    }
  }
}
