import { ERRORS } from '@touchline/contract/error-codes'
import { useState } from 'react'
import { useHttp } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { useAccount, useAuth } from '../../account/index.ts'
import { checkNewPassword } from '../form/checks.ts'
import { useAccessForm } from '../form/use-access-form.ts'
import { AccessForm } from '../parts/AccessForm.tsx'
import { OverNote } from '../parts/OverNote.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { StatusNote } from '../parts/StatusNote.tsx'
import styles from '../parts/Steps.module.css'
import { SignIn } from './SignIn.tsx'

/** Chooses a new password by the link that was sent; then signing in with it. */
export function EditPassword({ token }: { token: string }) {
  const text = useText()
  const account = useAccount()
  const http = useHttp()
  const { status } = useAuth()
  const [step, setStep] = useState<'choosing' | 'done' | 'over'>(token === '' ? 'over' : 'choosing')
  const form = useAccessForm({
    fields: ['password'],
    check: ({ password }) => ({ password: checkNewPassword(password) }),
    async send({ password }) {
      const result = await http.call('resetPassword', { body: { reset_password_token: token, password } })
      if (result.ok) {
        // The new password has ended every session; the page must not go on as if there were one.
        if (status === 'LOGGED_IN') await account.signOut()
        setStep('done')
        return null
      }
      if (result.error.kind !== 'answer' || result.error.body.code !== ERRORS.link_invalid.code) return result.error
      setStep('over')
      return null
    },
  })
  switch (step) {
    case 'over':
      return <OverNote link="requestPasswordReset" text={text('access.edit.over')} />
    case 'done':
      return (
        <div className={styles.Panel}>
          <StatusNote kind="good" title={text('access.edit.done')}>
            <p>{text('access.edit.done_text')}</p>
          </StatusNote>
          <SignIn />
        </div>
      )
    case 'choosing':
      return (
        <div className={styles.Panel}>
          <p className={styles.Lead}>{text('access.edit.lead')}</p>
          <AccessForm form={form} submit={text('access.edit.submit')}>
            <PasswordField kind="new" error={form.errorOf('password')} />
          </AccessForm>
        </div>
      )
  }
}
