import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { QuickBar } from './QuickBar.tsx'

export const DEMO = demos({
  title: 'QuickBar',
  states: {
    off: () => (
      <SignedIn>
        <QuickBar />
      </SignedIn>
    ),
  },
})
