import * as z from 'zod/mini'
import { PhoneVerification } from '../entities/phone.ts'
import { Player } from '../entities/player.ts'
import { CurrencyCode, Locale, one } from '../primitives.ts'
import { defineCall } from './define.ts'

const PersonName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

export const updatePlayer = defineCall({
  method: 'PATCH',
  path: '/api/player',
  auth: 'player',
  summary: 'Fills in missing names, changes nickname and main currency; what is not given stays',
  body: z.strictObject({
    first_name: z.optional(PersonName),
    last_name: z.optional(PersonName),
    /** Null removes it. */
    nickname: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(30)))),
    /** One that the player has an account in. */
    currency: z.optional(CurrencyCode),
  }),
  answer: one(Player),
  status: 200,
})

export const getPhone = defineCall({
  method: 'GET',
  path: '/api/player/phone',
  auth: 'player',
  summary: "The player's phone number and how far its verification is",
  query: z.strictObject({ locale: z.optional(Locale) }),
  answer: one(PhoneVerification),
  status: 200,
})

export const requestPhoneCode = defineCall({
  method: 'POST',
  path: '/api/player/phone/code',
  auth: 'player',
  summary: 'Sends a code by SMS, to the number given or the one known. Signing in by it works once it is verified',
  body: z.strictObject({
    /** International form, e.g. +4915112345678. */
    phone_number: z.optional(z.string().check(z.minLength(3), z.maxLength(40))),
  }),
  answer: one(PhoneVerification),
  status: 200,
})

export const confirmPhone = defineCall({
  method: 'POST',
  path: '/api/player/phone/confirm',
  auth: 'player',
  summary: 'Verifies the number by the code that was sent',
  body: z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  answer: one(PhoneVerification),
  status: 200,
})
