import { Badge, TabPanel, Tabs } from '@touchline/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { type MessageId, useText } from '../../i18n/index.ts'
import { bringIntoRow } from '../../platform/scroll/bring-into-row.ts'
import { Boundary, Later } from '../../ui/index.ts'
import styles from './MatchTabs.module.css'
import type { MatchTab } from './use-match-tab.ts'

const TABS = 'match'

function nameOf(tab: MatchTab): MessageId {
  switch (tab) {
    case 'markets':
    case 'builder':
      return `match.bets.${tab}`
    case 'chat':
      return 'shell.chat'
    default:
      return `match.detail.${tab}`
  }
}

export interface MatchTabsProps {
  readonly tabs: readonly MatchTab[]
  readonly value: MatchTab
  readonly onChange: (tab: MatchTab) => void
  /** How many bets the viewer has on the match. */
  readonly ownBets: number
}

/** The one row of tabs of a match. */
export function MatchTabs({ tabs, value, onChange, ownBets }: MatchTabsProps) {
  const text = useText()
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one, also by the address, scrolls into view
  useEffect(() => bringIntoRow(row.current, '[aria-selected="true"]'), [value])
  return (
    <Tabs<MatchTab>
      ref={row}
      className={styles.MatchTabs}
      idBase={TABS}
      label={text('match.details')}
      value={value}
      onChange={onChange}
      items={tabs.map((tab) => ({
        value: tab,
        label: (
          <>
            {text(nameOf(tab))}
            {tab === 'bets' && <Badge>{ownBets}</Badge>}
          </>
        ),
      }))}
    />
  )
}

/** What the chosen tab shows; what is fetched for it leaves the page below in its place. */
export function MatchTabPanel({ tab, children }: { tab: MatchTab; children: ReactNode }) {
  return (
    <TabPanel idBase={TABS} value={tab}>
      <Boundary key={tab}>
        {tab === 'markets' ? children : <Later fallback={<div className={styles.Waiting} />}>{children}</Later>}
      </Boundary>
    </TabPanel>
  )
}
