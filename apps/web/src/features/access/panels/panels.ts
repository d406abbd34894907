import type { ReactNode } from 'react'
import type { AccountDialogName } from '../../account/index.ts'
import { Confirmation } from './Confirmation.tsx'
import { EditPassword } from './EditPassword.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'
import { SignIn } from './SignIn.tsx'
import { SignUp } from './SignUp.tsx'
import { Unlock } from './Unlock.tsx'

/** What each way into an account shows, in its dialog and on its page. */
export const PANELS: Readonly<Record<AccountDialogName, (props: { token: string }) => ReactNode>> = {
  'sign-in': SignIn,
  'sign-up': SignUp,
  'forgot-password': ForgotPassword,
  'edit-password': EditPassword,
  confirmation: Confirmation,
  'resend-confirmation': ResendConfirmation,
  unlock: Unlock,
}
