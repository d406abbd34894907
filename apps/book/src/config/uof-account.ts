import type { Provider } from '@touchline/betting'
import type { ServedLocale } from '../kernel/locale.ts'
import { readCertificates } from './read-certificates.ts'
import type { Settings } from './settings.ts'

/** How this book reaches the Unified Odds Feed. */
export interface UofAccount {
  readonly provider: Provider
  readonly mqUrl: string
  /** Without a slash at its end. */
  readonly apiUrl: string
  readonly token: string
  readonly password: string
  readonly bookmakerId: string
  readonly nodeId: number | null
  readonly languages: readonly ServedLocale[]
  /** Certificates in PEM; null: the public authorities. */
  readonly ca: string | null
  readonly isReplay: boolean
  /** Custom bets on its events are priced by the vendor's calculation. */
  readonly pricesCustomBets: boolean
  /** Cash-outs use its probabilities, where its messages carry none. */
  readonly asksProbabilities: boolean
  /** Days of the programme that are requested, today among them. */
  readonly scheduleDays: number
}

/** Null where no broker is named. Throws with a sentence that names what is missing. */
export function uofAccount(set: Settings): UofAccount | null {
  const { UOF_MQ_URL: mqUrl, UOF_API_URL: apiUrl, UOF_TOKEN: token, UOF_BOOKMAKER_ID: bookmakerId } = set
  if (mqUrl === null) return null
  if (!/^amqps?:/.test(mqUrl)) throw new Error(`UOF_MQ_URL is '${mqUrl}'; it begins with amqps:// or amqp://.`)
  if (apiUrl === null) throw missing('UOF_API_URL')
  if (token === null) throw missing('UOF_TOKEN')
  if (bookmakerId === null) throw missing('UOF_BOOKMAKER_ID')
  const provider = set.UOF_SESSION_PROVIDER
  if (!set.UOF_PROVIDERS.includes(provider)) {
    throw new Error(`UOF_MQ_URL is set for ${provider}, which UOF_PROVIDERS does not name.`)
  }
  return {
    provider,
    mqUrl,
    apiUrl: apiUrl.replace(/\/+$/, ''),
    token,
    password: set.UOF_PASSWORD,
    bookmakerId,
    nodeId: set.UOF_NODE_ID,
    languages: set.UOF_LANGUAGES.length === 0 ? ['en'] : set.UOF_LANGUAGES,
    ca: set.UOF_CA_FILE === null ? null : readCertificates('UOF_CA_FILE', set.UOF_CA_FILE),
    isReplay: set.UOF_REPLAY === 'on',
    pricesCustomBets: set.UOF_CUSTOM_BETS === 'on',
    asksProbabilities: set.UOF_PROBABILITIES === 'on',
    scheduleDays: set.UOF_REPLAY === 'on' ? 0 : (set.UOF_SCHEDULE_DAYS ?? 3),
  }
}

function missing(name: string): Error {
  return new Error(`UOF_MQ_URL is set, and ${name} is not; the session needs both.`)
}
