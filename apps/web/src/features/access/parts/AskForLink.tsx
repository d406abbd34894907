import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useHttp } from '../../../data/index.ts'
import { useText } from '../../../i18n/index.ts'
import { focusLogin } from '../focus-login.ts'
import { checkLogin, isEmail } from '../form/checks.ts'
import { useAccessForm } from '../form/use-access-form.ts'
import { AccessForm } from './AccessForm.tsx'
import { LoginField } from './LoginField.tsx'
import type { LinkCall } from './SendLinkButton.tsx'
import { SentNote } from './SentNote.tsx'

/** Requests an address and sends a link to it; never reveals whether the address is known. */
export function AskForLink({ link }: { link: LinkCall }) {
  const text = useText()
  const http = useHttp()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAccessForm({
    fields: ['login'],
    check: ({ login }) => ({ login: checkLogin(login) }),
    async send({ login }) {
      const result = await http.call(link, { body: { email: login } })
      if (!result.ok) return result.error
      setSentTo(login)
      return null
    },
  })
  if (sentTo !== null) {
    return (
      <SentNote
        title={text(isEmail(sentTo) ? 'access.sent.mail' : 'access.sent.sms')}
        text={text(`access.sent.${link}`, { login: sentTo })}
        link={link}
        login={sentTo}
        onOther={() => {
          flushSync(() => setSentTo(null))
          focusLogin()
        }}
      />
    )
  }
  return (
    <AccessForm form={form} submit={text(`access.ask.${link}`)}>
      <LoginField error={form.errorOf('login')} />
    </AccessForm>
  )
}
