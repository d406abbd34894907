import { Badge, TabPanel, Tabs, tabId } from '@touchline/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../i18n/index.ts'
import { focusWhenLost } from '../../../platform/input/focus.ts'
import { useLabel } from '../../../site/index.ts'
import { OpenBadge } from '../../my-bets/index.ts'
import { useSlip } from '../service.ts'
import { shownCount } from '../shown-count.ts'
import type { TicketTab } from '../state/ticket-state.ts'
import { useHasMyBets, useSlipCount, useTab, useTicket } from '../use-slip.ts'
import styles from './TicketTabs.module.css'

const TABS: readonly TicketTab[] = ['BET_SLIP', 'MY_BETS']

/** The ticket's tabs and the one that is chosen. */
export function TicketTabs(props: { idBase: string; shown?: readonly TicketTab[]; children: ReactNode }) {
  const { idBase, shown = TABS, children } = props
  const text = useText()
  const { showTab } = useSlip()
  const slip = useLabel('betSlip', text('slip.label'))
  const bets = useLabel('myBets', text('bets.label'))
  const count = useSlipCount()
  const tab = useTab()
  const hasMyBets = useHasMyBets()
  const isPlaced = useTicket(({ slip }) => slip.ticketState === 'SUCCESS')
  const wasPlaced = useRef(false)
  useEffect(() => {
    // Leaving the receipt takes its buttons away.
    if (wasPlaced.current && !isPlaced) focusWhenLost(`#${tabId(idBase, 'BET_SLIP')}`)
    wasPlaced.current = isPlaced
  }, [isPlaced, idBase])
  const labels = {
    BET_SLIP: (
      <>
        {slip}
        {count > 0 && <Badge tone="accent">{shownCount(count)}</Badge>}
      </>
    ),
    MY_BETS: (
      <>
        {bets}
        <OpenBadge />
      </>
    ),
  }
  return (
    <div className={styles.Ticket}>
      <Tabs
        idBase={idBase}
        label={text('slip.ticket')}
        value={tab}
        onChange={showTab}
        items={shown
          .filter((value) => hasMyBets || value !== 'MY_BETS')
          .map((value) => ({ value, label: labels[value] }))}
      />
      <TabPanel idBase={idBase} value={tab} className={styles.Panel}>
        {children}
      </TabPanel>
    </div>
  )
}
