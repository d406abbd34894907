import type { Provider } from '@touchline/betting'
import type { Infra } from '../../../../kernel/infra.ts'
import type { ServedLocale } from '../../../../kernel/locale.ts'
import type { ApiPatience } from '../api/uof-api.ts'
import type { FeedIngestPorts, FeedReport } from '../ingest-feed.ts'
import type { ProducerRules } from '../recovery/producer-state.ts'
import type { SessionAccount, SessionTerms } from './session.ts'

/** An account with the vendor. */
export interface FeedAccount extends SessionAccount {
  readonly provider: Provider
  readonly apiUrl: string
  readonly languages: readonly ServedLocale[]
  readonly isReplay: boolean
  /** Custom bets on its events are priced by the vendor's calculation. */
  readonly pricesCustomBets?: boolean
  /** Cash-outs use its probabilities, where its messages carry none. */
  readonly asksProbabilities?: boolean
  /** Days of the programme that are requested, today among them; absent: none. */
  readonly scheduleDays?: number
}

/** A sign of life of a producer, for those who look after providers. */
export interface SignOfLife {
  readonly provider: Provider
  readonly producer: string
  readonly isAlive: boolean
  /** Unix ms. */
  readonly messageAt: number
}

/** The result of a document of the feed: for the results of messages, the module that pays bets. */
export interface TakenIn {
  readonly state: FeedReport['state'] | 'heartbeat'
  readonly why?: string
}

export interface LiveFeedPorts extends Pick<Infra, 'db' | 'clock' | 'log'>, Pick<FeedIngestPorts, 'calls'> {
  readonly account: FeedAccount
  /** Takes in a message about results. */
  takeResults(body: string): Promise<TakenIn>
  storeSign(sign: SignOfLife): Promise<void>
  /** Counts a message by the name of its root element. */
  received(message: string): void
  /** Of tests that cannot wait for as long. */
  readonly terms?: Partial<SessionTerms>
  readonly rules?: Partial<ProducerRules>
  readonly patience?: Partial<ApiPatience>
}
