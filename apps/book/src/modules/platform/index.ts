/** Platform: players, sessions, settings and notifications. */
export { type PlatformCall, platformEndpoints } from './endpoints/index.ts'
export { NOTIFICATION_COLUMNS, type NotificationRow, notificationView } from './notifications/notification-view.ts'
export { seedDemoPlayers } from './seed-demo-players.ts'
export { authenticate } from './sessions/authenticate.ts'
export { dropExpiredSessions } from './sessions/drop-expired-sessions.ts'
export { findSettings } from './settings/find-settings.ts'
export { DEFAULT_ACCEPT_MODE } from './settings/settings-view.ts'
export { type AddressGuard, createAddressGuard } from './sign-in-guard.ts'
