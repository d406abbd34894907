import { Dialog } from '@touchline/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { SignInForm } from '../components/SignInForm.tsx'
import { closeSignIn } from '../runtime.ts'
import { useSignIn } from '../use-account.ts'
import styles from './SignInModal.module.css'

/** The sign-in dialog with the reason it was opened for. */
export function SignInModal() {
  const { open, reason } = useSignIn()
  const intl = useIntl()
  return (
    <Dialog
      state={open ? 'open' : 'closed'}
      title={intl.formatMessage({ id: 'account.sign_in' })}
      closeLabel={intl.formatMessage({ id: 'account.close' })}
      onClose={closeSignIn}
    >
      {reason !== 'asked' && (
        <p className={styles.Reason}>
          <FormattedMessage id={`account.sign_in.reason.${reason}`} />
        </p>
      )}
      <SignInForm />
    </Dialog>
  )
}
