import * as z from 'zod/mini'
import { CurrencyCode, Locale, one } from '../primitives.ts'
import { defineCall } from './define.ts'

/** E-mail address or phone number, as typed. */
const Login = z.string().check(z.minLength(3), z.maxLength(254))
const NewPassword = z.string().check(z.minLength(8), z.maxLength(200))
/** Token of a link that was sent. */
const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))
const PersonName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** What was sent does not depend on whether the address is known. */
const Sent = one(z.strictObject({ sent_to: z.enum(['email', 'phone']) }))
const TokenIsGood = one(z.strictObject({ valid: z.literal(true) }))

export const signUp = defineCall({
  method: 'POST',
  path: '/api/users',
  auth: 'none',
  summary:
    'Asks for an account; it exists once the link that is sent has been confirmed. A known address answers the same',
  body: z
    .strictObject({
      email: z.optional(Login),
      /** International form, e.g. +4915112345678. */
      phone: z.optional(Login),
      password: NewPassword,
      currency: CurrencyCode,
      /** Language of messages; that of the request where absent. */
      language: z.optional(Locale),
      first_name: z.optional(PersonName),
      last_name: z.optional(PersonName),
      /** The terms, and being of legal age. */
      terms_accepted: z.literal(true),
    })
    .check(
      z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), 'takes either email or phone'),
    ),
  answer: Sent,
  status: 202,
})

export const checkConfirmation = defineCall({
  method: 'GET',
  path: '/api/users/confirmation',
  auth: 'none',
  summary: 'Whether a confirmation token is good. Confirms nothing: mail scanners open links',
  query: z.strictObject({ confirmation_token: LinkToken }),
  answer: TokenIsGood,
  status: 200,
})

export const confirmUser = defineCall({
  method: 'POST',
  path: '/api/users/confirmation',
  auth: 'none',
  summary: 'Confirms a sign-up: the account exists from now on, with its first currency',
  body: z.strictObject({ confirmation_token: LinkToken }),
  /** `choose_password`: a link to choose the password with has been sent; the one of the sign-up does not count. */
  answer: one(z.strictObject({ choose_password: z.boolean() })),
  status: 200,
})

export const resendConfirmation = defineCall({
  method: 'POST',
  path: '/api/users/confirmation/resend',
  auth: 'none',
  summary: 'Sends the confirmation of a sign-up once more. An unknown address answers the same',
  body: z.strictObject({ email: Login }),
  answer: Sent,
  status: 202,
})

export const checkUnlock = defineCall({
  method: 'GET',
  path: '/api/users/unlock',
  auth: 'none',
  summary: 'Whether an unlock token is good. Unlocks nothing: mail scanners open links',
  query: z.strictObject({ unlock_token: LinkToken }),
  answer: TokenIsGood,
  status: 200,
})

export const unlockUser = defineCall({
  method: 'POST',
  path: '/api/users/unlock',
  auth: 'none',
  summary: 'Unlocks signing in after repeated failures',
  body: z.strictObject({ unlock_token: LinkToken }),
  answer: null,
  status: 204,
})

export const resendUnlock = defineCall({
  method: 'POST',
  path: '/api/users/unlock/resend',
  auth: 'none',
  summary: 'Sends the unlock link of a locked account once more. Any other address answers the same',
  body: z.strictObject({ email: Login }),
  answer: Sent,
  status: 202,
})

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/api/users/password',
  auth: 'none',
  summary: 'Sends a link to choose a new password with. An unknown address answers the same',
  body: z.strictObject({ email: Login }),
  answer: Sent,
  status: 202,
})

const resetPasswordParts = {
  path: '/api/users/password',
  auth: 'none',
  body: z.strictObject({ reset_password_token: LinkToken, password: NewPassword }),
  answer: null,
  status: 204,
} as const

export const resetPassword = defineCall({
  ...resetPasswordParts,
  method: 'PUT',
  summary: 'Sets a new password by the token that was sent; every session of the player ends',
})

export const patchPassword = defineCall({
  ...resetPasswordParts,
  method: 'PATCH',
  summary: 'The same as PUT',
})

export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/player/password',
  auth: 'player',
  summary: "Changes the player's password; his other sessions end",
  body: z.strictObject({ current_password: z.string().check(z.minLength(1), z.maxLength(200)), password: NewPassword }),
  answer: null,
  status: 204,
})
