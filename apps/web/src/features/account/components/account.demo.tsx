import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { AccountButton } from './AccountButton.tsx'
import { BalanceView } from './BalanceView.tsx'

export const DEMO = demos({
  title: 'Account',
  states: {
    balance: () => (
      <SignedIn>
        <BalanceView />
      </SignedIn>
    ),
    menu: () => (
      <SignedIn>
        <AccountButton showBalance />
      </SignedIn>
    ),
  },
})
