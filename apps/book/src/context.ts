import type { EventStatus, Provider, SportEventType } from '@touchline/contract'
import type { BookConfig } from './config.ts'
import type { Db } from './db/index.ts'
import type { Clock } from './lib/clock.ts'
import type { ServedLocale } from './lib/locale.ts'
import type { Log } from './lib/log.ts'
import type { Signals } from './lib/signals.ts'
import type { BetStore, RiskLimits, VipDesk } from './modules/bets/index.ts'
import type { Pseudonyms } from './modules/integrations/index.ts'
import type { MailSender } from './modules/mail/index.ts'
import type { FindSession, Passwords } from './modules/platform/index.ts'
import type { CustomPricer, PriceBoard } from './modules/pricing/index.ts'
import type { Providers } from './modules/providers/index.ts'
import type { Publisher } from './modules/realtime/index.ts'
import type { SmsSender } from './modules/sms/index.ts'
import type { CurrencyTable } from './modules/wallet/index.ts'

/** Everything the modules work with. Made once in `main.ts`; a test makes its own. */
export interface BookContext {
  readonly config: BookConfig
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly signals: Signals
  readonly board: PriceBoard
  /** Whether the data providers are up. */
  readonly providers: Providers
  /** How outcomes of one match hang together; the feed provides it. */
  readonly customPricer: CustomPricer
  readonly publisher: Publisher
  readonly tokens: TokenIssuer
  /** Names and states of events; the catalogue provides it. */
  readonly events: EventDirectory
  /** Currencies with their rates and limits. */
  readonly currencies: CurrencyTable
  /** How far the book goes on a market. */
  readonly riskLimits: RiskLimits
  /** Approves large stakes. */
  readonly vipDesk: VipDesk
  readonly findSession: FindSession
  readonly betIds: BetIds
  readonly betStore: BetStore
  readonly passwords: Passwords
  readonly mail: MailSender
  readonly sms: SmsSender
  /** Names of players for other companies. */
  readonly pseudonyms: Pseudonyms
  /** Signs the tokens that other companies' applications are opened with. */
  readonly launchSecret: string
}

/** Hands out bet ids before the bets are stored, so that an answer can be written first. */
export interface BetIds {
  /** The first of `count` ids in a row. */
  take(count: number): Promise<number>
}

/** What a bet tells of an event, in one language. */
export interface EventDescription {
  readonly id: number
  readonly urn_id: string
  readonly slug: string
  readonly type: SportEventType
  readonly name: string
  /** Null for all but matches. */
  readonly home: string | null
  readonly away: string | null
  readonly sport_key: string
  readonly tournament_name: string
  readonly provider: Provider
  readonly status: EventStatus
  /** Unix ms. */
  readonly start_time: number
  readonly score: { readonly home: number; readonly away: number } | null
  /** Name of an outright's or race's competitor by outcome id. */
  competitor(outcomeId: string): string | undefined
}

/** Answers from memory where it can: placement asks it for every request. */
export interface EventDirectory {
  /** Descriptions by event id; unknown ids are absent. */
  describe(ids: readonly number[], locale: ServedLocale): Promise<ReadonlyMap<number, EventDescription>>
  /** Events that can be seen now. */
  counts(): Promise<{ readonly live: number; readonly prematch: number; readonly esports: number }>
}

/** Signs the tokens of the realtime connection. */
export interface TokenIssuer {
  /** @param user player id, or '' for a visitor */
  connection(user: string): string
  subscription(channel: string, user: string): string
}
