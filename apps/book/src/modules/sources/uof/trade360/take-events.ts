import { SILENCE_MS } from '../../../../kernel/silence.ts'
import { createRecently } from '../api/recently.ts'
import { leaveMessage } from '../inbox.ts'
import type { FeedIngest } from '../ingest-feed.ts'
import { Unusable } from '../session/hand-over.ts'
import type { LiveFeedPorts } from '../session/ports.ts'
import type { Delivery } from '../session/session.ts'
import type { Unknowns } from '../session/unknowns.ts'
import type { PackageTerms } from './account.ts'
import { readTrade360, TRADE360_TYPES, type Trade360Event, type Trade360Outright } from './read-trade360.ts'
import { EVENTS_AT_ONCE, type Trade360Api } from './trade360-api.ts'
import type { EventTerms, Translation, Translator } from './translate.ts'
import type { TranslatedNames } from './translated-names.ts'
import { outrightUrnOf, raceUrnOf, signDocument, urnOf } from './write-documents.ts'

const PROVIDER = 'lsports'

export interface TakeEventsPorts
  extends Pick<LiveFeedPorts, 'db' | 'clock' | 'takeResults' | 'storeSign' | 'received'> {
  readonly api: Pick<Trade360Api, 'events' | 'outrights'>
  readonly ingest: FeedIngest
  readonly translator: Translator
  readonly unknowns: Pick<Unknowns, 'note'>
  readonly names: Pick<TranslatedNames, 'wants'>
  /** A part of a package is missing and could not be requested on its own. */
  missed(terms: PackageTerms, why: string): void
}

/** Takes the vendor's messages about events in, as messages of the Unified Odds Feed. */
export interface TakeEvents {
  /** Throws Unusable where the message can never be taken in. */
  message(delivery: Delivery, terms: PackageTerms): Promise<void>
  /** Takes the events of a snapshot received at `at` (Unix ms). */
  snapshot(events: readonly Trade360Event[], terms: PackageTerms, at: number): Promise<void>
  /** The same for outrights. */
  outrights(outrights: readonly Trade360Outright[], terms: PackageTerms, at: number): Promise<void>
  /** A package is there and complete, or is not. @param at Unix ms */
  sign(terms: PackageTerms, isThere: boolean, at: number): Promise<void>
  /** The event that a message is about; null where it is about none, or several. */
  laneOf(body: string): string | null
}

/**
 * An event that is missing from the snapshot, or of a sport that is not offered, is requested again after this time.
 */
const ABSENT_MS = 600_000
const MOST_ABSENT = 20_000
const RACE = 'races of this vendor are not offered'
const NOT_OFFERED = 'the vendor does not describe it, or its sport or form is not offered here'

const SETTLEMENTS: readonly number[] = [TRADE360_TYPES.settlement, TRADE360_TYPES.outrightSettlement]

const NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(TRADE360_TYPES).map(([name, type]) => [type, `trade360_${name}`]),
)

