import type { Handlers } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { changePassword } from './change-password.ts'
import { checkConfirmation } from './check-confirmation.ts'
import { checkUnlock } from './check-unlock.ts'
import { confirmUser } from './confirm-user.ts'
import { patchPassword } from './patch-password.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { resendUnlock } from './resend-unlock.ts'
import { resetPassword } from './reset-password.ts'
import { signUp } from './sign-up.ts'
import { unlockUser } from './unlock-user.ts'

/** Calls that lead into an account. */
export type UsersCall =
  | 'signUp'
  | 'checkConfirmation'
  | 'confirmUser'
  | 'resendConfirmation'
  | 'checkUnlock'
  | 'unlockUser'
  | 'resendUnlock'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'patchPassword'
  | 'changePassword'

export function usersEndpoints(ports: PlatformParts): Handlers<UsersCall> {
  return {
    signUp: signUp(ports),
    checkConfirmation: checkConfirmation(ports),
    confirmUser: confirmUser(ports),
    resendConfirmation: resendConfirmation(ports),
    checkUnlock: checkUnlock(ports),
    unlockUser: unlockUser(ports),
    resendUnlock: resendUnlock(ports),
    requestPasswordReset: requestPasswordReset(ports),
    resetPassword: resetPassword(ports),
    patchPassword: patchPassword(ports),
    changePassword: changePassword(ports),
  }
}
