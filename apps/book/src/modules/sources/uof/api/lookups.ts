import type { Provider } from '@touchline/betting'
import type { Infra } from '../../../../kernel/infra.ts'
import type { ServedLocale } from '../../../../kernel/locale.ts'
import type { FeedIngest, FeedReport, Undescribed } from '../ingest-feed.ts'
import { isOutrightKind, parseUrn } from '../reference/urns.ts'
import { type ProgrammeDocument, programmeAt } from './programme.ts'
import { createRecently, type Recently } from './recently.ts'
import type { UofApi } from './uof-api.ts'

export interface LookupPorts extends Pick<Infra, 'db' | 'clock' | 'log'> {
  readonly api: UofApi
  readonly ingest: FeedIngest
  readonly provider: Provider
  /** The first one decides whether something is there. */
  readonly languages: readonly ServedLocale[]
  /** Days of the programme that are requested, today among them; absent: none. */
  readonly scheduleDays?: number | undefined
}

/** Whether this book has an event now. `why` is null where it was requested a moment ago. */
export type FoundEvent = { readonly isKnown: true } | { readonly isKnown: false; readonly why: string | null }

/** Fetches from the API the documents that messages refer to. */
export interface Lookups {
  /** Requests an event that is not known; returns whether it is known now, or why not. */
  event(urn: string): Promise<FoundEvent>
  /** Requests an event again, beside everything else. */
  eventChanged(urn: string): void
  /** Requests all market descriptions. */
  markets(): void
  /** Requests the words of match statuses and of void reasons where they are due, beside everything else. */
  words(): void
  /**
   * Requests the next document of the programme that is due, while nothing else is being asked: called once in a
   * second, it makes no more than one request in a second.
   */
  programme(): void
  /** Requests descriptions that a message is in want of, beside everything else. */
  descriptions(lacking: readonly Undescribed[]): void
  /** Requests names of people and sides, where they have none, beside everything else. */
  names(urns: readonly string[]): void
  /** Resolves when no request is pending. */
  idle(): Promise<void>
}

const HOUR_MS = 3_600_000
/** How long a response is good. */
const KEEP_MS = {
  event: 12 * HOUR_MS,
  gone: 600_000,
  markets: 600_000,
  words: 24 * HOUR_MS,
  variant: 60_000,
  name: 24 * HOUR_MS,
  failed: 5_000,
}
/** A changed event is requested up to this many times until a response has the change. */
const MOST_ATTEMPTS = 6
/** Keys that are remembered, at most. */
const MOST_KEYS = 20_000
/** Most requests that wait behind urgent ones; a document that is left out is requested with a later message. */
const MOST_WAITING = 5_000

export function createLookups(ports: LookupPorts): Lookups {
  const { clock, log, api, ingest, provider, languages } = ports
  const recent = createRecently(MOST_KEYS)
  /** Versions of documents that were taken, by path: they are not sent again. */
  const tags = new Map<string, string>()
  const events = new Map<string, Promise<FoundEvent>>()
  const background = createBackground(log)
  const { later } = background

  /** Returns whether the document in the first language was taken, or why not. */
  async function fetchAll(
    key: string,
    keepMs: number,
    pathIn: (language: ServedLocale) => string,
    wanted: readonly ServedLocale[] = languages,
  ): Promise<FoundEvent> {
    let taken: FoundEvent = { isKnown: false, why: null }
    for (const [i, language] of wanted.entries()) {
      const path = pathIn(language)
      const answer = await api.get(path, tags.get(path))
      if (!answer.ok) {
        if (i === 0) {
          recent.note(key, clock.now() + (answer.isGone ? KEEP_MS.gone : KEEP_MS.failed))
          taken = { isKnown: false, why: answer.why }
        }
        if (!answer.isGone) log.warn(`${key} is not known in ${language}: ${answer.why}`)
        break
      }
      const report = answer.isUnchanged ? 'unchanged' : await ingest.take(answer.body, { provider, language })
      const now = foundBy(report)
      if (i === 0) taken = now
      if (now.isKnown && answer.tag !== null) keepTag(tags, path, answer.tag)
      recent.note(key, clock.now() + keepMs)
      if (!taken.isKnown) break
    }
    return taken
  }

  const fetchEvent = (urn: string): Promise<FoundEvent> =>
    fetchAll(urn, KEEP_MS.event, (language) => pathOfEvent(urn, language))

  /** The vendor may return a fixture as it was before its change; another address returns it as it is now. */
  async function fetchChanged(urn: string, attempt: number): Promise<void> {
    const path = (language: ServedLocale) => pathOfEvent(urn, language, 'fixture_change_fixture.xml')
    const isTaken = (await fetchAll(urn, KEEP_MS.event, path)).isKnown || (await fetchEvent(urn)).isKnown
    if (!isTaken && attempt < MOST_ATTEMPTS)
      clock.after(KEEP_MS.failed * attempt, () => later(() => fetchChanged(urn, attempt + 1)))
  }

  async function fetchNames(urns: readonly string[]): Promise<void> {
    const known = await namedBefore(ports, urns)
    for (const urn of urns) {
      const isKnown = languages.every((language) => known.get(urn)?.includes(language))
      recent.note(urn, clock.now() + KEEP_MS.name)
      if (isKnown) continue
      const kind = parseUrn(urn)?.kind === 'player' ? 'players' : 'competitors'
      const path = (language: ServedLocale) => `/sports/${language}/${kind}/${encodeURIComponent(urn)}/profile.xml`
      await fetchAll(urn, KEEP_MS.name, path)
    }
  }

  function markets(): void {
    if (recent.has('markets', clock.now())) return
    recent.note('markets', clock.now() + KEEP_MS.markets)
    later(async () => {
      const path = (language: ServedLocale) => `/descriptions/${language}/markets.xml?include_mappings=false`
      await fetchAll('markets', KEEP_MS.markets, path)
    })
  }

  return {
    words() {
      for (const { key, path, language } of wordsIn(languages)) {
        if (recent.has(key, clock.now())) continue
        recent.note(key, clock.now() + KEEP_MS.gone)
        later(() => fetchAll(key, KEEP_MS.words, () => path, [language]).then(() => undefined))
      }
    },
    programme() {
      const due = background.isRunning() ? undefined : dueOf(ports, recent)
      if (due === undefined) return
      const { key, path, language, keepMs } = due
      later(() => fetchAll(key, keepMs, () => path, [language]).then(() => undefined))
    },
    async event(urn) {
      const asked = events.get(urn)
      if (asked !== undefined) return asked
      const kind = parseUrn(urn)?.kind ?? ''
      if (kind !== 'match' && !isOutrightKind(kind)) return { isKnown: false, why: whyNot(kind) }
      if (recent.has(urn, clock.now())) return { isKnown: false, why: null }
      const pending = fetchEvent(urn).finally(() => events.delete(urn))
      events.set(urn, pending)
      return pending
    },
    eventChanged: (urn) => later(() => fetchChanged(urn, 1)),
    markets,
    descriptions(lacking) {
      for (const { marketId, specifier } of lacking) {
        const variant = /(?:^|\|)variant=([^|]+)/.exec(specifier)?.[1]
        if (variant === undefined) {
          markets()
          continue
        }
        const key = `market ${marketId} ${variant}`
        if (recent.has(key, clock.now())) continue
        recent.note(key, clock.now() + KEEP_MS.variant)
        const path = (language: ServedLocale) =>
          `/descriptions/${language}/markets/${marketId}/variants/${encodeURIComponent(variant)}?include_mappings=false`
        later(() => fetchAll(key, KEEP_MS.variant, path).then(() => undefined))
      }
    },
    names(urns) {
      const unknown = [...new Set(urns)].filter((urn) => !recent.has(urn, clock.now()))
      if (unknown.length > 0) later(() => fetchNames(unknown))
    },
    async idle() {
      while (background.isRunning() || events.size > 0) await Promise.all([background.idle(), ...events.values()])
    },
  }
}

