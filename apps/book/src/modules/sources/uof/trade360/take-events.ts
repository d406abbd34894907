import { createRecently } from '../api/recently.ts'
import { leaveMessage } from '../inbox.ts'
import type { FeedIngest } from '../ingest-feed.ts'
import { Unusable } from '../session/hand-over.ts'
import type { LiveFeedPorts } from '../session/ports.ts'
import type { Delivery } from '../session/session.ts'
import type { Unknowns } from '../session/unknowns.ts'
import type { PackageTerms } from './account.ts'
import { readTrade360, TRADE360_TYPES, type Trade360Event } from './read-trade360.ts'
import type { Trade360Api } from './trade360-api.ts'
import type { EventTerms, Translation, Translator } from './translate.ts'
import { signDocument, urnOf } from './write-documents.ts'

const PROVIDER = 'lsports'
/** What is distributed later than this says nothing of now. */
const LATE_MS = 20_000

export interface TakeEventsPorts
  extends Pick<LiveFeedPorts, 'db' | 'clock' | 'takeResults' | 'storeSign' | 'received'> {
  readonly api: Pick<Trade360Api, 'events'>
  readonly ingest: FeedIngest
  readonly translator: Translator
  readonly unknowns: Pick<Unknowns, 'note'>
}

/** Takes what the vendor says of events in, as messages of the Unified Odds Feed. */
export interface TakeEvents {
  /** Throws Unusable where the message can never be taken in. */
  message(delivery: Delivery, terms: PackageTerms): Promise<void>
  /** Takes the events of a snapshot that was answered at `at` (Unix ms). */
  snapshot(events: readonly Trade360Event[], terms: PackageTerms, at: number): Promise<void>
  /** A package is there and complete, or is not. @param at Unix ms */
  sign(terms: PackageTerms, isThere: boolean, at: number): Promise<void>
  /** The event that a message is about; null where it is about none, or several. */
  laneOf(body: string): string | null
}

/** An event that is missing from the snapshot, or of a sport that is not offered, is requested again after this time. */
const ABSENT_MS = 600_000
const MOST_ABSENT = 20_000

const NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(TRADE360_TYPES).map(([name, type]) => [type, `trade360_${name}`]),
)

export function createTakeEvents(ports: TakeEventsPorts): TakeEvents {
  const { db, clock, api, ingest, translator, unknowns, takeResults, storeSign, received } = ports
  const absent = createRecently(MOST_ABSENT)

  async function take({ documents, results }: Translation): Promise<void> {
    for (const text of documents) {
      const report = await ingest.take(text, { provider: PROVIDER, language: 'en' })
      if (report?.state === 'unusable') throw new Unusable(report.why)
    }
    for (const text of results) {
      const report = await takeResults(text)
      if (report.state === 'unusable') throw new Unusable(report.why ?? 'it cannot be read')
    }
  }

  async function takeEvent(event: Trade360Event, packageTerms: PackageTerms, terms: EventTerms): Promise<void> {
    const known = translator.event(event, terms)
    if (known !== null) return take(known)
    const urn = urnOf(event.FixtureId)
    const isAbsent = terms.kind === 'snapshot' || event.Fixture != null || absent.has(urn, clock.now())
    if (isAbsent) return unknowns.note('event', urn)
    // Its fixture came before this process, or never: the snapshot has it, and every statement since.
    const now = clock.now()
    const found = await api.events(packageTerms, [event.FixtureId])
    for (const one of found) await takeEvent(one, packageTerms, { ...terms, kind: 'snapshot', madeAt: now })
    const again = translator.event(event, terms)
    if (again !== null) return take(again)
    absent.note(urn, clock.now() + ABSENT_MS)
    unknowns.note('event', urn)
  }

  async function sign({ product }: PackageTerms, isThere: boolean, at: number): Promise<void> {
    await leaveMessage(db, { provider: PROVIDER, matchId: null, body: signDocument(product, isThere, at) }, clock.now())
    await storeSign({ provider: PROVIDER, producer: String(product), isAlive: isThere, saidAt: at })
  }

  return {
    sign,
    async message({ body }, packageTerms) {
      const message = readTrade360(body)
      if (typeof message === 'string') {
        received('unreadable')
        throw new Unusable(message)
      }
      const { type, events, isInterrupted } = message
      received(NAMES[type] ?? 'trade360_other')
      const madeAt = Math.min(message.madeAt ?? clock.now(), clock.now())
      if (type === TRADE360_TYPES.heartbeat) {
        const isLate = clock.now() - madeAt > LATE_MS
        return sign(packageTerms, !isInterrupted && !isLate, isLate ? clock.now() : madeAt)
      }
      const kind = type === TRADE360_TYPES.settlement ? 'settlement' : 'other'
      const { product } = packageTerms
      for (const event of events) await takeEvent(event, packageTerms, { product, madeAt, kind })
    },
    async snapshot(events, packageTerms, at) {
      const { product } = packageTerms
      for (const event of events) await takeEvent(event, packageTerms, { product, madeAt: at, kind: 'snapshot' })
    },
    laneOf(body) {
      const ids = new Set([...body.matchAll(/"FixtureId"\s*:\s*(\d+)/g)].map(([, id]) => id))
      const [only = null] = ids
      return ids.size === 1 ? only : null
    },
  }
}
