import type { Rng } from '@touchline/sports'
import type { Db } from '../../../db/index.ts'
import type { Clock } from '../../../kernel/clock.ts'
import { silentMetrics } from '../../../kernel/metrics/metrics.ts'
import { createSignals } from '../../../kernel/signals.ts'
import { silentTracing } from '../../../kernel/tracing/tracing.ts'
import { createMatchCalls } from '../../../modules/settlement/index.ts'
import { createFeedIngest } from '../../../modules/sources/uof/index.ts'
import type { SimMatch } from '../fixtures.ts'
import { fixtureText } from './feed-text.ts'

/** The provider whose feed is simulated, and its producers: one for the time before the start, one for the match. */
export const FED_PROVIDER = 'oddin'
export const PRODUCERS = { before: 1, live: 2 } as const

/** Markets of the matches of the feed, with their outcomes. */
export const FED_MARKETS = [
  { marketId: 186, specifier: '', outcomeIds: ['4', '5'] },
  { marketId: 327, specifier: 'hcp=-1.5', outcomeIds: ['1714', '1715'] },
  { marketId: 328, specifier: 'total=2.5', outcomeIds: ['12', '13'] },
] as const

/** A match that exists in the feed only, with the messages sent about it. */
export interface FedMatch {
  readonly match: SimMatch
  /** Unix ms, as the feed last reported. */
  startsAt: number
  phase: 'before' | 'live' | 'called off'
  /** Unix ms at which the feed last stated a kick-off; 0: it has not moved the match. */
  movedAt: number
  /** By the latest message about it, as 2:1. */
  lastScore: string | null
  /** True chance of the first outcome of each market. */
  readonly chances: number[]
  /** Messages as they were sent: any of them may come again. */
  readonly sent: string[]
}

/** Their numbers begin here, apart from the matches that the book plays by itself. */
const FIRST_ID = 9_000_001

/** Has the feed announce its matches: one that begins at once, and one later. */
export async function announceMatches(db: Db, rng: Rng, clock: Clock): Promise<readonly FedMatch[]> {
  const ingest = createFeedIngest({
    db,
    clock,
    calls: createMatchCalls({ db, clock, signals: createSignals(), metrics: silentMetrics, tracing: silentTracing }),
  })
  const fed: FedMatch[] = []
  for (const [index, seconds] of [rng.int(4, 20), rng.int(20, 90)].entries()) {
    const [id, startsAt] = [FIRST_ID + index, clock.now() + seconds * 1_000]
    const report = await ingest.take(fixtureText(id, startsAt), { provider: FED_PROVIDER, language: 'en' })
    if (report?.state !== 'taken') throw new Error(`The fixture ${id} was not taken in: ${JSON.stringify(report)}`)
    const chances = FED_MARKETS.map(() => rng.range(0.2, 0.8))
    fed.push({
      match: { id, sport: 'cs2', startsAt },
      startsAt,
      phase: 'before',
      movedAt: 0,
      lastScore: null,
      chances,
      sent: [],
    })
  }
  return fed
}