/** Languages in which people and sides have a name, by their URNs. */
async function namedBefore(
  { db, provider }: LookupPorts,
  urns: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.query<{ urn: string; languages: readonly string[] }>(
    `SELECT urn, array_agg(language) AS languages FROM feed_profiles WHERE provider = $1 AND urn = ANY ($2::text[]) GROUP BY urn`,
    [provider, [...urns]],
  )
  return new Map(rows.map((row) => [row.urn, row.languages]))
}

/** The next document of the programme, which is not due again until it was requested. */
function dueOf({ clock, languages, scheduleDays = 0 }: LookupPorts, recent: Recently): ProgrammeDocument | undefined {
  const now = clock.now()
  const due = programmeAt(now, scheduleDays, languages).find(({ key }) => !recent.has(key, now))
  if (due !== undefined) recent.note(due.key, now + KEEP_MS.gone)
  return due
}

function keepTag(tags: Map<string, string>, path: string, tag: string): void {
  if (tags.size >= MOST_KEYS) tags.clear()
  tags.set(path, tag)
}

/**
 * Documents with the texts of numbers, each loaded separately: one that fails is requested again, and the others are
 * kept.
 */
function wordsIn(languages: readonly ServedLocale[]) {
  const phases = languages.map((language) => {
    return { key: `match statuses (${language})`, path: pathOfPhases(language), language }
  })
  return [...phases, { key: 'void reasons', path: REASONS_PATH, language: 'en' as const }]
}

/** Why no event of a kind is offered. @param kind empty: the name is none that this book reads */
function whyNot(kind: string): string {
  if (kind === '') return 'names of its form are not read'
  return kind === 'stage' ? 'stages, such as races, are not offered' : `events of the kind ${kind} are not offered`
}

function foundBy(report: FeedReport | 'unchanged' | null): FoundEvent {
  if (report === null) return { isKnown: false, why: 'its document cannot be read' }
  return report === 'unchanged' || report.state === 'taken' ? { isKnown: true } : { isKnown: false, why: report.why }
}

/** Where the API has the reasons of voids, in English alone. */
export const REASONS_PATH = '/descriptions/void_reasons.xml'

/** Where the API has the names of phases. */
export const pathOfPhases = (language: ServedLocale) => `/descriptions/${language}/match_status.xml`

/** Where the API describes an event. */
export function pathOfEvent(urn: string, language: ServedLocale, document = 'fixture.xml'): string {
  const name = encodeURIComponent(urn)
  return isOutrightKind(parseUrn(urn)?.kind ?? '')
    ? `/sports/${language}/tournaments/${name}/info.xml`
    : `/sports/${language}/sport_events/${name}/${document}`
}

/** Runs requests one after the other: messages go before them. */
function createBackground(log: Pick<LookupPorts['log'], 'warn'>) {
  const queue: (() => Promise<void>)[] = []
  let running: Promise<void> = Promise.resolve()
  let isRunning = false

  async function work(): Promise<void> {
    for (let run = queue.shift(); run !== undefined; run = queue.shift()) {
      await run().catch((error: unknown) => log.warn('A description of the feed could not be taken in', error))
    }
    isRunning = false
  }

  return {
    isRunning: () => isRunning,
    idle: () => running,
    later(run: () => Promise<void>): void {
      if (queue.length >= MOST_WAITING) return
      queue.push(run)
      if (isRunning) return
      isRunning = true
      running = work()
    },
  }
}
