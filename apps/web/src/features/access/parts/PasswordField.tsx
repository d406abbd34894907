import { Field } from '@touchline/ui'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { PASSWORD_MAX } from '../form/checks.ts'
import styles from './PasswordField.module.css'
import { PasswordRules } from './PasswordRules.tsx'

/** A password that can be shown while it is typed; a new one with the rules it must meet. */
export function PasswordField(props: {
  error: string | undefined
  kind: 'current' | 'new'
  name?: 'password' | 'current_password'
  label?: string
}) {
  const text = useText()
  const [shown, setShown] = useState(false)
  const [password, setPassword] = useState('')
  const { error, kind } = props
  return (
    <div className={styles.PasswordField}>
      <Field
        label={props.label ?? text(kind === 'new' ? 'access.password.new' : 'account.password')}
        error={error}
        name={props.name ?? 'password'}
        type={shown ? 'text' : 'password'}
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={PASSWORD_MAX}
        onInput={(event) => setPassword(event.currentTarget.value)}
        required
        suffix={
          <button type="button" className={styles.Toggle} onClick={() => setShown(!shown)}>
            {text(shown ? 'access.password.hide' : 'access.password.show')}
            <span className={styles.Hidden}> {text('account.password')}</span>
          </button>
        }
      />
      {kind === 'new' && <PasswordRules password={password} />}
    </div>
  )
}
