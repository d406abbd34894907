import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { useAuth } from '../use-account.ts'
import { SignInHere } from './AccountFrame.tsx'
import { AccountSide } from './AccountSide.tsx'

function Side() {
  const auth = useAuth()
  return (
    auth.status === 'LOGGED_IN' && (
      // The list of all pages has room on every screen there.
      <div data-page="overview">
        <AccountSide auth={auth} at="overview" />
      </div>
    )
  )
}

export const DEMO = demos({
  title: 'Account frame',
  states: {
    'a visitor': () => <SignInHere>Sign in to see your wallet.</SignInHere>,
    'all pages of a player': () => (
      <SignedIn>
        <Side />
      </SignedIn>
    ),
  },
})
