import * as z from 'zod/mini'
import { PHONE_STATUSES } from '../constants.ts'
import { about, component } from '../document/registry.ts'
import { Timestamp } from '../primitives.ts'

export const PhoneVerification = component(
  'PhoneVerification',
  "A player's phone number and how far its verification is.",
  z.strictObject({
    phone_number: about(z.nullable(z.string()), 'International form, e.g. +4915112345678.'),
    phone_country: about(
      z.nullable(z.string()),
      "ISO 3166 code of the number's country; null where the code belongs to several and no area tells.",
    ),
    verified_status: about(z.enum(PHONE_STATUSES), 'Whether there is a number, and whether it is verified.'),
    resend_timeout_until: about(z.nullable(Timestamp), 'No further code is sent before; null where one may be.'),
    sms_limit_reached: about(z.boolean(), 'No further code today.'),
  }),
)
export type PhoneVerification = z.infer<typeof PhoneVerification>
