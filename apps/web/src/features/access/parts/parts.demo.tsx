import { demos } from '@touchline/ui/demo'
import { Notice } from './AccessForm.tsx'
import { AccessLink } from './AccessLink.tsx'
import { CheckField } from './CheckField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import { SentNote } from './SentNote.tsx'
import { StatusNote } from './StatusNote.tsx'

const nothing = () => {}

export const DEMO = demos({
  title: 'Access parts',
  states: {
    'a refusal': () => (
      <Notice text="E-mail or password is wrong.">
        <AccessLink to="forgot-password">Forgot your password?</AccessLink>
      </Notice>
    ),
    'a box to tick': () => (
      <CheckField name="terms" error={undefined}>
        I am 18 or older.
      </CheckField>
    ),
    'a box that must be ticked': () => (
      <CheckField name="terms" error="Tick this to go on.">
        I am 18 or older.
      </CheckField>
    ),
    'a password': () => <PasswordField kind="current" error={undefined} />,
    'a password that is wrong': () => <PasswordField kind="current" error="Type your password." />,
    'rules, two of them met': () => <PasswordRules password="goalkeeper-and-goal" />,
    'a mail was sent': () => (
      <SentNote
        title="Look into your mail"
        text="A link is on its way to demo@touchline.test."
        link="resendConfirmation"
        login="demo@touchline.test"
        onOther={nothing}
      />
    ),
    'a link that is over': () => (
      <StatusNote kind="bad" title="This link is over">
        <p>It was used before, or it is too old.</p>
      </StatusNote>
    ),
  },
})
