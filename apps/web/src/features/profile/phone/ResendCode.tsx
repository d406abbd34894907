import type { PhoneVerification } from '@touchline/contract'
import { ERRORS } from '@touchline/contract/error-codes'
import { Button } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useNow } from '../../../live/index.ts'
import { failure, useToasts } from '../../../ui/index.ts'
import { useAccount } from '../../account/index.ts'

const SECOND_MS = 1_000

/** Has the code sent again; counts down to when the server does so. */
export function ResendCode({
  phone,
  onSent,
  onNeedsPassword,
}: {
  phone: PhoneVerification
  onSent: (phone: PhoneVerification) => void
  /** No code was sent to this number before: the password is required. */
  onNeedsPassword: () => void
}) {
  const text = useText()
  const toasts = useToasts()
  const account = useAccount()
  const [isSending, setIsSending] = useState(false)
  const now = useNow()
  const until = phone.resend_timeout_until
  const waitSeconds = until === null ? 0 : Math.ceil((Date.parse(until) - now) / SECOND_MS)
  const mayNot = phone.sms_limit_reached || waitSeconds > 0 || isSending

  async function send() {
    if (mayNot) return
    setIsSending(true)
    const result = await account.http.call('requestPhoneCode', { body: {} })
    setIsSending(false)
    if (result.ok) return onSent(result.data.data)
    if (result.error.kind === 'answer' && result.error.body.code === ERRORS.validation.code) return onNeedsPassword()
    const message = result.error.kind === 'answer' ? result.error.body.localized_message : undefined
    toasts.show(failure(text, message))
  }

  const label = phone.sms_limit_reached
    ? text('profile.phone.limit')
    : waitSeconds > 0
      ? text('profile.phone.again_in', { seconds: waitSeconds })
      : text('profile.phone.again')
  return (
    <Button aria-disabled={mayNot || undefined} onClick={() => void send()}>
      {label}
    </Button>
  )
}
