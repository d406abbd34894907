import { useAuth } from '../../features/account/index.ts'
import { NotificationsBell } from '../../features/notifications/index.ts'

/** The bell of a player; visitors have no notifications. */
export function Notifications() {
  return useAuth().status === 'LOGGED_IN' ? <NotificationsBell /> : null
}
