import type { Handlers } from '../../../../http/handler.ts'
import { confirmPhone } from './confirm-phone.ts'
import { getPhone } from './get-phone.ts'
import { requestPhoneCode } from './request-phone-code.ts'

/** Calls about a player's phone. */
export type PhoneCall = 'getPhone' | 'requestPhoneCode' | 'confirmPhone'

export const phoneEndpoints: Handlers<PhoneCall> = {
  getPhone,
  requestPhoneCode,
  confirmPhone,
}
