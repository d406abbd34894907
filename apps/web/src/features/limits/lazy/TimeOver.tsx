import { Button, Skeleton } from '@touchline/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { Carried } from '../../../dialogs/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { useAccount } from '../../account/index.ts'
import styles from './RealityCheck.module.css'

const FORBIDDEN = 403

interface TimeOverProps {
  readonly carries: Carried['out-of-session-limit']
  readonly close: () => void
}

function Over({ close, children }: { readonly close: () => void; readonly children: ReactNode }) {
  const text = useText()
  return (
    <div className={styles.Check}>
      {children}
      <div className={styles.Actions}>
        <Button size="large" onClick={close}>
          {text('protection.over.done')}
        </Button>
      </div>
    </div>
  )
}

/** Whether the limit on a session is reached; undefined until the book has responded. */
function useIsReached(isKnown: boolean): boolean | undefined {
  const { http } = useAccount()
  const [isReached, setIsReached] = useState<boolean | undefined>(isKnown || undefined)
  useEffect(() => {
    if (isKnown) return
    let isGone = false
    void http.call('getPlaySession').then((answer) => {
      if (!isGone) setIsReached(!answer.ok && answer.error.kind === 'answer' && answer.error.status === FORBIDDEN)
    })
    return () => {
      isGone = true
    }
  }, [http, isKnown])
  return isReached
}

/**
 * SAFE-03: the limit on a session or on time of play is reached; a dialog opened by an address checks with the book
 * first.
 */
export function SessionOver({ carries, close }: TimeOverProps) {
  const text = useText()
  const isReached = useIsReached(carries.isReached)
  return (
    <Over close={close}>
      {isReached === undefined && <Skeleton block={40} />}
      {isReached !== undefined && <p>{text(isReached ? 'protection.over.text' : 'protection.over.none')}</p>}
      <p>
        <Link to="/limits" onClick={close}>
          {text('protection.over.limits')}
        </Link>
      </p>
    </Over>
  )
}

/**
 * SAFE-01: the player's activity limit is reached. The player is signed out, so the dialog cannot be opened by an
 * address.
 */
export function ActivityOver({ carries: { isReached }, close }: TimeOverProps) {
  const text = useText()
  return (
    <Over close={close}>
      <p>{text(isReached ? 'protection.over.activity' : 'protection.over.none')}</p>
    </Over>
  )
}
