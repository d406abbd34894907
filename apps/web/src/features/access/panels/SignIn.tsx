import { ERRORS } from '@touchline/contract/error-codes'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { useAccount } from '../../account/index.ts'
import { useAccessForm } from '../form/use-access-form.ts'
import { AccessForm } from '../parts/AccessForm.tsx'
import { AccessLink } from '../parts/AccessLink.tsx'
import { CodeField } from '../parts/CodeField.tsx'
import { SignInLoginField } from '../parts/LoginField.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { SendLinkButton } from '../parts/SendLinkButton.tsx'
import styles from '../parts/Steps.module.css'
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx'
import { usePlace } from '../place.ts'
import { typedLogin } from '../typed-login.ts'

/** Help for a visitor whose sign-in the server refused. */
function helpWith(code: number) {
  switch (code) {
    case ERRORS.not_confirmed.code:
      return <SendLinkButton link="resendConfirmation" login={typedLogin()} />
    case ERRORS.account_locked.code:
      return <SendLinkButton link="resendUnlock" login={typedLogin()} />
    default:
      return null
  }
}

/** E-mail or phone, and password. */
export function SignIn() {
  const text = useText()
  const account = useAccount()
  const { onSignedIn } = usePlace()
  const [needsCode, setNeedsCode] = useState(false)
  const form = useAccessForm({
    fields: ['login', 'password', 'code'],
    check: ({ login, password }) => ({
      login: login.length < 3 ? 'access.wrong.login_missing' : undefined,
      password: password === '' ? 'access.wrong.password_missing' : undefined,
    }),
    async send({ login, password, code }) {
      const error = await account.signIn(login, password, code)
      if (error === null) onSignedIn()
      else if (error.kind === 'answer' && error.body.code === ERRORS.code_needed.code) setNeedsCode(true)
      return error
    },
  })
  return (
    <div className={styles.Panel}>
      <AccessForm form={form} submit={text('account.sign_in')} help={helpWith}>
        <SignInLoginField error={form.errorOf('login')} />
        <PasswordField kind="current" error={form.errorOf('password')} />
        {needsCode && <CodeField error={form.errorOf('code')} />}
      </AccessForm>
      <PasskeyButton onSignedIn={onSignedIn} />
      <p className={styles.Ways}>
        <AccessLink to="forgot-password">{text('access.to_forgot')}</AccessLink>
        <AccessLink to="sign-up">{text('access.to_sign_up')}</AccessLink>
      </p>
    </div>
  )
}
