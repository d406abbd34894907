import { ForgotPassword } from './ForgotPassword.tsx'
import { SignIn } from './SignIn.tsx'

/** Ways into an account that there is. */
export const FORMS = {
  'sign-in': SignIn,
  'forgot-password': ForgotPassword,
} as const
