import type { CallAnswer, CallBody } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { useKeyedCall } from '../account/index.ts'

type MoneyCall = 'startDeposit' | 'requestWithdrawal' | 'exchangeMoney'

/**
 * A request of a form of the cashier, with the message that the form shows about it.
 * @param onOutcome null where it was refused
 */
export function useMoneyRequest<N extends MoneyCall>(
  call: N,
  onOutcome: (answer: CallAnswer<N> | null, body: CallBody<N>) => void,
) {
  const text = useText()
  const { start, isBusy, isUnknown, refusal } = useKeyedCall(call, onOutcome)
  return {
    start,
    isBusy,
    problem: isUnknown ? text('cashier.checking') : (refusal?.localized_message ?? null),
    /** Which refusal it was; null where it was none. */
    code: refusal?.code ?? null,
  }
}
