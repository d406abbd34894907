import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { policyOf } from '../policy-of.ts'
import type { ProtectionPorts } from '../ports.ts'
import { startPause } from '../start-pause.ts'

/**
 * A break ends at its time; an exclusion ends when the player asks to leave it after its time. Both end every session
 * now.
 */
export function excludePlayer({ db, clock, signals, terms }: ProtectionPorts): Handler<'excludePlayer'> {
  return async ({ player: { playerId }, body: { type, days }, country, cookie }) => {
    const policy = await policyOf(db, terms, playerId, country)
    const offered = type === 'coolingoff' ? policy.breakDays : policy.exclusionDays
    if (!offered.includes(days)) return refuse('pause_not_offered')
    const limit = await db.tx((tx) => startPause(tx, { playerId, type, days, now: clock.now(), isImposed: false }))
    signals.emit('session_ended', null)
    cookie.clear()
    return { data: limit }
  }
}
