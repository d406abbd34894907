import type { PhoneVerification } from '@touchline/contract'
import { Button, Field } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { AccessForm, checkPhone, useAccessForm } from '../../access/index.ts'
import { useAccount } from '../../account/index.ts'
import card from '../Card.module.css'

/** Asks for a number and has a code sent to it. */
export function NumberForm(props: {
  limitReached: boolean
  onSent: (phone: PhoneVerification) => void
  onBack: (() => void) | null
}) {
  const text = useText()
  const account = useAccount()
  const form = useAccessForm({
    fields: ['phone_number'],
    check: ({ phone_number }) => ({ phone_number: checkPhone(phone_number) }),
    async send({ phone_number }) {
      const result = await account.http.call('requestPhoneCode', { body: { phone_number } })
      if (!result.ok) return result.error
      props.onSent(result.data.data)
      return null
    },
  })
  return (
    <>
      <p className={card.Lead}>{text(props.limitReached ? 'profile.phone.limit' : 'profile.phone.lead')}</p>
      <AccessForm form={form} submit={text('profile.phone.send')}>
        <Field
          label={text('profile.phone.number')}
          hint={text('profile.phone.hint')}
          error={form.errorOf('phone_number')}
          name="phone_number"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
      </AccessForm>
      {props.onBack !== null && (
        <div className={card.Actions}>
          <Button onClick={props.onBack}>{text('profile.phone.back')}</Button>
        </div>
      )}
    </>
  )
}
