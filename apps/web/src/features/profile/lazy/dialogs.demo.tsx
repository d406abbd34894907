import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { MissedFields } from './MissedFields.tsx'
import { PhoneVerification } from './PhoneVerification.tsx'

export const DEMO = demos({
  title: 'Dialogs of the account',
  states: {
    'fields that are missing': () => (
      <SignedIn>
        <MissedFields close={() => {}} />
      </SignedIn>
    ),
    'a number to verify': () => (
      <SignedIn>
        <PhoneVerification close={() => {}} />
      </SignedIn>
    ),
  },
})
