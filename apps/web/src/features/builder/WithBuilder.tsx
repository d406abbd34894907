import { TabPanel, Tabs } from '@touchline/ui'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { currentAddress, onAddressChange, replaceAddress } from '../../platform/page/location.ts'
import { Boundary, Stack } from '../../ui/index.ts'
import { useSettings } from '../account/index.ts'
import type { EventNames } from '../slip/index.ts'
import { BUILDER_HASH } from './builder-hash.ts'
import { BetBuilder } from './parts.ts'
import styles from './WithBuilder.module.css'

type Tab = 'markets' | 'builder'

/** The markets of a match, and beside them the tab that puts several of its outcomes into one bet. */
export function WithBuilder({ event, children }: { event: EventNames; children: ReactNode }) {
  const text = useText()
  const isOffered = useSettings()?.custom_bet_enabled ?? true
  const [tab, setTab] = useState<Tab>('markets')
  useEffect(() => {
    const read = () => setTab(currentAddress().hash === BUILDER_HASH ? 'builder' : 'markets')
    read()
    return onAddressChange(read)
  }, [])
  if (!isOffered) return children
  function choose(next: Tab) {
    const { pathname, search } = currentAddress()
    replaceAddress(`${pathname}${search}${next === 'builder' ? BUILDER_HASH : ''}`)
    setTab(next)
  }
  return (
    <div className={styles.WithBuilder}>
      <Tabs<Tab>
        idBase="match-bets"
        label={text('match.bets')}
        value={tab}
        onChange={choose}
        items={[
          { value: 'markets', label: text('match.bets.markets') },
          { value: 'builder', label: text('match.bets.builder') },
        ]}
      />
      <TabPanel idBase="match-bets" value={tab}>
        <Boundary key={tab}>
          {tab === 'markets' ? (
            <Stack>{children}</Stack>
          ) : (
            <Suspense>
              <BetBuilder event={event} />
            </Suspense>
          )}
        </Boundary>
      </TabPanel>
    </div>
  )
}
