import type { Notification } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { NotificationLine } from './NotificationLine.tsx'

const WON: Notification = {
  id: 1,
  title: 'Your bet has won',
  body: 'Arsenal – Chelsea, 10.00 EUR at 2.10: 21.00 EUR are yours.',
  caption: null,
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
