import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../testing/SignedIn.tsx'
import { LaunchButton } from './LaunchButton.tsx'

export const DEMO = demos({
  title: 'LaunchButton',
  states: {
    'to be launched': () => (
      <SignedIn>
        <LaunchButton of="horse_racing" />
      </SignedIn>
    ),
  },
})
