import type { QuickBetState } from '@touchline/betting'
import { useText } from '../../../i18n/index.ts'

/** The result of the last tap as a text. */
export function useCourse(bet: QuickBetState): string | null {
  const text = useText()
  switch (bet.state) {
    case 'PROCESSING':
      return text('quick.pending')
    case 'UNKNOWN':
      return text('quick.unknown')
    case 'SUCCESS':
      return text('quick.placed')
    case 'ERROR':
      return text('quick.refused', { reason: bet.error.message ?? '' })
    case 'WARNING':
      return text(bet.messageKey === 'error.potential_win.equal_or_less' ? 'quick.no_win' : 'quick.closed')
    default:
      return null
  }
}
