import { useQueryClient } from '@tanstack/react-query'
import { ABOUT_BONUSES } from '../../../data/bonus-calls.ts'
import { useText } from '../../../i18n/index.ts'
import { useKeyedCall } from '../../account/index.ts'

/**
 * Opens the next box of a loot box on a free bet, once: a request without a response is repeated. @param id of the
 * bonus
 */
export function useOpenBox(id: number) {
  const client = useQueryClient()
  const text = useText()
  const { start, isBusy, isUnknown, refusal } = useKeyedCall(
    'boostFreebet',
    () => void client.invalidateQueries(ABOUT_BONUSES),
    id,
  )
  return {
    open: (freebetId: number) => start({ freebet_id: freebetId }),
    isBusy,
    problem: isUnknown ? text('bonus.checking') : (refusal?.localized_message ?? null),
  }
}
