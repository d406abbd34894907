import type { Provider } from '@touchline/betting'
import type { Infra } from '../../../../kernel/infra.ts'
import type { FoundEvent, Lookups } from '../api/lookups.ts'
import { leaveMessage } from '../inbox.ts'
import type { FeedIngest } from '../ingest-feed.ts'
import type { Monitor } from '../recovery/monitor.ts'
import { Unusable } from './hand-over.ts'
import type { LiveFeedPorts } from './ports.ts'
import { type Head, namedIn, readHead } from './read-head.ts'
import type { Delivery } from './session.ts'
import type { Unknowns } from './unknowns.ts'
import { createUnlistedProducers } from './unlisted-producers.ts'

export interface TakeInPorts extends Pick<Infra, 'db' | 'clock'>, Pick<LiveFeedPorts, 'takeResults'> {
  readonly provider: Provider
  readonly ingest: FeedIngest
  readonly lookups: Lookups
  readonly monitor: Pick<Monitor, 'happens' | 'isListed'>
  readonly unknowns: Pick<Unknowns, 'note'>
}

/** Events that are known to be there, at most. */
const MOST_KNOWN = 20_000
const RESULTS = ['bet_settlement', 'bet_cancel', 'rollback_bet_settlement', 'rollback_bet_cancel']
const KNOWN: FoundEvent = { isKnown: true }
const SIGNS = ['alive', 'snapshot_complete', 'product_down']

/** Takes a message of the session in, as a file would be. Throws Unusable where it can never be. */
export function createTakeIn({ db, clock, provider, ingest, lookups, monitor, unknowns, takeResults }: TakeInPorts) {
  const known = new Set<string>()
  const isUnlisted = createUnlistedProducers({ clock, monitor, unknowns })

  async function find(urn: string): Promise<FoundEvent> {
    if (known.has(urn)) return KNOWN
    const [row] = await db.query(`SELECT 1 FROM matches WHERE seed = $1 AND origin = 'feed'`, [urn])
    const found = row === undefined ? await lookups.event(urn) : KNOWN
    if (!found.isKnown) return found
    if (known.size >= MOST_KNOWN) known.clear()
    known.add(urn)
    return found
  }

  async function takePrices(body: string, { name, eventUrn }: Head): Promise<void> {
    const report = await ingest.take(body, { provider, language: 'en' })
    if (report?.state === 'unusable') throw new Unusable(report.why)
    if (report === null) throw new Unusable('no XML')
    if (name === 'fixture_change' && eventUrn !== null) lookups.eventChanged(eventUrn)
    if (report.state !== 'taken') return
    lookups.names(namedIn(body))
  }

  return async ({ body }: Delivery): Promise<void> => {
    const head = readHead(body)
    if (head === null) throw new Unusable('it does not begin like a message')
    if (isUnlisted(head)) return
    const { name, producer, eventUrn, requestId } = head
    if (producer !== null && requestId !== null) monitor.happens(producer, { kind: 'progress', requestId })
    if (SIGNS.includes(name)) return leaveMessage(db, { provider, eventId: null, body }, clock.now())
    // Of what this book does not offer nothing is kept.
    const found = eventUrn === null ? KNOWN : await find(eventUrn)
    if (eventUrn !== null && !found.isKnown) return unknowns.note('event', eventUrn, found.why)
    if (!RESULTS.includes(name)) return takePrices(body, head)
    const report = await takeResults(body)
    if (report.state === 'unusable') throw new Unusable(report.why ?? 'it cannot be read')
  }
}
