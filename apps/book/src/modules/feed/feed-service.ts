import type { Service } from '../../lib/service.ts'
import type { CustomPricer } from '../pricing/index.ts'

/** The feed, or what follows it, as a service, and what the rest of the book asks it. */
export interface Feed extends Service {
  readonly customPricer: CustomPricer
}
