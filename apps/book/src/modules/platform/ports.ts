import type { Provider } from '@touchline/betting'
import type { AdditionalProviders } from '../../kernel/additional-providers.ts'
import type { Infra } from '../../kernel/infra.ts'
import type { EventDirectory } from '../../kernel/ports/event-directory.ts'
import type { MailSender } from '../../kernel/ports/mail-sender.ts'
import type { Providers } from '../../kernel/ports/providers.ts'
import type { SmsSender } from '../../kernel/ports/sms-sender.ts'
import type { TokenIssuer } from '../../kernel/ports/token-issuer.ts'
import type { CurrencyTable } from '../wallet/index.ts'
import type { PersonKeys } from './identity/person-keys.ts'
import type { Passwords } from './passwords/password.ts'

export interface PlatformPorts extends Infra {
  readonly currencies: CurrencyTable
  readonly events: Pick<EventDirectory, 'counts' | 'describe'>
  readonly providers: Pick<Providers, 'statusOf'>
  readonly tokens: TokenIssuer
  readonly passwords: Passwords
  readonly mail: MailSender
  readonly sms: SmsSender
  readonly terms: PlatformTerms
  /** By what people are known again. */
  readonly persons: PersonKeys
  /** ISO 3166 codes of the countries in which signing in, or up, is blocked. */
  blockedCountries(from: 'signIn' | 'signUp'): Promise<readonly string[]>
  /** What the published site is called: in messages, and where a device keeps what signs in to it. */
  siteName(): Promise<string>
  /** Seal authenticator secrets: the first; the others open what they sealed before. */
  readonly authenticatorKeys: readonly [Buffer, ...Buffer[]]
}

export interface PlatformTerms {
  /** Play money that a confirmed player begins with, in cents of a EUR; 0 for none. */
  readonly playMoneyCents: number
  /** Whether players must verify their phone number before they bet. */
  readonly isPhoneRequired: boolean
  /**
   * ISO 3166 codes of the countries whose mobile numbers get text messages; none: of all in which people may sign up.
   */
  readonly smsCountries: readonly string[]
  /** Origin that links in messages lead to, without a slash at its end. */
  readonly publicUrl: string
  /** How long a live bet waits before it is decided, in ms of wall time. */
  readonly liveDelayMs: number
  /** Additional providers whose events are on offer. */
  readonly additionalProviders: AdditionalProviders
  /** Whether a player may have several free bets started at a time. */
  readonly multipleFreebets: boolean
  /** Providers whose own applications can be opened. */
  readonly launchProviders: readonly string[]
  /** Providers whose outcomes make several singles instead of a combo (SLIP-01). */
  readonly multiSingleProviders: readonly Provider[]
}
