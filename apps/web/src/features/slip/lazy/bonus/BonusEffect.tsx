import { type SlipState, selectionsToNext } from '@touchline/betting'
import type { SlipBonus } from '@touchline/contract'
import { useFormat, useText, writeOdds } from '../../../../i18n/index.ts'
import { usePreference } from '../../../../preferences/index.ts'
import { useMoney } from '../../../../ui/index.ts'
import { gainOf } from '../../state/chosen-bonus.ts'
import styles from './BonusGroup.module.css'

/** The effect of a bonus on a bet, its conditions, the next step, and why it cannot be chosen. */
export function BonusEffect({
  id,
  option,
  more,
  slip,
  isTaken,
  waits,
}: {
  readonly id: string
  readonly option: SlipBonus
  readonly more: number
  readonly slip: SlipState
  /** Another bet of the slip has it. */
  readonly isTaken: boolean
  /** The free bet that may have to wait where this one is started. */
  readonly waits: string | null
}) {
  const text = useText()
  const money = useMoney()
  const { locale } = useFormat()
  const format = usePreference('oddsFormat')
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const factor = (scaled: number) => number.format(scaled / 10_000)
  const isOff = option.user_bonus_status === 'not_available'
  const lines: string[] = []
  switch (option.bonus_type) {
    case 'comboboost': {
      const next = selectionsToNext(option.ranges, option.suitable_selections.length)
      if (option.active_range_index !== null) lines.push(text('bonus.boost', { factor: factor(option.bonus_odds) }))
      if (next !== null)
        lines.push(text('bonus.next', { missing: next.missing, factor: factor(next.range.bonus_odds) }))
      break
    }
    case 'hunting':
    case 'lootbox':
    case 'tournament':
      if (!isOff) lines.push(text('bonus.points', { points: option.potential_points }))
      break
    default:
      lines.push(text(`bonus.effect.${option.bonus_type}`, { amount: money(option.amount ?? 0, slip.currency) }))
      if (isOff) lines.push(text('bonus.unsuitable'))
  }
  const gain = gainOf(option, more)
  if (gain !== null) lines.push(text('bonus.more', { amount: money(gain, slip.currency) }))
  if (option.min_odds > 10_000)
    lines.push(text('bonus.from_odds', { odds: writeOdds(option.min_odds, format, locale) }))
  if (option.user_bonus_status === 'available') lines.push(text('bonus.not_started'))
  if (waits !== null) lines.push(text('bonus.start_waits', { name: waits }))
  if (isTaken) lines.push(text('bonus.other_bet'))
  return (
    <span id={id} className={styles.Effect}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
