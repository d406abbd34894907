import { useAuth } from '../../features/account/index.ts'
import { NotificationsBell } from '../../features/notifications/index.ts'

/** A player's bell; visitors have nothing to be told. */
export function Notifications() {
  return useAuth().status === 'LOGGED_IN' ? <NotificationsBell /> : null
}
