import type { Handler } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { resetPassword } from './reset-password.ts'

export function patchPassword(ports: PlatformParts): Handler<'patchPassword'> {
  return resetPassword(ports)
}
