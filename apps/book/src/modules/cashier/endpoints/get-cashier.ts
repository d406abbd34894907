import type { Handler } from '../../../kernel/handler.ts'
import { openDebts } from '../../wallet/index.ts'
import { depositLimits } from '../deposits/deposit-limits.ts'
import { missingFields } from '../deposits/missing-fields.ts'
import { heldByCurrency } from '../free-money.ts'
import { listMethods } from '../payment-methods.ts'
import type { CashierPorts } from '../ports.ts'

export function getCashier(ports: CashierPorts): Handler<'getCashier'> {
  const { db, clock, provider, currencies } = ports
  return async ({ player }) => ({
    data: {
      min_withdrawals: Object.fromEntries(
        [...currencies].map(([code, { minWithdrawal }]) => [code, Number(minWithdrawal)]),
      ),
      held: await heldByCurrency(ports, player.playerId, clock.now()),
      owed: Object.fromEntries(
        (await openDebts(db, player.playerId)).map(({ currency, amount }) => [currency.code, Number(amount)]),
      ),
      open: provider !== null,
      kind: provider?.kind ?? 'page',
      script_url: provider?.kind === 'script' ? provider.scriptUrl : null,
      play_money: provider?.isPlayMoney ?? true,
      deposit_limits: Object.fromEntries([...currencies].map(([code, rules]) => [code, depositLimits(rules)])),
      missing_fields: await missingFields(ports, player.playerId),
      methods: await listMethods(db, player.playerId),
    },
  })
}
