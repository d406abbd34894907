import { useText } from '../../../i18n/index.ts'
import { AccessLink } from '../parts/AccessLink.tsx'
import { AskForLink } from '../parts/AskForLink.tsx'
import styles from '../parts/Steps.module.css'

/** Has a link sent to choose a new password with. */
export function ForgotPassword() {
  const text = useText()
  return (
    <div className={styles.Panel}>
      <p className={styles.Lead}>{text('access.forgot.lead')}</p>
      <AskForLink link="requestPasswordReset" />
      <p className={styles.Ways}>
        <AccessLink to="sign-in">{text('access.back_to_sign_in')}</AccessLink>
      </p>
    </div>
  )
}
