import { Suspense, useLayoutEffect } from 'react'
import { useText } from '../../../i18n/index.ts'
import { lazyComponent } from '../../../ui/index.ts'
import { useAuth } from '../../account/index.ts'
import type { TicketTab } from '../state/ticket-state.ts'
import { panelShown, useNarrow } from '../use-narrow.ts'
import { useTab, useTicket } from '../use-slip.ts'
import { EmptySlip } from './EmptySlip.tsx'
import { EDITOR } from './editor-code.ts'
import styles from './SlipPanel.module.css'
import { TicketTabs } from './TicketTabs.tsx'

const SlipEditor = lazyComponent(EDITOR, 'SlipEditor', ['slip'])
const QuickBar = lazyComponent(() => import('../quick/QuickBar.tsx'), 'QuickBar', ['slip'])
const SetAsideNotices = lazyComponent(() => import('../lazy/notices/SetAsideNotices.tsx'), 'SetAsideNotices', ['slip'])
const FillNotice = lazyComponent(() => import('../share/FillNotice.tsx'), 'FillNotice', ['betting', 'bets', 'slip'])
// Titles and times of bets are worded like those of the slip.
const MyBets = lazyComponent(() => import('../lazy/panel/MyBetsTab.tsx'), 'MyBetsTab', ['bets', 'slip'])

/** The chosen tab's content; what is not on the first screen is fetched when it is first needed. */
export function TicketBody() {
  const tab = useTab()
  const { status } = useAuth()
  const isEmpty = useTicket(({ slip }) => slip.bets.length === 0 && !slip.inProgress && slip.ticketState === 'INITIAL')
  const hasSetAside = useTicket(({ setAside }) => setAside.length > 0)
  const hasFillNotice = useTicket(({ fillNotice }) => fillNotice !== null)
  const fallback = <div className={styles.Loading} aria-busy="true" />
  if (tab === 'MY_BETS') {
    return (
      <Suspense fallback={fallback}>
        <MyBets />
      </Suspense>
    )
  }
  return (
    <>
      {status === 'LOGGED_IN' && (
        <Suspense fallback={<div className={styles.Quick} />}>
          <QuickBar />
        </Suspense>
      )}
      {hasFillNotice && (
        <Suspense>
          <FillNotice />
        </Suspense>
      )}
      {hasSetAside && (
        <Suspense>
          <SetAsideNotices />
        </Suspense>
      )}
      {isEmpty ? (
        <EmptySlip />
      ) : (
        <Suspense fallback={fallback}>
          <SlipEditor />
        </Suspense>
      )}
    </>
  )
}

/** The ticket as the panel beside the page. Small screens have `SlipDock` instead. */
export function SlipPanel({ tabs }: { tabs: readonly TicketTab[] }) {
  const text = useText()
  const narrow = useNarrow()
  useLayoutEffect(panelShown, [])
  if (narrow) return null
  return (
    <aside className={styles.SlipPanel} aria-label={text('slip.ticket')}>
      <TicketTabs idBase="ticket" shown={tabs}>
        <TicketBody />
      </TicketTabs>
    </aside>
  )
}
