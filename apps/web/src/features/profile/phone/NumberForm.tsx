import type { PhoneVerification } from '@touchline/contract'
import { Button, Field } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { AccessForm, checkPhone, PasswordField, useAccessForm } from '../../access/index.ts'
import { useAccount } from '../../account/index.ts'
import card from '../Card.module.css'

/** Requests a number and sends a code to it. The number will sign in to the account, so the password is required. */
export function NumberForm(props: {
  limitReached: boolean
  /** The number that is known and not verified yet. */
  number?: string
  onSent: (phone: PhoneVerification) => void
  onBack: (() => void) | null
}) {
  const text = useText()
  const account = useAccount()
  const form = useAccessForm({
    fields: ['phone_number', 'current_password'],
    check: ({ phone_number, current_password }) => ({
      phone_number: checkPhone(phone_number),
      current_password: current_password === '' ? 'access.wrong.password_missing' : undefined,
    }),
    async send({ phone_number, current_password: password }) {
      const result = await account.http.call('requestPhoneCode', { body: { phone_number, password } })
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
          defaultValue={props.number}
          required
        />
        <PasswordField
          kind="current"
          name="current_password"
          label={text('profile.password.current')}
          error={form.errorOf('current_password')}
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
