import type { Notification } from '@touchline/contract'
import { useFormat, useText } from '../../../i18n/index.ts'
import styles from './NotificationsDialog.module.css'

const WHEN: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }

/** One notification; pressing it reads it and leads to what it is about. */
export function NotificationLine(props: { notification: Notification; onFollow: () => void }) {
  const { notification, onFollow } = props
  const text = useText()
  const format = useFormat()
  const { title, body, caption, read, created_at: at } = notification
  return (
    <li>
      <button type="button" className={styles.Line} data-read={read} onClick={onFollow}>
        <span className={styles.Title}>
          {!read && <span className={styles.New}>{text('finding.notifications.new')}</span>}
          <b>{title}</b>
        </span>
        {caption !== null && (
          <span className={styles.Caption}>
            <bdi>{caption}</bdi>
          </span>
        )}
        <span className={styles.Body}>{body}</span>
        <time dateTime={at}>{format.date(at, WHEN)}</time>
      </button>
    </li>
  )
}
