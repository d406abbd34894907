import type { Match } from '@touchline/contract'
import { Icon, Popover, Skeleton } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import styles from './OtherMatches.module.css'
import { OtherMatchesList } from './parts.ts'

/** The way from a match to others that are under way, without going back to a list; fetched when it is first opened. */
export function OtherMatches({ match }: { match: Match }) {
  const text = useText()
  const [wanted, setWanted] = useState(false)
  const name = text('match.others')
  return (
    <Popover
      side="below"
      triggerClassName={styles.Trigger}
      triggerLabel={name}
      onOpen={() => setWanted(true)}
      trigger={
        <>
          <span className={styles.Name}>{name}</span>
          <Icon name="chevron" size={14} />
        </>
      }
    >
      {(close) => (
        <div className={styles.OtherMatches}>
          {wanted && (
            <Suspense fallback={<Skeleton block={240} />}>
              <OtherMatchesList match={match} onLeave={close} />
            </Suspense>
          )}
        </div>
      )}
    </Popover>
  )
}
