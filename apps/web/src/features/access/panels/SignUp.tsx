import { Field } from '@touchline/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useHttp } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import { focusLogin } from '../focus-login.ts'
import { checkLogin, checkName, checkNewPassword, isEmail, NAME_MAX } from '../form/checks.ts'
import { useAccessForm } from '../form/use-access-form.ts'
import { AccessForm } from '../parts/AccessForm.tsx'
import { AccessLink } from '../parts/AccessLink.tsx'
import { CheckField } from '../parts/CheckField.tsx'
import { CurrencyField } from '../parts/CurrencyField.tsx'
import { LoginField } from '../parts/LoginField.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { SentNote } from '../parts/SentNote.tsx'
import styles from '../parts/Steps.module.css'

/** Asks for an account; the next step is in the mail. */
export function SignUp() {
  const text = useText()
  const http = useHttp()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAccessForm({
    fields: ['login', 'password', 'first_name', 'last_name', 'currency', 'terms'],
    check: ({ login, password, first_name, last_name, terms }) => ({
      login: checkLogin(login),
      password: checkNewPassword(password),
      first_name: checkName(first_name),
      last_name: checkName(last_name),
      terms: terms === '' ? 'access.wrong.terms' : undefined,
    }),
    async send({ login, password, first_name, last_name, currency }) {
      const result = await http.call('signUp', {
        body: {
          ...(isEmail(login) ? { email: login } : { phone: login }),
          password,
          currency,
          ...(first_name !== '' && { first_name }),
          ...(last_name !== '' && { last_name }),
          terms_accepted: true,
        },
      })
      if (!result.ok) return result.error
      setSentTo(login)
      return null
    },
  })
  const sent = sentTo !== null && (
    <SentNote
      title={text(isEmail(sentTo) ? 'access.sent.mail' : 'access.sent.sms')}
      text={text('access.sent.sign_up', { login: sentTo })}
      link="resendConfirmation"
      login={sentTo}
      onOther={() => {
        flushSync(() => setSentTo(null))
        focusLogin()
      }}
    />
  )
  // The form stays behind the note: whoever corrects his address types nothing else again.
  return (
    <div className={styles.Panel}>
      {sent}
      <div className={styles.Panel} hidden={sentTo !== null}>
        <AccessForm form={form} submit={text('access.sign_up.submit')}>
          <LoginField error={form.errorOf('login')} />
          <PasswordField kind="new" label={text('account.password')} error={form.errorOf('password')} />
          <div className={styles.Names}>
            <Field
              label={text('access.first_name')}
              name="first_name"
              autoComplete="given-name"
              maxLength={NAME_MAX}
              error={form.errorOf('first_name')}
            />
            <Field
              label={text('access.last_name')}
              name="last_name"
              autoComplete="family-name"
              maxLength={NAME_MAX}
              error={form.errorOf('last_name')}
            />
          </div>
          <CurrencyField error={form.errorOf('currency')} />
          <CheckField name="terms" error={form.errorOf('terms')}>
            {text('access.terms')}
          </CheckField>
        </AccessForm>
        <p className={styles.Ways}>
          <AccessLink to="sign-in">{text('access.to_sign_in')}</AccessLink>
          <Link to="/general-rules" target="_blank" className={styles.Aside}>
            {text('access.to_rules')}
          </Link>
        </p>
      </div>
    </div>
  )
}
