import type { Handler } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { askForLink } from './ask-for-link.ts'

export function resendConfirmation(ports: PlatformParts): Handler<'resendConfirmation'> {
  return async (request) => {
    return askForLink(ports, 'sign_up', request)
  }
}
