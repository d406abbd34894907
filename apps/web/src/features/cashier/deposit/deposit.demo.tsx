import type { Deposit } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { MissingFields } from './MissingFields.tsx'
import { Outcome } from './Outcome.tsx'

const DEPOSIT: Deposit = {
  id: 1,
  amount: 25_00,
  currency: 'EUR',
  kind: 'iframe',
  status: 'succeeded',
  reason: null,
  url: null,
  method: { id: 1, kind: 'card', label: '•••• 4242' },
  passed_limit: false,
  created_at: '2026-11-20T18:30:00.000Z',
  updated_at: '2026-11-20T18:31:00.000Z',
  expires_at: '2026-11-20T19:00:00.000Z',
}

const outcome = (differing: Partial<Deposit>) => (
  <SignedIn>
    <Outcome deposit={{ ...DEPOSIT, ...differing }} />
  </SignedIn>
)

export const DEMO = demos({
  title: 'Deposit',
  states: {
    'is there': () => outcome({}),
    'is there, above a limit': () => outcome({ passed_limit: true }),
    'on its way': () => outcome({ status: 'pending' }),
    declined: () => outcome({ status: 'failed', reason: 'declined' }),
    'taken back': () => outcome({ status: 'charged_back' }),
    'what is missing first': () => (
      <SignedIn>
        <MissingFields fields={['first_name', 'last_name', 'phone']} onDone={() => {}} />
      </SignedIn>
    ),
  },
})
