import * as z from 'zod/mini'
import { PHONE_STATUSES } from '../constants.ts'
import { Timestamp } from '../primitives.ts'

/** A player's phone number and how far its verification is. */
export const PhoneVerification = z.strictObject({
  /** International form, e.g. +4915112345678. */
  phone_number: z.nullable(z.string()),
  /** ISO 3166 code of the number's country; null where the code belongs to several and no area tells. */
  phone_country: z.nullable(z.string()),
  verified_status: z.enum(PHONE_STATUSES),
  /** No further code is sent before; null where one may be. */
  resend_timeout_until: z.nullable(Timestamp),
  /** No further code today. */
  sms_limit_reached: z.boolean(),
})
export type PhoneVerification = z.infer<typeof PhoneVerification>
