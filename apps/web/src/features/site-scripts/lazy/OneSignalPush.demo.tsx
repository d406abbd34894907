import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { OneSignalPush } from './OneSignalPush.tsx'

export const DEMO = demos({
  title: 'OneSignalPush',
  states: {
    off: () => (
      <SignedIn>
        <OneSignalPush />
      </SignedIn>
    ),
    on: () => (
      <SignedIn has={{ one_signal_push_notification_subscription: 'a-device' }}>
        <OneSignalPush />
      </SignedIn>
    ),
  },
})
