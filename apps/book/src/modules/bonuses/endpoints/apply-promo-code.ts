import { isFor } from '@touchline/betting'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { issueBonus } from '../issue-bonuses.ts'
import { findBonus, findByCode, whoAsks } from '../load-bonuses.ts'
import type { BonusesPorts } from '../ports.ts'
import { presentBonus } from '../views/present-bonus.ts'
import { presentTerms } from './asking.ts'

/** Gives what a code grants, once per player. Repetitions, also concurrent ones, grant nothing more. */
export function applyPromoCode(ports: BonusesPorts): Handler<'applyPromoCode'> {
  return async ({ body, player, country, locale }) => {
    const { db, clock, signals, newSeed } = ports
    const { playerId } = player
    const now = clock.now()
    const bonus = await findByCode(db, playerId, body.code.trim().toUpperCase(), now)
    if (bonus === null) return refuse('promo_code_unknown')
    const who = await whoAsks(db, playerId, country, now)
    if (!isFor(bonus.definition, who)) return refuse('promo_code_not_for_you')
    const id = await issueBonus(db, { bonus, playerId, source: 'code', now, newSeed })
    if (id === null) return refuse('promo_code_used')
    signals.emit('outbox_appended', null)
    const given = await findBonus(db, playerId, id)
    const terms = await presentTerms(ports, { player, country, locale }, who)
    return { data: given === null ? [] : [presentBonus(given, terms)] }
  }
}
