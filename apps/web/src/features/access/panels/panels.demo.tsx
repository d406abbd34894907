import { demos } from '@touchline/ui/demo'
import { EditPassword } from './EditPassword.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'
import { SignUp } from './SignUp.tsx'

export const DEMO = demos({
  title: 'Access panels',
  layout: 'wide',
  states: {
    'sign up': () => <SignUp />,
    'a forgotten password': () => <ForgotPassword />,
    'a new password': () => <EditPassword token="a-token-of-a-mail" />,
    'a confirmation once more': () => <ResendConfirmation />,
  },
})
