import { demos } from '@touchline/ui/demo'
import { aMatch } from '../../../testing/catalogue.ts'
import { Following } from '../../../testing/Following.tsx'
import { EventLine } from './EventLine.tsx'

export const DEMO = demos({
  title: 'EventLine',
  states: {
    'in play': () => (
      <Following events={[aMatch()]}>
        <EventLine eventId={7} home="Arsenal" away="Chelsea" startTime="2026-11-20T20:00:00.000Z" />
      </Following>
    ),
    'before kick-off': () => (
      <EventLine eventId={8} home="Arsenal" away="Chelsea" startTime="2026-11-21T15:00:00.000Z" />
    ),
    'no two sides': () => <EventLine eventId={9} home="Premier League: winner" away="" startTime={null} />,
  },
})
