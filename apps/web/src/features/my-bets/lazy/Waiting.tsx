import type { Bet } from '@touchline/contract'
import { useText } from '../../../i18n/index.ts'
import { useNow } from '../../../live/index.ts'
import { useMoney } from '../../../ui/index.ts'
import styles from './BetCard.module.css'

/** What a bet waits for, and how long: its live delay, or the desk. Renders once a second. */
export function Waiting({ bet }: { bet: Bet }) {
  const text = useText()
  const money = useMoney()
  const now = useNow()
  const seconds = (ms: number) => Math.max(0, Math.ceil(ms / 1_000))
  if (!bet.is_vip) {
    const left = seconds(Date.parse(bet.decide_at ?? '') - now || 0)
    return <p className={styles.Rejection}>{text('bets.waiting.live', { seconds: left })}</p>
  }
  const stake = money(bet.stake.value, { code: bet.stake.currency, subunits: bet.stake.subunits })
  const minutes = Math.max(0, Math.floor((now - Date.parse(bet.created_at)) / 60_000))
  return <p className={styles.Rejection}>{text('bets.waiting.desk', { stake, minutes })}</p>
}
