import type { Notification } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { NotificationLine } from './NotificationLine.tsx'

const WON: Notification = {
  id: 1,
  title: 'Bet won',
  body: 'Your bet of 10.00 EUR paid 21.00 EUR.',
  caption: 'Arsenal – Chelsea +2',
  type: 'vip_bet',
  object_type: 'bet',
  object_id: 1_001,
  read: false,
  created_at: '2026-11-20T20:41:00.000Z',
}

function line(notification: Notification) {
  return (
    <ul>
      <NotificationLine notification={notification} onFollow={() => {}} />
    </ul>
  )
}

export const DEMO = demos({
  title: 'NotificationLine',
  layout: 'wide',
  states: { new: () => line(WON), read: () => line({ ...WON, read: true }) },
})
