import { useQueryClient } from '@tanstack/react-query'
import type { Notification } from '@touchline/contract'
import { NOTIFICATION_TYPES, type NotificationType } from '@touchline/contract/constants'
import { Button, chipClass, Dialog, Skeleton } from '@touchline/ui'
import { useState } from 'react'
import { useCall } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { useNavigator } from '../../../navigation/index.ts'
import { useSite } from '../../../site/index.ts'
import { Empty } from '../../../ui/index.ts'
import { useAccount } from '../../account/index.ts'
import { DeviceMessages } from '../../site-scripts/index.ts'
import { NotificationLine } from './NotificationLine.tsx'
import styles from './NotificationsDialog.module.css'
import { placeOf } from './place-of.ts'

const NEWEST = { query: { limit: 100 } } as const

export interface NotificationsDialogProps {
  readonly open: boolean
  readonly unread: number
  readonly onUnread: (unread: number) => void
  readonly onClose: () => void
}

/** The notifications of a player: by type, read one by one or all at once, each with a link to its subject. */
export function NotificationsDialog({ open, unread, onUnread, onClose }: NotificationsDialogProps) {
  const text = useText()
  return (
    <Dialog
      state={open ? 'open' : 'closed'}
      title={text('shell.notifications')}
      closeLabel={text('shell.close')}
      className={styles.NotificationsDialog}
      onClose={onClose}
    >
      <NotificationsPanel unread={unread} onUnread={onUnread} onClose={onClose} />
    </Dialog>
  )
}

function NotificationsPanel({ unread, onUnread, onClose }: Omit<NotificationsDialogProps, 'open'>) {
  const text = useText()
  const { http } = useAccount()
  const { go } = useNavigator()
  const queries = useQueryClient()
  const site = useSite()
  const [type, setType] = useState<NotificationType | null>(null)
  const { data } = useCall('getNotifications', NEWEST, { staleTime: 0 })
  const all = data?.data
  const types = NOTIFICATION_TYPES.filter((candidate) => all?.some((one) => one.type === candidate))
  const shown = all?.filter((one) => type === null || one.type === type)

  async function read(answering: Promise<{ ok: boolean; data?: { data: { unread: number } } }>) {
    const answer = await answering
    if (answer.ok && answer.data) onUnread(answer.data.data.unread)
    await queries.invalidateQueries({ queryKey: ['getNotifications'] })
  }

  function follow(notification: Notification) {
    if (!notification.read) void read(http.call('readNotifications', { body: { ids: [notification.id] } }))
    const place = placeOf(notification)
    if (place === null) return
    onClose()
    go(place)
  }

  return (
    <div className={styles.Panel}>
      <div className={styles.Bar}>
        <div className={styles.Types}>
          {[null, ...types].map((candidate) => (
            <button
              key={candidate ?? 'all'}
              type="button"
              className={chipClass}
              aria-pressed={candidate === type}
              onClick={() => setType(candidate)}
            >
              {text(candidate === null ? 'catalogue.all' : `finding.notifications.${candidate}`)}
            </button>
          ))}
        </div>
        <Button size="small" disabled={unread === 0} onClick={() => void read(http.call('readAllNotifications'))}>
          {text('finding.notifications.read_all')}
        </Button>
      </div>
      {site && site.push.type !== 'none' && <OnDevice type={site.push.type} />}
      {!shown && <Skeleton block={180} />}
      {shown?.length === 0 && <Empty>{text('finding.notifications.none')}</Empty>}
      <ul>
        {shown?.map((notification) => (
          <NotificationLine key={notification.id} notification={notification} onFollow={() => follow(notification)} />
        ))}
      </ul>
    </div>
  )
}

/** Push messages of this device while no page is open; folded, since the bell was pressed for the list. */
function OnDevice({ type }: { type: 'web' | 'onesignal' }) {
  const text = useText()
  const [wanted, setWanted] = useState(false)
  return (
    <details className={styles.Device} onToggle={({ currentTarget }) => setWanted(currentTarget.open || wanted)}>
      <summary>{text('finding.notifications.device')}</summary>
      {wanted && <DeviceMessages type={type} />}
    </details>
  )
}
