import { lazy, Suspense } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useNarrow } from '../use-narrow.ts'
import { useTicket, useTicketView } from '../use-slip.ts'
import { EmptySlip } from './EmptySlip.tsx'
import styles from './SlipPanel.module.css'
import { TicketTabs } from './TicketTabs.tsx'

const SlipEditor = lazy(async () => ({ default: (await import('../lazy/SlipEditor.tsx')).SlipEditor }))
const MyBets = lazy(async () => ({ default: (await import('../../my-bets/lazy/MyBets.tsx')).MyBets }))

/** The chosen tab's content; what is not on the first screen is fetched when it is first needed. */
export function TicketBody() {
  const { tab } = useTicketView()
  const isEmpty = useTicket(({ slip }) => slip.bets.length === 0 && !slip.inProgress && slip.ticketState === 'INITIAL')
  const fallback = <div className={styles.Loading} aria-busy="true" />
  if (tab === 'MY_BETS') {
    return (
      <Suspense fallback={fallback}>
        <MyBets />
      </Suspense>
    )
  }
  if (isEmpty) return <EmptySlip />
  return (
    <Suspense fallback={fallback}>
      <SlipEditor />
    </Suspense>
  )
}

/** The ticket as the panel beside the page. Small screens have `SlipDock` instead. */
export function SlipPanel() {
  const text = useText()
  const narrow = useNarrow()
  if (narrow) return null
  return (
    <aside className={styles.SlipPanel} aria-label={text('slip.ticket')}>
      <TicketTabs idBase="ticket">
        <TicketBody />
      </TicketTabs>
    </aside>
  )
}
