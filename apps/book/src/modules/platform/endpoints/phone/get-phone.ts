import type { Handler } from '../../../../kernel/handler.ts'
import type { PlatformParts } from '../../parts.ts'
import { phoneView } from '../../phone/phone-view.ts'

export function getPhone(ports: PlatformParts): Handler<'getPhone'> {
  return async ({ player }) => {
    return { data: await phoneView(ports, player.playerId) }
  }
}
