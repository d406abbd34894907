import type { BetSummary, SlipBet } from '@touchline/betting'
import { useText } from '../../../../i18n/index.ts'
import { useOdds } from '../../../my-bets/index.ts'
import type { ReckonedSlip } from '../use-reckoned-slip.ts'
import { StakeField } from './StakeField.tsx'
import styles from './StakeOfBet.module.css'
import { UseStake, useStakeInstead } from './UseStake.tsx'

/** What a bet is called among others. */
function useNameOf(bet: SlipBet): string {
  const text = useText()
  const [first, ...others] = bet.selections
  if (bet.betType === 'CUSTOM_BET') return text('slip.type.custom')
  if (bet.betType === 'SYSTEM') return text('slip.type.SYSTEM')
  if (first === undefined || others.length > 0) return text('slip.type.combo_of', { count: bet.selections.length })
  return first.outcomeName
}

/** The stake of one of several bets. The leg above names the bet; of several legs a line with their total price. */
export function StakeOfBet({ reckoned, summarized }: { reckoned: ReckonedSlip; summarized: BetSummary }) {
  const { bet, key, totalOdds } = summarized
  const odds = useOdds()
  const name = useNameOf(bet)
  const instead = useStakeInstead(reckoned, key)
  const isOfLegs = bet.betType !== 'CUSTOM_BET' && bet.selections.length > 1
  return (
    <div className={styles.StakeOfBet}>
      {isOfLegs && (
        <p className={styles.Whole}>
          {name} {bet.betType !== 'SYSTEM' && <strong>{odds(totalOdds)}</strong>}
        </p>
      )}
      <StakeField reckoned={reckoned} betKey={key} look="small" of={name} />
      {instead !== null && <UseStake reckoned={reckoned} betKey={key} stake={instead} />}
    </div>
  )
}
