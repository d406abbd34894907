import type { Handler } from '../../../kernel/handler.ts'
import type { PlatformParts } from '../parts.ts'

export function websocketToken({ tokens }: PlatformParts): Handler<'websocketToken'> {
  return async ({ player }) => {
    return { data: { token: tokens.connection(player) } }
  }
}
