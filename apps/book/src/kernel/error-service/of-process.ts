import type { Dsn } from './dsn.ts'
import { createErrorService, type ErrorService } from './error-service.ts'
import type { Origin } from './log-event.ts'

/** Where a process sends its events, and their origin fields. */
export interface ErrorServiceConfig extends Origin {
  readonly dsn: Dsn
}

const services = new Map<string, ErrorService>()

/** The one sender of this process to a service, shared by all its loggers. */
export function errorServiceOf(config: ErrorServiceConfig | null | undefined): ErrorService | undefined {
  if (!config) return undefined
  const { dsn, release, environment } = config
  const made =
    services.get(dsn.endpoint) ??
    createErrorService({ dsn, origin: { release, environment }, now: Date.now, fetch: (url, init) => fetch(url, init) })
  services.set(dsn.endpoint, made)
  return made
}
