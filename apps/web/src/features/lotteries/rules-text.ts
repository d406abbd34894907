import type { Draw } from '@touchline/contract'
import type { TextOf } from '../../i18n/index.ts'

/** What a lottery draws: '6 of 49 and a bonus ball'. */
export function rulesText({ ball_count: drawn, pool, has_bonus_ball: bonus }: Draw, text: TextOf): string {
  return text(bonus ? 'match.draw.rules_bonus' : 'match.draw.rules', { drawn, pool })
}
