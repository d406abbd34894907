import { demos } from '@touchline/ui/demo'
import { NotificationsBell } from './NotificationsBell.tsx'

export const DEMO = demos({
  title: 'NotificationsBell',
  states: { 'nothing new': () => <NotificationsBell /> },
})
