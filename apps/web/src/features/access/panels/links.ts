import { Confirmation } from './Confirmation.tsx'
import { EditPassword } from './EditPassword.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'
import { Unlock } from './Unlock.tsx'

/** Ways into an account that a mail leads to. */
export const LINKS = {
  'edit-password': EditPassword,
  confirmation: Confirmation,
  'resend-confirmation': ResendConfirmation,
  unlock: Unlock,
} as const
