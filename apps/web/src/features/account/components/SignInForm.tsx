import type { CallError } from '@touchline/client/http'
import { Button, Field } from '@touchline/ui'
import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { signIn } from '../runtime.ts'
import styles from './SignInForm.module.css'

type Progress = { step: 'typing' } | { step: 'sending' } | { step: 'refused'; error: CallError }

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** E-mail and password. What the server says about a refusal is shown in its words. */
export function SignInForm({ onSignedIn }: { onSignedIn?: (() => void) | undefined }) {
  const intl = useIntl()
  const [progress, setProgress] = useState<Progress>({ step: 'typing' })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (progress.step === 'sending') return
    const form = new FormData(event.currentTarget)
    setProgress({ step: 'sending' })
    const error = await signIn(text(form, 'email').trim(), text(form, 'password'))
    setProgress(error === null ? { step: 'typing' } : { step: 'refused', error })
    if (error === null) onSignedIn?.()
  }

  return (
    <form className={styles.Form} onSubmit={(event) => void submit(event)}>
      {progress.step === 'refused' && (
        <p role="alert" className={styles.Error}>
          {progress.error.kind === 'answer' ? (
            progress.error.body.localized_message
          ) : (
            <FormattedMessage id="account.sign_in.lost" />
          )}
        </p>
      )}
      <Field
        label={intl.formatMessage({ id: 'account.email' })}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <Field
        label={intl.formatMessage({ id: 'account.password' })}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <Button type="submit" variant="go" size="large" aria-disabled={progress.step === 'sending' || undefined}>
        <FormattedMessage id="account.sign_in" />
      </Button>
    </form>
  )
}
