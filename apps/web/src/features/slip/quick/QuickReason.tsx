import type { QuickBetState } from '@touchline/betting'
import { useExternal } from '../../../platform/use-external.ts'
import styles from './QuickReason.module.css'
import { useQuickBet } from './quick-bet.ts'
import { useCourse } from './use-course.ts'

/** Why the last tap placed nothing, at the tapped button; on small screens the panel that would show it is closed. */
export function QuickReason() {
  const { store } = useQuickBet()
  const { bet } = useExternal(store.subscribe, store.get, store.get)
  return bet === null ? null : <Reason bet={bet} />
}

function Reason({ bet }: { bet: QuickBetState }) {
  const words = useCourse(bet)
  return (
    <p role="alert" className={styles.QuickReason} data-quick-reason={bet.state}>
      {words}
    </p>
  )
}
