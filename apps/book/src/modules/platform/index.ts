/** Platform: players and their ways in, sessions, settings, notifications, mail and text messages to them. */
import type { Db } from '../../db/index.ts'
import { createFairLine } from '../../kernel/fair-line.ts'
import type { SessionCookie, SignedIn } from '../../kernel/handler.ts'
import type { BookModule } from '../../kernel/module.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { dropExpiredAccess } from './access/drop-expired-access.ts'
import { type PlatformCall, platformEndpoints } from './endpoints/index.ts'
import { sealAnew } from './factors/authenticator.ts'
import { createSealer } from './factors/sealer.ts'
import { findHostPlayerId } from './hosts/find-host-player.ts'
import { type HostedPerson, playerOfHost } from './hosts/player-of-host.ts'
import { identifyOthers } from './identity/identify.ts'
import { PLATFORM_MEASURES } from './measures.ts'
import { createMessenger } from './messages/messenger.ts'
import type { PlatformPorts } from './ports.ts'
import { type Arrival, authenticate } from './sessions/authenticate.ts'
import { endFramedSessions } from './sessions/end-session.ts'
import { createSessionFinder } from './sessions/find-session.ts'
import { startFramedSession } from './sessions/start-framed-session.ts'

export { changePoints, closePlayer, reopenPlayer } from './access/closed-accounts.ts'
export { findPlayerByLogin, findPlayerByName, lockPlayer } from './access/find-player.ts'
export { findGroups, setGroup } from './access/groups.ts'
export { findOperator, setOperator } from './access/operators.ts'
export { findPlayerFields } from './access/player-fields.ts'
export { accountView } from './account-view.ts'
export { createSealer, type Sealer } from './factors/sealer.ts'
export { type Hold, listHolds, releaseHolds } from './identity/holds.ts'
export { identifyByMethod } from './identity/identify.ts'
export { createPersonKeys, type PersonKeys } from './identity/person-keys.ts'
export { checkRate, useRate } from './limits/rate-limit.ts'
export { publicLink } from './messages/public-link.ts'
export { type NotificationContent, notificationText } from './notifications/notification-texts.ts'
export { NOTIFICATION_COLUMNS, type NotificationRow, notificationViews } from './notifications/notification-view.ts'
export { type LanguagesOf, languagesOf } from './notifications/player-languages.ts'
export { createPasswords, PASSWORD_COST, type PasswordCost, type Passwords } from './passwords/password.ts'
export { findStoredScrypt } from './passwords/stored-scrypt.ts'
export type { PlatformPorts } from './ports.ts'
export { seedDemoPlayers } from './seed-demo-players.ts'
export { endAllSessions, endFramedSessions, shortenSessions } from './sessions/end-session.ts'
export { findSettings } from './settings/find-settings.ts'
export { DEFAULT_ACCEPT_MODE } from './settings/settings-view.ts'

/** Who a call comes from; null for a visitor. */
export type Authenticate = (cookie: SessionCookie, arrival: Arrival) => Promise<SignedIn | null>

/** Players whom hosts sign in, and their sessions in frames of host pages. */
export interface HostedPlayers {
  /** The player whom a host calls so, made on first use, or why there is none. Inside a transaction. */
  of(tx: Db, host: HostedPerson, now: number): Promise<number | Refusal>
  /** The id of one who was made before. */
  readonly find: typeof findHostPlayerId
  readonly startSession: typeof startFramedSession
  readonly endSessions: typeof endFramedSessions
}

export interface Platform extends BookModule<PlatformCall> {
  readonly authenticate: Authenticate
  readonly hosted: HostedPlayers
}

/** As many derivations as there are threads for them; of one address, and of one login, less. */
const DERIVATIONS = { atOnce: 4, ofOne: 2, waiting: 200 }

export function createPlatform(ports: PlatformPorts): Platform {
  const sealer = createSealer(ports.authenticatorKeys)
  const derivations = createFairLine(DERIVATIONS)
  const parts = { ...ports, sealer, derivations, findSession: createSessionFinder(ports.db, ports.clock) }
  return {
    handlers: platformEndpoints(parts),
    measures: PLATFORM_MEASURES,
    services: { api: [createMessenger(parts)] },
    hosted: {
      of: (tx, host, now) => playerOfHost(tx, parts, host, now),
      find: findHostPlayerId,
      startSession: startFramedSession,
      endSessions: endFramedSessions,
    },
    authenticate: (cookie, arrival) => authenticate(parts, cookie, arrival),
    async tidy() {
      await dropExpiredAccess(parts)
      await sealAnew(parts)
      await identifyOthers(parts.db, parts.persons, parts.clock.now())
    },
  }
}
