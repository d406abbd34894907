import type { Handler } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { askForLink } from './ask-for-link.ts'

export function requestPasswordReset(ports: PlatformParts): Handler<'requestPasswordReset'> {
  return async (request) => {
    return askForLink(ports, 'password_reset', request)
  }
}
