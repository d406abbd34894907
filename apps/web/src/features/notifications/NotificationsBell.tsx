import { Badge, Icon } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { lazyComponent, upTo } from '../../ui/index.ts'
import styles from './NotificationsBell.module.css'
import { useUnread } from './use-unread.ts'

/** Above this number the badge shows `99+`. */
const MOST = 99

const NotificationsDialog = lazyComponent(
  () => import('./lazy/NotificationsDialog.tsx'),
  'NotificationsDialog',
  ['finding'],
  'over',
)

/** A player's bell with how many notifications wait; what it opens is fetched when it is first pressed (PLAYER-06). */
export function NotificationsBell() {
  const text = useText()
  const { unread, setUnread } = useUnread()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const unreadText = text('shell.notifications.unread', { count: unread })
  return (
    <>
      <button
        type="button"
        className={styles.NotificationsBell}
        aria-label={unread === 0 ? text('shell.notifications') : `${text('shell.notifications')}: ${unreadText}`}
        aria-haspopup="dialog"
        title={unreadText}
        data-unread={unread}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Icon name="bell" size={19} />
        {unread > 0 && (
          <span className={styles.Count} aria-hidden="true">
            <Badge tone="accent">{upTo(MOST, unread)}</Badge>
          </span>
        )}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <NotificationsDialog open={open} unread={unread} onUnread={setUnread} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
