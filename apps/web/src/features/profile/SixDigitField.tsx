import { Field } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'

/** The code that a message or an authenticator shows. */
export function SixDigitField({ error }: { error: string | undefined }) {
  const text = useText()
  return (
    <Field
      label={text('profile.phone.code')}
      error={error}
      look="strong"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      required
    />
  )
}
