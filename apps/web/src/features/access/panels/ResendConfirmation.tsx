import { useText } from '../../../i18n/index.ts'
import { AccessLink } from '../parts/AccessLink.tsx'
import { AskForLink } from '../parts/AskForLink.tsx'
import styles from '../parts/Steps.module.css'

/** Sends the confirmation of a sign-up again. */
export function ResendConfirmation() {
  const text = useText()
  return (
    <div className={styles.Panel}>
      <p className={styles.Lead}>{text('access.resend.lead')}</p>
      <AskForLink link="resendConfirmation" />
      <p className={styles.Ways}>
        <AccessLink to="sign-in">{text('access.back_to_sign_in')}</AccessLink>
        <AccessLink to="sign-up">{text('access.to_sign_up')}</AccessLink>
      </p>
    </div>
  )
}
