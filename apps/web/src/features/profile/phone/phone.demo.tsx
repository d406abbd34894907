import type { PhoneVerification } from '@touchline/contract'
import { demos } from '@touchline/ui/demo'
import { CodeForm } from './CodeForm.tsx'
import { NumberForm } from './NumberForm.tsx'
import { ResendCode } from './ResendCode.tsx'

const nothing = () => {}
const SENT: PhoneVerification = {
  phone_number: '+4915112345678',
  phone_country: 'DE',
  verified_status: 'unverified',
  resend_timeout_until: null,
  sms_limit_reached: false,
}

export const DEMO = demos({
  title: 'Phone',
  states: {
    'asks for a number': () => <NumberForm limitReached={false} onSent={nothing} onBack={null} />,
    'no more codes today': () => <NumberForm limitReached onSent={nothing} onBack={nothing} />,
    'asks for the code': () => <CodeForm phone={SENT} number="+49 1511 2345678" onChange={nothing} onOther={nothing} />,
    'may send it again': () => <ResendCode phone={SENT} onSent={nothing} onNeedsPassword={nothing} />,
    'may send it again later': () => (
      <ResendCode
        phone={{ ...SENT, resend_timeout_until: '2026-11-20T21:03:40.000Z' }}
        onSent={nothing}
        onNeedsPassword={nothing}
      />
    ),
  },
})
