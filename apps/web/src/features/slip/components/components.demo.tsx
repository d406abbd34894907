import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { EmptySlip } from './EmptySlip.tsx'
import { TicketTabs } from './TicketTabs.tsx'

export const DEMO = demos({
  title: 'Slip',
  states: {
    empty: () => <EmptySlip />,
    'tabs of a visitor': () => (
      <TicketTabs idBase="visitor">
        <EmptySlip />
      </TicketTabs>
    ),
    'tabs of a player': () => (
      <SignedIn>
        <TicketTabs idBase="player">
          <EmptySlip />
        </TicketTabs>
      </SignedIn>
    ),
  },
})
