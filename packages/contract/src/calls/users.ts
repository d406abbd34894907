import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import {
  AddressLine,
  CountryCode,
  CurrencyCode,
  Day,
  Locale,
  one,
  PersonalNumber,
  PersonName,
  PostalCode,
} from '../primitives.ts'
import { defineCall } from './define.ts'

/** E-mail address or phone number, as typed. */
const Login = z.string().check(z.minLength(3), z.maxLength(254))
const NewPassword = z.string().check(z.minLength(8), z.maxLength(200))
/** Token of a link that was sent. */
const LinkToken = z.string().check(z.minLength(1), z.maxLength(200))

/** The response does not depend on whether the address is known. */
const Sent = one(z.strictObject({ sent_to: about(z.enum(['email', 'phone']), 'Where the message went.') }))
const TokenIsGood = one(z.strictObject({ valid: about(z.literal(true), 'The token can be used.') }))

export const signUp = defineCall('signUp', {
  summary:
    'Asks for an account; it exists once the link that is sent has been confirmed. A known address answers the same',
  body: z
    .strictObject({
      email: about(z.optional(Login), 'E-mail address; either it or the phone number.'),
      phone: about(z.optional(Login), 'International form, e.g. +4915112345678.'),
      password: NewPassword,
      currency: CurrencyCode,
      language: about(z.optional(Locale), 'Language of messages; that of the request where absent.'),
      country: about(
        z.optional(CountryCode),
        'Where the player lives: it says what else is asked for, and whose rules protect them. May be left out only where the book knows where the call comes from.',
      ),
      first_name: z.optional(PersonName),
      last_name: z.optional(PersonName),
      born_on: about(z.optional(Day), 'Day of birth; required everywhere.'),
      street: about(z.optional(AddressLine), 'Street and house number of where the player lives.'),
      postal_code: about(z.optional(PostalCode), 'Of that address.'),
      city: about(z.optional(AddressLine), 'Of that address.'),
      mobile_phone: about(z.optional(Login), 'Number to be reached by, in international form.'),
      personal_number: about(z.optional(PersonalNumber), 'By which the country knows the player, as people write it.'),
      terms_accepted: about(z.literal(true), 'The terms, and being of legal age.'),
    })
    .check(
      z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), 'takes either email or phone'),
    ),
  answer: Sent,
  status: 202,
})

export const checkConfirmation = defineCall('checkConfirmation', {
  summary: 'Whether a confirmation token is good. Confirms nothing: mail scanners open links',
  query: z.strictObject({ confirmation_token: LinkToken }),
  answer: TokenIsGood,
  status: 200,
})

export const confirmUser = defineCall('confirmUser', {
  summary: 'Confirms a sign-up: the account exists from now on, with its first currency, and this browser is signed in',
  body: z.strictObject({ confirmation_token: LinkToken }),
  answer: one(
    z.strictObject({
      choose_password: about(
        z.boolean(),
        'Whether a link to choose the password with has been sent; the one of the sign-up does not count then.',
      ),
      signed_in: about(
        z.boolean(),
        'Whether the answer begins a session; not where the password is still to be chosen.',
      ),
    }),
  ),
  status: 200,
})

export const resendConfirmation = defineCall('resendConfirmation', {
  summary: 'Sends the confirmation of a sign-up once more. An unknown address answers the same',
  body: z.strictObject({ email: about(Login, 'E-mail address or phone number, as typed.') }),
  answer: Sent,
  status: 202,
})

export const checkUnlock = defineCall('checkUnlock', {
  summary: 'Whether an unlock token is good. Unlocks nothing: mail scanners open links',
  query: z.strictObject({ unlock_token: LinkToken }),
  answer: TokenIsGood,
  status: 200,
})

export const unlockUser = defineCall('unlockUser', {
  summary: 'Unlocks signing in after repeated failures',
  body: z.strictObject({ unlock_token: LinkToken }),
  answer: null,
  status: 204,
})

export const resendUnlock = defineCall('resendUnlock', {
  summary: 'Sends the unlock link of a locked account once more. Any other address answers the same',
  body: z.strictObject({ email: about(Login, 'E-mail address or phone number, as typed.') }),
  answer: Sent,
  status: 202,
})

export const requestPasswordReset = defineCall('requestPasswordReset', {
  summary: 'Sends a link to choose a new password with. An unknown address answers the same',
  body: z.strictObject({ email: about(Login, 'E-mail address or phone number, as typed.') }),
  answer: Sent,
  status: 202,
})

const resetPasswordParts = {
  body: z.strictObject({
    reset_password_token: about(LinkToken, 'Token of the link that was sent.'),
    password: NewPassword,
  }),
  answer: null,
  status: 204,
} as const

export const resetPassword = defineCall('resetPassword', {
  ...resetPasswordParts,
  summary: 'Sets a new password by the token that was sent; every session of the player ends',
})

export const patchPassword = defineCall('patchPassword', {
  ...resetPasswordParts,
  summary:
    'The same as PUT, by the token of a link. A player who is signed in confirms it with the password: `changePassword`',
})

export const changePassword = defineCall('changePassword', {
  summary: "Changes the player's password; their other sessions end",
  body: z.strictObject({ current_password: z.string().check(z.minLength(1), z.maxLength(200)), password: NewPassword }),
  answer: null,
  status: 204,
})
