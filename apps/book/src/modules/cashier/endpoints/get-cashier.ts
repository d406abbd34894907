import type { Handler } from '../../../kernel/handler.ts'
import { depositLimits } from '../deposits/deposit-limits.ts'
import { missingFields } from '../deposits/missing-fields.ts'
import { listMethods } from '../payment-methods.ts'
import type { CashierPorts } from '../ports.ts'

export function getCashier(ports: CashierPorts): Handler<'getCashier'> {
  const { db, provider, currencies } = ports
  return async ({ player }) => ({
    data: {
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
