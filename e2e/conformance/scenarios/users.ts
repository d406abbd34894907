import { randomUUID } from 'node:crypto'
import type { Prepared, Scenario } from '../trial.ts'

const newEmail = (): string => `${randomUUID()}@conformance.test`
/** Links come by mail, so only the response to a wrong one can be seen from outside. */
const wrongLink = { status: [400, 404, 410], because: 'has a link that was never sent' } as const
const token = (key: string) => async (): Promise<Prepared> => ({
  query: { [key]: randomUUID() },
  refused: wrongLink,
})
const tokenBody =
  (key: string, more: object = {}) =>
  async (): Promise<Prepared> => ({
    body: { [key]: randomUUID(), ...more },
    refused: wrongLink,
  })
const toNewEmail = async (): Promise<Prepared> => ({ body: { email: newEmail() } })
const password = 'seven green boats at noon'

export const signUp: Scenario<'signUp'> = {
  prepare: async () => {
    const who = { country: 'DE', born_on: '1990-02-28' }
    return { body: { email: newEmail(), password, currency: 'EUR', terms_accepted: true, ...who } }
  },
}
export const checkConfirmation: Scenario<'checkConfirmation'> = { prepare: token('confirmation_token') }
export const confirmUser: Scenario<'confirmUser'> = { prepare: tokenBody('confirmation_token') }
export const resendConfirmation: Scenario<'resendConfirmation'> = { prepare: toNewEmail }
export const checkUnlock: Scenario<'checkUnlock'> = { prepare: token('unlock_token') }
export const unlockUser: Scenario<'unlockUser'> = { prepare: tokenBody('unlock_token') }
export const resendUnlock: Scenario<'resendUnlock'> = { prepare: toNewEmail }
export const requestPasswordReset: Scenario<'requestPasswordReset'> = { prepare: toNewEmail }
export const resetPassword: Scenario<'resetPassword'> = { prepare: tokenBody('reset_password_token', { password }) }
export const patchPassword: Scenario<'patchPassword'> = { prepare: tokenBody('reset_password_token', { password }) }
