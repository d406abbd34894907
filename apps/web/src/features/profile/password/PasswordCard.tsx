import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../i18n/index.ts'
import { AccessForm, checkNewPassword, PasswordField, StatusNote, useAccessForm } from '../../access/index.ts'
import { useAccount } from '../../account/index.ts'
import card from '../Card.module.css'
import { Card } from '../Card.tsx'
import { playerKey } from '../use-player-call.ts'

/** Changes the password; the other sessions end. */
export function PasswordCard({ playerId }: { playerId: number }) {
  const text = useText()
  const account = useAccount()
  const client = useQueryClient()
  const [isDone, setIsDone] = useState(false)
  const form = useAccessForm({
    fields: ['current_password', 'password'],
    check: ({ current_password, password }) => ({
      current_password: current_password === '' ? 'access.wrong.password_missing' : undefined,
      password: checkNewPassword(password),
    }),
    async send({ current_password, password }) {
      const result = await account.http.call('changePassword', { body: { current_password, password } })
      if (!result.ok) return result.error
      setIsDone(true)
      await client.invalidateQueries({ queryKey: playerKey('getSessions', playerId) })
      return null
    },
  })
  return (
    <Card title={text('profile.password')}>
      {isDone ? (
        <StatusNote kind="good" title={text('profile.password.done')}>
          <p>{text('profile.password.done_text')}</p>
        </StatusNote>
      ) : (
        <>
          <p className={card.Lead}>{text('profile.password.lead')}</p>
          <AccessForm form={form} submit={text('profile.password.submit')}>
            <PasswordField
              kind="current"
              name="current_password"
              label={text('profile.password.current')}
              error={form.errorOf('current_password')}
            />
            <PasswordField kind="new" error={form.errorOf('password')} />
          </AccessForm>
        </>
      )}
    </Card>
  )
}
