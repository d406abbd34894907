import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { useAuth } from '../use-account.ts'
import { AccountMenu } from './AccountMenu.tsx'

function Menu() {
  const auth = useAuth()
  return auth.status === 'LOGGED_IN' && <AccountMenu auth={auth} close={() => {}} />
}

export const DEMO = demos({
  title: 'Account menu',
  states: {
    'two accounts': () => (
      <SignedIn>
        <Menu />
      </SignedIn>
    ),
  },
})
