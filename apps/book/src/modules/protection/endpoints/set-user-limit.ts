import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { changeLimit } from '../change-limit.ts'
import { listLimits } from '../limits.ts'
import { policyOf } from '../policy-of.ts'
import type { ProtectionPorts } from '../ports.ts'
import { zoneOf } from '../zone-of.ts'

export function setUserLimit({ db, clock, signals, currencies, terms }: ProtectionPorts): Handler<'setUserLimit'> {
  return async ({ player: { playerId }, body, country }) => {
    const now = clock.now()
    const currency = 'currency' in body ? body.currency : null
    if (currency !== null && !currencies.has(currency)) return refuse('currency_not_offered')
    const { type, period } = body
    const strategy = 'strategy' in body && body.strategy !== undefined ? body.strategy : 'calendar'
    const wanted = {
      ...{ playerId, type, period, currency, now },
      strategy: period === null ? null : strategy,
      amount: body.amount === null ? null : BigInt(body.amount),
      timeZone: zoneOf(body.time_zone),
    }
    const refusal = await changeLimit(db, wanted, await policyOf(db, terms, playerId, country))
    if (refusal !== null) return refuse(refusal)
    if (type === 'session') signals.emit('session_ended', null)
    return { data: [...(await listLimits(db, playerId, now))] }
  }
}