export function createTakeEvents(ports: TakeEventsPorts): TakeEvents {
  const { db, clock, api, ingest, translator, unknowns, names, takeResults, storeSign, received } = ports
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

  /**
   * Takes what is known of an event. One that is not known is requested: its fixture came before this process, or
   * never, and the snapshot has it, and every statement since.
   */
  async function takeKnown<E extends { readonly FixtureId: number }>(
    event: E,
    terms: EventTerms,
    of: {
      readonly urn: string
      readonly isDescribed: boolean
      translate(event: E, terms: EventTerms): Translation | null
      request(): Promise<readonly E[]>
      /** It was taken in. */
      taken?(event: E): void
    },
  ): Promise<void> {
    const takeAs = async (one: E, translation: Translation) => {
      await take(translation)
      of.taken?.(one)
    }
    const known = of.translate(event, terms)
    if (known !== null) return takeAs(event, known)
    if (terms.kind === 'snapshot' || of.isDescribed || absent.has(of.urn, clock.now()))
      return unknowns.note('event', of.urn, of.isDescribed ? NOT_OFFERED : null)
    const madeAt = clock.now()
    for (const one of await of.request()) {
      const translated = of.translate(one, { ...terms, kind: 'snapshot', madeAt })
      if (translated !== null) await takeAs(one, translated)
    }
    const again = of.translate(event, terms)
    if (again !== null) return takeAs(event, again)
    absent.note(of.urn, clock.now() + ABSENT_MS)
    unknowns.note('event', of.urn, NOT_OFFERED)
  }

  const takeEvent = (event: Trade360Event, packageTerms: PackageTerms, terms: EventTerms) =>
    takeKnown(event, terms, {
      urn: urnOf(event.FixtureId),
      isDescribed: event.Fixture != null,
      translate: translator.event,
      taken({ FixtureId: fixtureId, Fixture: fixture }) {
        if (fixture != null) names.wants({ fixtureId, fixture, own: packageTerms })
      },
      request: () => api.events(packageTerms, [event.FixtureId]),
    })

  const takeOutright = (outright: Trade360Outright, packageTerms: PackageTerms, terms: EventTerms) =>
    takeKnown(outright, terms, {
      urn: outrightUrnOf(outright.FixtureId),
      isDescribed: outright.OutrightLeague != null,
      translate: translator.outright,
      request: () => api.outrights(packageTerms, [outright.FixtureId]),
    })

  /** Events of a message that cannot be read are taken from a snapshot: what it stated may have closed prices. */
  async function takeAnew(body: string, packageTerms: PackageTerms): Promise<void> {
    const ids = idsIn(body).slice(0, EVENTS_AT_ONCE)
    if (ids.length === 0) return
    const { product } = packageTerms
    const madeAt = clock.now()
    try {
      const terms = { product, madeAt, kind: 'snapshot' } as const
      if (/"Competition"\s*:/.test(body))
        for (const one of await api.outrights(packageTerms, ids)) await takeOutright(one, packageTerms, terms)
      else for (const event of await api.events(packageTerms, ids)) await takeEvent(event, packageTerms, terms)
    } catch (error) {
      ports.missed(packageTerms, error instanceof Error ? error.message : String(error))
    }
  }

  async function sign({ product }: PackageTerms, isThere: boolean, at: number): Promise<void> {
    await leaveMessage(db, { provider: PROVIDER, eventId: null, body: signDocument(product, isThere, at) }, clock.now())
    await storeSign({ provider: PROVIDER, producer: String(product), isAlive: isThere, messageAt: at })
  }

  return {
    sign,
    async message({ body }, packageTerms) {
      const message = readTrade360(body)
      if (typeof message === 'string') {
        received('unreadable')
        await takeAnew(body, packageTerms)
        throw new Unusable(message)
      }
      const { type, events, outrights, isOfRaces, isInterrupted } = message
      received(isOfRaces ? 'trade360_race' : (NAMES[type] ?? 'trade360_other'))
      if (isOfRaces) for (const id of idsIn(body)) unknowns.note('event', raceUrnOf(id), RACE)
      const madeAt = Math.min(message.madeAt ?? clock.now(), clock.now())
      if (type === TRADE360_TYPES.heartbeat) {
        const isLate = clock.now() - madeAt > SILENCE_MS
        return sign(packageTerms, !isInterrupted && !isLate, isLate ? clock.now() : madeAt)
      }
      const kind = SETTLEMENTS.includes(type) ? 'settlement' : 'other'
      const { product } = packageTerms
      for (const event of events) await takeEvent(event, packageTerms, { product, madeAt, kind })
      for (const outright of outrights) await takeOutright(outright, packageTerms, { product, madeAt, kind })
    },
    async snapshot(events, packageTerms, at) {
      const { product } = packageTerms
      for (const event of events) await takeEvent(event, packageTerms, { product, madeAt: at, kind: 'snapshot' })
    },
    async outrights(outrights, packageTerms, at) {
      const { product } = packageTerms
      for (const one of outrights) await takeOutright(one, packageTerms, { product, madeAt: at, kind: 'snapshot' })
    },
    laneOf(body) {
      const ids = idsIn(body)
      return ids.length === 1 ? String(ids[0]) : null
    },
  }
}

/** Numbers of the events that a message names. */
function idsIn(body: string): readonly number[] {
  return [...new Set([...body.matchAll(/"FixtureId"\s*:\s*"?(\d{1,15})"?/g)].map(([, id]) => Number(id)))]
}
