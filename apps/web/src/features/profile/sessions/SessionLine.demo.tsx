import type { Session } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { SessionLine } from './SessionLine.tsx'

const HERE: Session = {
  id: 1,
  device: 'Firefox, Linux',
  host: null,
  address: '192.0.2.7',
  created_at: '2026-11-18T09:00:00.000Z',
  last_seen_at: '2026-11-20T21:02:00.000Z',
  current: true,
}

function line(session: Session) {
  return (
    <ul>
      <SessionLine session={session} onEnded={() => {}} />
    </ul>
  )
}

export const DEMO = demos({
  title: 'SessionLine',
  layout: 'wide',
  states: {
    'this one': () => line(HERE),
    'another one': () => line({ ...HERE, id: 2, device: 'Safari, iPhone', current: false }),
    'in a host page': () => line({ ...HERE, id: 4, host: 'https://operator.example', current: false }),
    'an unknown device': () => line({ ...HERE, id: 3, device: null, address: null, current: false }),
  },
})
