import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { PasswordCard } from './PasswordCard.tsx'

export const DEMO = demos({
  title: 'PasswordCard',
  states: {
    ordinary: () => (
      <SignedIn>
        <PasswordCard playerId={7} />
      </SignedIn>
    ),
  },
})
