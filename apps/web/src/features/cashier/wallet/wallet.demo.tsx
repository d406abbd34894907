import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { WalletPage } from './WalletPage.tsx'

export const DEMO = demos({
  title: 'Wallet',
  layout: 'wide',
  states: {
    'two accounts': () => (
      <SignedIn>
        <WalletPage />
      </SignedIn>
    ),
  },
})
