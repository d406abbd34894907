import type { CallError } from '@touchline/client/http'
import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { AccessForm, PasswordField, useAccessForm } from '../../access/index.ts'

/** Requests the current password before the ways to sign in change. */
export function AskPassword(props: {
  submit: string
  send: (password: string) => Promise<CallError | null>
  onBack: () => void
}) {
  const text = useText()
  const form = useAccessForm({
    fields: ['current_password'],
    check: ({ current_password }) => ({
      current_password: current_password === '' ? 'access.wrong.password_missing' : undefined,
    }),
    send: ({ current_password }) => props.send(current_password),
  })
  return (
    <>
      <AccessForm form={form} submit={props.submit}>
        <PasswordField
          kind="current"
          name="current_password"
          label={text('profile.password.current')}
          error={form.errorOf('current_password')}
        />
      </AccessForm>
      <div>
        <Button variant="plain" onClick={props.onBack}>
          {text('profile.phone.back')}
        </Button>
      </div>
    </>
  )
}
