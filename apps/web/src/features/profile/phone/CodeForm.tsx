import type { PhoneVerification } from '@touchline/contract'
import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { AccessForm, useAccessForm } from '../../access/index.ts'
import { useAccount } from '../../account/index.ts'
import card from '../Card.module.css'
import { SixDigitField } from '../SixDigitField.tsx'
import { checkCode, plainCode } from '../six-digits.ts'
import { ResendCode } from './ResendCode.tsx'

/** Requests the code that was sent to a number; another one can be sent once the server allows it. */
export function CodeForm(props: {
  phone: PhoneVerification
  number: string
  onChange: (phone: PhoneVerification) => void
  onOther: () => void
}) {
  const text = useText()
  const account = useAccount()
  const { phone, number } = props
  const form = useAccessForm({
    fields: ['code'],
    check: ({ code }) => ({ code: checkCode(code) }),
    async send({ code }) {
      const result = await account.http.call('confirmPhone', { body: { code: plainCode(code) } })
      if (!result.ok) return result.error
      props.onChange(result.data.data)
      return null
    },
  })
  const wasSent = phone.resend_timeout_until !== null
  return (
    <>
      <p className={card.Lead}>{text(wasSent ? 'profile.phone.sent' : 'profile.phone.unverified', { number })}</p>
      <AccessForm form={form} submit={text('profile.phone.confirm')}>
        <SixDigitField error={form.errorOf('code')} />
      </AccessForm>
      <div className={card.Actions}>
        <ResendCode phone={phone} onSent={props.onChange} onNeedsPassword={props.onOther} />
        <Button variant="plain" onClick={props.onOther}>
          {text('profile.phone.other')}
        </Button>
      </div>
    </>
  )
}
