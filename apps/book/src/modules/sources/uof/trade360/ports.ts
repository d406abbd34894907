import type { Infra } from '../../../../kernel/infra.ts'
import type { FeedIngestPorts } from '../ingest-feed.ts'
import type { LiveFeedPorts } from '../session/ports.ts'
import type { SessionTerms } from '../session/session.ts'
import type { Trade360Account } from './account.ts'
import type { SnapshotPace } from './trade360-api.ts'

export interface Trade360Ports
  extends Pick<Infra, 'db' | 'clock' | 'log'>,
    Pick<FeedIngestPorts, 'calls'>,
    Pick<LiveFeedPorts, 'takeResults' | 'storeSign' | 'received'> {
  readonly account: Trade360Account
  /** Of tests that cannot wait for as long. */
  readonly terms?: Partial<Trade360Terms>
}

export interface Trade360Terms extends SessionTerms, SnapshotPace {
  /** Pause before a failed snapshot is requested again, in ms. */
  readonly againMs: number
  /** How often the distribution status is requested. */
  readonly askEveryMs: number
}
