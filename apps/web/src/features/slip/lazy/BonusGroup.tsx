import { betKey, type SlipBet } from '@touchline/betting'
import type { AvailableBonuses } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { listOf } from '../state/chosen-bonus.ts'
import { BonusChoices, type BonusChoicesProps } from './BonusChoices.tsx'
import styles from './BonusGroup.module.css'
import { useAvailableBonuses } from './use-available-bonuses.ts'
import type { ReckonedSlip } from './use-reckoned-slip.ts'

/** Which bonus each bet is placed with (BONUS-02). Of several bets each has a part of its own, which opens. */
export function BonusGroup({
  reckoned: { slip },
  maxPayout,
}: {
  readonly reckoned: ReckonedSlip
  readonly maxPayout: number
}) {
  const { available, shown, refetch } = useAvailableBonuses(slip.bets, slip.inProgress)
  const several = slip.bets.length > 1
  return slip.bets.map((bet, place) => {
    const of = { slip, bet, maxPayout, available: available?.[place], shown: shown?.[place], refetch }
    const Part = several ? OneOfSeveral : BonusChoices
    return <Part key={betKey(bet)} {...of} />
  })
}

function OneOfSeveral(props: BonusChoicesProps) {
  const text = useText()
  const { bet, shown } = props
  const options = shown === undefined ? [] : listOf(shown)
  // With nothing to show what was chosen is still followed.
  if (options.length === 0) return <BonusChoices {...props} />
  return (
    <details className={styles.Bet} data-bonus-of={betKey(bet)}>
      <summary>
        <span className={styles.BetName}>{bet.selections.map(({ outcomeName }) => outcomeName).join(', ')}</span>
        <span className={styles.Chosen}>
          {text('bonus.group')}: {nameOfChosen(bet, shown) ?? text('bonus.none')}
        </span>
      </summary>
      <BonusChoices {...props} />
    </details>
  )
}

function nameOfChosen({ bonus }: SlipBet, shown: AvailableBonuses | undefined): string | null {
  if (bonus == null || shown === undefined) return null
  return (
    listOf(shown).find(({ bonus_id, bonus_type }) => bonus_id === bonus.id && bonus_type === bonus.terms.type)?.name ??
    null
  )
}
