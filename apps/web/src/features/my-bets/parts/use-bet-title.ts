import { binomial } from '@touchline/betting'
import type { Bet } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'

/** What a bet is called: "Single", "Combo of 3", "System 2/4, 6 bets", "Bet builder". */
export function useBetTitle(): (bet: Bet) => string {
  const text = useText()
  const linesOf = ({ id, total_count: of, win_count: win }: NonNullable<Bet['system']>) =>
    text('slip.system.choice', { id, lines: Number(binomial(of, win)) })
  return (bet) => {
    switch (bet.type) {
      case 'single':
        return text('slip.type.single')
      case 'combo':
        return text('slip.type.combo_of', { count: bet.selections.length })
      case 'custom_bet':
        return text('slip.type.custom')
      case 'system':
        return text('slip.type.system_of', { id: bet.system === null ? '' : linesOf(bet.system) })
    }
  }
}
