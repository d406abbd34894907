import type { Handlers } from '../../../kernel/handler.ts'
import type { PlatformParts } from '../parts.ts'
import { counters } from './counters.ts'
import { getAccounts } from './get-accounts.ts'
import { getNotificationCounters } from './get-notification-counters.ts'
import { getNotifications } from './get-notifications.ts'
import { getPlayer } from './get-player.ts'
import { getSettings } from './get-settings.ts'
import { type MoneyCall, moneyEndpoints } from './money/index.ts'
import { type PhoneCall, phoneEndpoints } from './phone/index.ts'
import { readAllNotifications, readNotifications } from './read-notifications.ts'
import { type SecurityCall, securityEndpoints } from './security/index.ts'
import { type SessionsCall, sessionsEndpoints } from './sessions/index.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { updateLocale } from './update-locale.ts'
import { updatePlayer } from './update-player.ts'
import { updateSettings } from './update-settings.ts'
import { type UsersCall, usersEndpoints } from './users/index.ts'
import { websocketAuthorize } from './websocket-authorize.ts'
import { websocketToken } from './websocket-token.ts'

/** Calls about the requesting player. */
export type PlatformCall =
  | UsersCall
  | SecurityCall
  | SessionsCall
  | PhoneCall
  | MoneyCall
  | 'updatePlayer'
  | 'signIn'
  | 'signOut'
  | 'getPlayer'
  | 'getAccounts'
  | 'updateLocale'
  | 'getSettings'
  | 'updateSettings'
  | 'getNotifications'
  | 'getNotificationCounters'
  | 'readNotifications'
  | 'readAllNotifications'
  | 'websocketToken'
  | 'websocketAuthorize'
  | 'counters'

export function platformEndpoints(ports: PlatformParts): Handlers<PlatformCall> {
  return {
    ...usersEndpoints(ports),
    ...securityEndpoints(ports),
    ...sessionsEndpoints(ports),
    ...phoneEndpoints(ports),
    ...moneyEndpoints(ports),
    updatePlayer: updatePlayer(ports),
    signIn: signIn(ports),
    signOut: signOut(ports),
    getPlayer: getPlayer(ports),
    getAccounts: getAccounts(ports),
    updateLocale: updateLocale(ports),
    getSettings: getSettings(ports),
    updateSettings: updateSettings(ports),
    getNotifications: getNotifications(ports),
    getNotificationCounters: getNotificationCounters(ports),
    readNotifications: readNotifications(ports),
    readAllNotifications: readAllNotifications(ports),
    websocketToken: websocketToken(ports),
    websocketAuthorize: websocketAuthorize(ports),
    counters: counters(ports),
  }
}
