import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { useAuth } from '../../account/index.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

const METHODS = [
  { id: 2, kind: 'bank_transfer', label: '•••• 0001' },
  { id: 1, kind: 'card', label: '•••• 4242' },
] as const

function Form() {
  const auth = useAuth()
  return (
    auth.status === 'LOGGED_IN' && (
      <WithdrawForm
        auth={auth}
        cashier={{ methods: [...METHODS], held: { EUR: 12_50 }, min_withdrawals: { EUR: 1_00 } }}
      />
    )
  )
}

export const DEMO = demos({
  title: 'Withdrawal',
  states: {
    'to a card or an account': () => (
      <SignedIn>
        <Form />
      </SignedIn>
    ),
  },
})
