import type { Handlers } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { confirmPhone } from './confirm-phone.ts'
import { getPhone } from './get-phone.ts'
import { requestPhoneCode } from './request-phone-code.ts'

/** Calls about a player's phone. */
export type PhoneCall = 'getPhone' | 'requestPhoneCode' | 'confirmPhone'

export function phoneEndpoints(ports: PlatformParts): Handlers<PhoneCall> {
  return {
    getPhone: getPhone(ports),
    requestPhoneCode: requestPhoneCode(ports),
    confirmPhone: confirmPhone(ports),
  }
}
