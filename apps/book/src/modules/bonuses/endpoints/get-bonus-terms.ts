import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { BonusesPorts } from '../ports.ts'
import { termsText } from '../views/terms-text.ts'
import { bonusOfKind } from './get-bonus.ts'

/** The terms of a bonus: those of its definition, and those that the operator adds. */
export function getBonusTerms(ports: BonusesPorts): Handler<'getBonusTerms'> {
  return async ({ params, query, player, locale }) => {
    const bonus = await bonusOfKind(ports, params, { player })
    if (bonus === null) return refuse('not_found')
    return { data: { text: termsText(bonus, locale, ports.currencies, query.odds_type) } }
  }
}
