import * as z from 'zod/mini'
import { about } from '../document/registry.ts'
import { PhoneVerification } from '../entities/phone.ts'
import { Player } from '../entities/player.ts'
import { AddressLine, CurrencyCode, Day, Locale, one, PersonalNumber, PostalCode } from '../primitives.ts'
import { defineCall } from './define.ts'

const PersonName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

export const updatePlayer = defineCall('updatePlayer', {
  summary:
    'Fills in what is missing of name, birth and numbers, changes address, nickname and main currency; what is not given stays',
  body: z.strictObject({
    first_name: z.optional(PersonName),
    last_name: z.optional(PersonName),
    born_on: about(z.optional(Day), 'Day of birth, once.'),
    street: about(
      z.optional(AddressLine),
      'Street and house number of where the player lives; changes when they move.',
    ),
    postal_code: about(z.optional(PostalCode), 'Of that address.'),
    city: about(z.optional(AddressLine), 'Of that address.'),
    mobile_phone: about(
      z.optional(z.string().check(z.minLength(3), z.maxLength(40))),
      'Number to be reached by, in international form.',
    ),
    personal_number: about(z.optional(PersonalNumber), 'By which the country knows the player, as people write it.'),
    nickname: about(
      z.optional(z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(30)))),
      'Null removes it.',
    ),
    currency: about(z.optional(CurrencyCode), 'One that the player has an account in.'),
  }),
  answer: one(Player),
  status: 200,
})

export const getPhone = defineCall('getPhone', {
  summary: "The player's phone number and how far its verification is",
  query: z.strictObject({ locale: z.optional(Locale) }),
  answer: one(PhoneVerification),
  status: 200,
})

export const requestPhoneCode = defineCall('requestPhoneCode', {
  summary: 'Sends a code by SMS, to the number given or the one known. Signing in by it works once it is verified',
  body: z.strictObject({
    phone_number: about(
      z.optional(z.string().check(z.minLength(3), z.maxLength(40))),
      'International form, e.g. +4915112345678.',
    ),
    password: about(
      z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      'The current password: a number becomes a way to sign in. Not needed to have the code for the same number sent again.',
    ),
  }),
  answer: one(PhoneVerification),
  status: 200,
})

export const confirmPhone = defineCall('confirmPhone', {
  summary: 'Verifies the number by the code that was sent',
  body: z.strictObject({ code: about(z.string().check(z.regex(/^\d{6}$/)), 'The six digits of the message.') }),
  answer: one(PhoneVerification),
  status: 200,
})
