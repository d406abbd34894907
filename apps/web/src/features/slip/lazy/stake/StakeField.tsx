import { currencyDigits, isStakeLocked, betKey as keyOf, type SlipError, type SlipErrorCode } from '@touchline/betting'
import { Field } from '@touchline/ui'
import { useFormat, useText } from '../../../../i18n/index.ts'
import { useAmountDraft, useMoney } from '../../../../ui/index.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import { useSetStake } from './use-set-stake.ts'

/** Errors of the stake that the field itself shows. */
export const STAKE_ERRORS: readonly SlipErrorCode[] = ['stake_below_min', 'stake_above_max']

/** Whether the field shows that its one bet has no stake; of several bets it is not clear which is meant. */
export function isStakeMissing({ errors, summary }: ReckonedSlip): boolean {
  return summary.bets.length === 1 && errors.some((error) => error.code === 'stake_missing')
}

/**
 * The error of the stake that the large field itself shows: another line between field and button would move the
 * button.
 */
export function stakeErrorOf({ errors, summary, button }: ReckonedSlip): SlipError | undefined {
  if (button.kind === 'short') return errors.find((error) => error.code === 'stake_above_balance')
  const isOne = summary.bets.length === 1
  return isOne && button.kind === 'blocked' && button.by.code === 'win_not_above_stake' ? button.by : undefined
}

/** The same in words. */
export function useWordsOfStake(reckoned: ReckonedSlip): string | undefined {
  const text = useText()
  const money = useMoney()
  const { button, slip } = reckoned
  const error = stakeErrorOf(reckoned)
  const amount = money(button.kind === 'short' ? button.by : 0, slip.currency)
  return error && text(error.messageKey, { amount, limit: error.limit })
}

/** The stake every bet has in common, or 0. */
function commonStake(reckoned: ReckonedSlip, betKey: string | null): number {
  const bets = reckoned.summary.bets.filter((bet) => betKey === null || bet.key === betKey)
  const [first] = bets
  return first !== undefined && bets.every(({ bet }) => bet.stake === first.bet.stake) ? first.bet.stake : 0
}

export interface StakeFieldProps {
  reckoned: ReckonedSlip
  /** Of one bet, or of all at once for null. */
  betKey: string | null
  look: 'strong' | 'small'
  /** The bet in words, where there are several. */
  of?: string
}

/** The stake: "." and "," both mark the fraction, and an invalid amount shows its error at once. */
export function StakeField({ reckoned, betKey, look, of }: StakeFieldProps) {
  const { slip, errors } = reckoned
  const text = useText()
  const setStake = useSetStake(reckoned)
  const money = useMoney()
  const { locale } = useFormat()
  const { currency } = slip
  const draft = useAmountDraft(commonStake(reckoned, betKey), currency, locale, (stake) => setStake(betKey, stake))
  const ofStake = useWordsOfStake(reckoned)
  const limit = errors.find((error) => betKey !== null && error.betKey === betKey && STAKE_ERRORS.includes(error.code))
  const isLocked = slip.bets.some((bet) => isStakeLocked(bet) && (betKey === null || keyOf(bet) === betKey))
  // Beside the button it would move the field when the first digit is typed.
  const isMissing = isStakeMissing(reckoned) && betKey !== null && look === 'strong'
  const capped = look === 'strong' ? reckoned.summary.bets.find((bet) => bet.key === betKey && bet.isCapped) : undefined
  const digits = currencyDigits(currency)
  const error =
    draft.error ??
    (limit !== undefined
      ? text(limit.code === 'stake_below_min' ? 'slip.error.stake_below_min' : 'slip.error.stake_above_max', {
          amount: money(limit.limit ?? 0, currency),
        })
      : look === 'strong'
        ? ofStake
        : undefined)
  return (
    <Field
      label={
        of === undefined ? text(betKey === null ? 'slip.stake.each' : 'slip.stake') : text('slip.stake.of', { bet: of })
      }
      labelHidden
      keepsRoom={look === 'strong'}
      look={look}
      data-stake=""
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={24}
      placeholder={text('slip.stake')}
      disabled={slip.inProgress || isLocked}
      value={draft.text}
      onChange={(event) => draft.type(event.currentTarget.value)}
      suffix={currency.code}
      error={error}
      hint={
        isMissing
          ? text('slip.error.stake_missing')
          : capped && text('slip.potential_win.capped', { amount: money(capped.potentialWin, currency) })
      }
    />
  )
}
