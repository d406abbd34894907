import { Field, type FieldProps } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { LOGIN_MAX } from '../form/checks.ts'
import { rememberLogin, typedLogin } from '../typed-login.ts'

type Props = Pick<FieldProps, 'error' | 'hint' | 'label' | 'autoComplete'>

function Login(props: Props) {
  return (
    <Field
      {...props}
      name="login"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LOGIN_MAX}
      defaultValue={typedLogin()}
      onInput={(event) => rememberLogin(event.currentTarget.value)}
      required
    />
  )
}

/** E-mail address or phone number; starts with what was typed in another form of the page. */
export function LoginField({ error }: { error: string | undefined }) {
  const text = useText()
  return <Login label={text('access.login')} hint={text('access.login.hint')} error={error} autoComplete="email" />
}

/** The same for signing in: browsers fill in what they keep. */
export function SignInLoginField({ error }: { error: string | undefined }) {
  const text = useText()
  return (
    <Login label={text('account.email')} hint={text('access.sign_in.hint')} error={error} autoComplete="username" />
  )
}
