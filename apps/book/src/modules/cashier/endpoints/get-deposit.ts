import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { depositView } from '../deposits/deposit-row.ts'
import { findDeposit } from '../deposits/find-deposits.ts'
import type { CashierPorts } from '../ports.ts'

export function getDeposit({ db }: CashierPorts): Handler<'getDeposit'> {
  return async ({ player, params }) => {
    const deposit = await findDeposit(db, player.playerId, params.id)
    return deposit === null ? refuse('not_found') : { data: depositView(deposit) }
  }
}
