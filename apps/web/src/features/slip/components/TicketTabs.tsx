import { Badge, TabPanel, Tabs, tabId } from '@touchline/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../i18n/index.ts'
import { focusWhenLost } from '../../../platform/focus.ts'
import { useSlip } from '../service.ts'
import { useHasMyBets, useSlipCount, useTab, useTicket } from '../use-slip.ts'
import styles from './TicketTabs.module.css'

/** Selections beyond this are shown as "40+". */
const COUNT_CAP = 40

/** The ticket's two tabs and the one that is chosen. */
export function TicketTabs({ idBase, children }: { idBase: string; children: ReactNode }) {
  const text = useText()
  const { showTab } = useSlip()
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
  return (
    <div className={styles.Ticket}>
      <Tabs
        idBase={idBase}
        label={text('slip.ticket')}
        value={tab}
        onChange={showTab}
        items={[
          {
            value: 'BET_SLIP',
            label: (
              <>
                {text('slip.label')}
                {count > 0 && <Badge tone="accent">{count > COUNT_CAP ? `${COUNT_CAP}+` : count}</Badge>}
              </>
            ),
          },
          ...(hasMyBets ? [{ value: 'MY_BETS' as const, label: text('bets.label') }] : []),
        ]}
      />
      <TabPanel idBase={idBase} value={tab} className={styles.Panel}>
        {children}
      </TabPanel>
    </div>
  )
}
