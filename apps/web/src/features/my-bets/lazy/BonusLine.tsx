import type { Bet } from '@touchline/contract'
import { useFormat, useText } from '../../../i18n/index.ts'
import { useMoney } from '../../../ui/index.ts'
import styles from './BetCard.module.css'

/** The bonus that a bet was placed with, and what it paid. */
export function BonusLine({ bet: { bonus, stake } }: { readonly bet: Bet }) {
  const text = useText()
  const money = useMoney()
  const { locale } = useFormat()
  if (bonus === null) return null
  const factor = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(bonus.odds / 10_000)
  const name =
    bonus.type === 'comboboost'
      ? text('bets.bonus.comboboost', { factor })
      : bonus.type === 'freebet_no_risk'
        ? text('bets.bonus.no_risk')
        : bonus.type.startsWith('freebet')
          ? text('bets.bonus.freebet')
          : text('bets.bonus.points', { points: bonus.points })
  const paid = bonus.paid ?? 0
  return (
    <p className={styles.Rejection} data-bet-bonus={bonus.type}>
      {name}
      {paid > 0 &&
        ` · ${text('bets.bonus.paid', { amount: money(paid, { code: stake.currency, subunits: stake.subunits }) })}`}
    </p>
  )
}
