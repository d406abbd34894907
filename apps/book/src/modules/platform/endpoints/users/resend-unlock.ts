import type { Handler } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { askForLink } from './ask-for-link.ts'

export function resendUnlock(ports: PlatformParts): Handler<'resendUnlock'> {
  return async (request) => {
    return askForLink(ports, 'unlock', request)
  }
}
