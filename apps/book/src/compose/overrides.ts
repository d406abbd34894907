import type { Provider } from '@touchline/contract'
import type { Db } from '../db/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Log } from '../kernel/log.ts'
import type { EventDirectory } from '../kernel/ports/event-directory.ts'
import type { MailSender } from '../kernel/ports/mail-sender.ts'
import type { NewSeed } from '../kernel/ports/seeds.ts'
import type { SmsSender } from '../kernel/ports/sms-sender.ts'
import type { Role, Service } from '../kernel/service.ts'
import type { PaymentProvider } from '../modules/cashier/index.ts'
import type { PriceSource } from '../modules/offer/index.ts'
import type { Passwords } from '../modules/platform/index.ts'
import type { Realtime } from './realtime.ts'
import type { Secrets } from './secrets.ts'
import type { SourceDeps } from './sources-of.ts'

/** What a test or the simulation puts in the place of the product's own; everything else is the product's. */
export interface Overrides {
  /** Open, and with the present schema. */
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly secrets: Secrets
  readonly realtime: Realtime
  readonly mail: MailSender
  readonly sms: SmsSender
  readonly passwords: Passwords
  /** Where the seeds of draws come from. */
  readonly newSeed: NewSeed
  /** Who takes players' money. */
  readonly paymentProvider: PaymentProvider
  /** Providers of events that no source has described. */
  readonly providerOf: (eventId: number) => Provider | undefined
  readonly events: (catalogue: EventDirectory) => EventDirectory
  /** Where events and prices come from. */
  readonly sources: (deps: SourceDeps) => readonly PriceSource[]
  /** How a role is taken up that one process at a time has. */
  readonly lead: (role: Role, service: Service) => Service
}
