export type { Authorize, AuthorizedChannel } from './authorize-batch.ts'
export type { Clock } from './clock.ts'
export { createRealtime } from './create-realtime.ts'
export type { Realtime, RealtimeHandlers, RealtimeOptions, RealtimeProblem, RealtimeStatus } from './realtime.ts'
