import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { useExternal } from '../../../platform/use-external.ts'
import { useMoney } from '../../../ui/index.ts'
import styles from './QuickStrip.module.css'
import { useQuickBet } from './quick-bet.ts'

/**
 * For small screens, where the panel is closed: shows above the bars that a tap on a price places a bet, with a button
 * that turns that off.
 */
export function QuickStrip() {
  const text = useText()
  const money = useMoney()
  const { store, edit } = useQuickBet()
  const { bet } = useExternal(store.subscribe, store.get, store.get)
  if (bet === null) return null
  return (
    <section className={styles.QuickStrip} aria-label={text('quick.label')} data-quick-on={bet.stake}>
      <span>{text('quick.armed', { amount: money(bet.stake, bet.currency) })}</span>
      <Button onClick={() => edit({ type: 'toggle' })}>{text('quick.off')}</Button>
    </section>
  )
}
