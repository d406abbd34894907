import type { Handler } from '../../../kernel/handler.ts'
import type { PlatformParts } from '../parts.ts'
import { findSettings } from '../settings/find-settings.ts'
import { settingsView } from '../settings/settings-view.ts'

export function getSettings(ports: PlatformParts): Handler<'getSettings'> {
  return async ({ player }) => {
    return { data: settingsView(ports, player === null ? null : await findSettings(ports.db, player.playerId)) }
  }
}
