import type { BookConfig } from '../config.ts'
import { openMigrated, openReads, type ReadPlace } from '../db/index.ts'
import { systemClock } from '../kernel/clock.ts'
import { errorServiceOf } from '../kernel/error-service/index.ts'
import type { Infra } from '../kernel/infra.ts'
import { createLog } from '../kernel/log.ts'
import type { Publisher } from '../kernel/ports/publisher.ts'
import type { Role, Service } from '../kernel/service.ts'
import { createSignals } from '../kernel/signals.ts'
import { createMailSender } from '../modules/mail/index.ts'
import { createPasswords, findStoredScrypt, PASSWORD_COST } from '../modules/platform/index.ts'
import { createSmsSender } from '../modules/sms/index.ts'
import { countLines, countPublications } from './measured.ts'
import type { Overrides } from './overrides.ts'
import { createRealtime } from './realtime.ts'
import { createRecorders } from './recorders.ts'
import { loadSecrets } from './secrets.ts'
import { createRole } from './with-role.ts'

export type Foundation = Awaited<ReturnType<typeof createFoundation>>

/**
 * What all modules are made with: database, clock, log, metrics, secrets, realtime, roles, and what sends messages to
 * people.
 */
export async function createFoundation(config: BookConfig, overrides: Partial<Overrides>) {
  const clock = overrides.clock ?? systemClock
  const { exported, metrics, tracing } = await createRecorders(config)
  const log = countLines(
    overrides.log ?? createLog(config.logLevel, undefined, errorServiceOf(config.errorService)),
    metrics,
  )
  const db = overrides.db ?? (await openMigrated(config))
  const count = (place: ReadPlace) => metrics.count('touchline_database_reads_total', { place })
  const { reads, close: closeReplica } = openReads(db, config, {
    now: clock.now,
    wait: (ms) => new Promise<void>((passed) => clock.after(ms, passed)),
    report: (error) => log.warn('The replica does not answer; reads go to the primary', error),
    count,
  })
  const infra: Infra = { db, reads, clock, log, metrics, tracing, signals: createSignals() }
  const secrets = overrides.secrets ?? (await loadSecrets(db, config))
  const realtime = overrides.realtime ?? createRealtime(config, secrets, log)
  const publisher = countPublications(realtime.publisher, metrics)
  return {
    infra,
    /** Closes the connections to the replica. */
    closeReplica,
    /** What is recorded, for export; null where nothing is. */
    exported,
    secrets,
    realtime,
    publisher,
    own: ownRoles(infra, publisher, overrides.lead),
    mail: overrides.mail ?? createMailSender(config, clock),
    sms: overrides.sms ?? createSmsSender(config, clock),
    passwords: overrides.passwords ?? createPasswords(PASSWORD_COST, undefined, findStoredScrypt(infra)),
  }
}

/** What only the holder of a role writes and publishes goes through the role; a test has all roles at once. */
function ownRoles({ db, clock, log }: Infra, publisher: Publisher, lead: Overrides['lead'] | undefined) {
  const role = (name: Role) => createRole({ db, clock, log, publisher }, name)
  const always = (name: Role) => ({
    db,
    publisher,
    isHeld: () => true,
    lead: (service: Service) => lead?.(name, service) ?? service,
  })
  const hold = lead === undefined ? role : always
  return { feed: hold('feed'), settlement: hold('settlement'), publisher: hold('publisher') }
}
