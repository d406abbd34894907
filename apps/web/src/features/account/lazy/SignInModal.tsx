import { Dialog } from '@touchline/ui'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { focusWhenLost } from '../../../platform/focus.ts'
import { SignInForm } from '../components/SignInForm.tsx'
import { closeSignIn } from '../runtime.ts'
import { useSignIn } from '../use-account.ts'
import styles from './SignInModal.module.css'

/** The sign-in dialog with the reason it was opened for. */
export function SignInModal() {
  const { open, reason } = useSignIn()
  const intl = useIntl()
  useEffect(() => {
    // The button that opened it is gone once somebody is signed in.
    if (!open) focusWhenLost('button:has([data-balance])')
  }, [open])
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
