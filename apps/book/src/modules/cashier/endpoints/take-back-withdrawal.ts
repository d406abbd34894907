import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { CashierPorts } from '../ports.ts'
import { decideWithdrawal } from '../withdrawals/decide-withdrawal.ts'
import { findWithdrawal, withdrawalView } from '../withdrawals/withdrawal-row.ts'

/** A repetition succeeds again, because the withdrawal is taken back already. */
export function takeBackWithdrawal({ db, clock }: CashierPorts): Handler<'takeBackWithdrawal'> {
  return async ({ player: { playerId }, params: { id } }) => {
    await decideWithdrawal(db, { id, verdict: 'taken_back', now: clock.now(), playerId })
    const request = await findWithdrawal(db, playerId, { id })
    if (request === null) return refuse('not_found')
    return request.state === 'taken_back' ? { data: withdrawalView(request) } : refuse('withdrawal_decided')
  }
}
