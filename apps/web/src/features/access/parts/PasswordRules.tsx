import { useText } from '../../../i18n/index.ts'
import { hasVariety, PASSWORD_MIN, PASSWORD_VARIETY } from '../form/checks.ts'
import styles from './PasswordField.module.css'

function Rule({ met, text }: { met: boolean; text: string }) {
  return (
    <li data-met={met}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={met ? 'M2 8.5 6 12.5 14 3.5' : 'M8 7.9v.2'} strokeLinecap="round" />
      </svg>
      {text}
    </li>
  )
}

/**
 * The rules of a new password. Those that the page can check are ticked during typing; the book checks the last one.
 */
export function PasswordRules({ password }: { password: string }) {
  const text = useText()
  return (
    <ul className={styles.Rules} aria-label={text('access.password.rules')}>
      <Rule met={password.length >= PASSWORD_MIN} text={text('access.password.rule.length', { count: PASSWORD_MIN })} />
      <Rule met={hasVariety(password)} text={text('access.password.rule.variety', { count: PASSWORD_VARIETY })} />
      <Rule met={false} text={text('access.password.rule.common')} />
    </ul>
  )
}
