import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { useMoney } from '../../../ui/index.ts'
import { useActiveAccount } from '../../account/index.ts'
import { useSlip } from '../service.ts'
import styles from './StakePresets.module.css'
import type { ReckonedSlip } from './use-reckoned-slip.ts'

/** The stake that a bet could have instead of one that is too high: the largest, or what there is; null where its stake is none of both, or nothing can be staked. */
export function useStakeInstead({ errors, summary, button }: ReckonedSlip, betKey: string | null): number | null {
  const balance = useActiveAccount()?.balance
  if (betKey === null) return null
  const above = errors.find((error) => error.code === 'stake_above_max' && error.betKey === betKey)
  const isShort = button.kind === 'short' && summary.bets.length === 1
  const stake = above === undefined ? (isShort ? balance : 0) : Math.min(above.limit ?? 0, balance ?? above.limit ?? 0)
  return stake === undefined || stake === 0 ? null : stake
}

/** Stakes as much as a bet takes, in one press. */
export function UseStake({ reckoned, betKey, stake }: { reckoned: ReckonedSlip; betKey: string; stake: number }) {
  const text = useText()
  const { edit } = useSlip()
  const money = useMoney()
  return (
    <Button size="small" className={styles.Use} onClick={() => edit({ type: 'set_stake', betKey, stake })}>
      {text('slip.use_max', { amount: money(stake, reckoned.slip.currency) })}
    </Button>
  )
}
