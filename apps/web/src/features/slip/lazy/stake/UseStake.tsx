import { isStakeLocked } from '@touchline/betting'
import { Button } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { useMoney } from '../../../../ui/index.ts'
import { useActiveAccount } from '../../../account/index.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import styles from './StakePresets.module.css'
import { useSetStake } from './use-set-stake.ts'

/**
 * The stake to offer instead of one that is too high: the largest allowed, or the balance; null where the stake is not
 * too high, or nothing can be staked.
 * @param betKey null: each of several bets that are too high together
 */
export function useStakeInstead({ errors, summary, button }: ReckonedSlip, betKey: string | null): number | null {
  const balance = useActiveAccount()?.balance
  if (betKey === null) {
    if (button.kind !== 'short' || balance === undefined || summary.bets.some(({ bet }) => isStakeLocked(bet)))
      return null
    return Math.floor(balance / summary.bets.length) || null
  }
  const above = errors.find((error) => error.code === 'stake_above_max' && error.betKey === betKey)
  const isShort = button.kind === 'short' && summary.bets.length === 1
  const stake = above === undefined ? (isShort ? balance : 0) : Math.min(above.limit ?? 0, balance ?? above.limit ?? 0)
  return stake === undefined || stake === 0 ? null : stake
}

/** Stakes as much as a bet takes, or each of several, in one press. */
export function UseStake({
  reckoned,
  betKey,
  stake,
}: {
  reckoned: ReckonedSlip
  betKey: string | null
  stake: number
}) {
  const text = useText()
  const setStake = useSetStake(reckoned)
  const money = useMoney()
  return (
    <Button size="small" className={styles.Use} onClick={() => setStake(betKey, stake)}>
      {text('slip.use_max', { amount: money(stake, reckoned.slip.currency) })}
    </Button>
  )
}
