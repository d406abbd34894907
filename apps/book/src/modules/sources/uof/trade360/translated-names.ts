import type { Clock } from '../../../../kernel/clock.ts'
import type { ServedLocale } from '../../../../kernel/locale.ts'
import type { Log } from '../../../../kernel/log.ts'
import type { PackageTerms, Trade360Language } from './account.ts'
import type { Trade360Fixture } from './read-trade360.ts'
import type { NamedIds, Trade360Api, Translations } from './trade360-api.ts'
import { fixtureDocument, urnOf } from './write-documents.ts'

/** A fixture whose names are requested. */
interface Waiting {
  readonly fixtureId: number
  readonly fixture: Trade360Fixture
  readonly own: PackageTerms
}

/** Requests names of fixtures in the languages of the settings, beside everything else. */
export interface TranslatedNames {
  /** Of several fixtures of one event the last one counts. */
  wants(waiting: Waiting): void
  /** Resolves when nothing is requested any more. */
  idle(): Promise<void>
  stop(): void
}

export interface TranslatedNamesPorts {
  readonly api: Pick<Trade360Api, 'translations'>
  readonly languages: readonly Trade360Language[]
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
  /** Takes a fixture in whose names are in a language. */
  take(document: string, language: ServedLocale): Promise<void>
}

/** Fixtures of one request. */
const AT_ONCE = 50
/** Fixtures that wait at most: the others are requested with a later message. */
const MOST_WAITING = 5_000
/** Names that are remembered at most. */
const MOST_NAMES = 50_000
/** The vendor demands no pace of these requests; this is the one that it demands of snapshots. */
const APART_MS = 1_100

export function createTranslatedNames({ api, languages, clock, log, take }: TranslatedNamesPorts): TranslatedNames {
  const waiting = new Map<number, Waiting>()
  /** Every name that was requested, in every language that the vendor has it in. */
  const names = new Map<string, Translations[string]>()
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  let isStopped = false
  let wake = () => {}

  async function work(): Promise<void> {
    while (!isStopped && waiting.size > 0) {
      const [first] = waiting.values()
      const batch = [...waiting.values()].filter(({ own }) => own.id === first?.own.id).slice(0, AT_ONCE)
      for (const { fixtureId } of batch) waiting.delete(fixtureId)
      const wasRequested = await translate(batch).catch((error: unknown) => {
        log.warn(`Names of TRADE360 could not be translated: ${error instanceof Error ? error.message : error}`)
        return true
      })
      if (wasRequested && waiting.size > 0) await pause()
    }
    isRunning = false
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(APART_MS, resolve)
      wake = () => {
        cancel()
        resolve()
      }
    })
  }

  /** Returns whether a request was made. */
  async function translate(batch: readonly Waiting[]): Promise<boolean> {
    const unknown = new Set(batch.flatMap(({ fixture }) => keysOf(fixture)).filter((key) => !names.has(key)))
    const [{ own }] = batch as [Waiting]
    if (unknown.size > 0) remember([...unknown], await api.translations(own, idsOf(unknown), languages))
    for (const { fixtureId, fixture, own } of batch) {
      for (const { language, id } of languages) {
        const translated = inLanguage(fixture, (key) => names.get(key)?.get(id))
        if (translated === null || isStopped) continue
        const document = fixtureDocument({ urn: urnOf(fixtureId), product: own.product }, translated)
        if (document !== null) await take(document, language)
      }
    }
    return unknown.size > 0
  }

  function remember(keys: readonly string[], found: Translations): void {
    if (names.size > MOST_NAMES) names.clear()
    for (const key of keys) names.set(key, found[key] ?? new Map())
  }

  return {
    wants(one) {
      if (languages.length === 0 || isStopped) return
      if (!waiting.has(one.fixtureId) && waiting.size >= MOST_WAITING) return
      waiting.set(one.fixtureId, one)
      if (isRunning) return
      isRunning = true
      running = work()
    },
    idle: () => running,
    stop() {
      isStopped = true
      wake()
    },
  }
}

const keysOf = ({ League: league, Location: location, Participants: participants }: Trade360Fixture) => [
  `Leagues ${league.Id}`,
  `Locations ${location.Id}`,
  ...participants.map(({ Id: id }) => `Participants ${id}`),
]

function idsOf(keys: ReadonlySet<string>): NamedIds {
  const of = (kind: string) => [...keys].filter((key) => key.startsWith(kind)).map((key) => Number(key.split(' ')[1]))
  return { leagues: of('Leagues'), locations: of('Locations'), participants: of('Participants') }
}

/** The fixture with its names in a language, a missing one as it was; null where all of them are missing. */
function inLanguage(fixture: Trade360Fixture, nameOf: (key: string) => string | undefined): Trade360Fixture | null {
  if (keysOf(fixture).every((key) => nameOf(key) === undefined)) return null
  const named = <T extends { readonly Id: number; readonly Name: string }>(kind: string, one: T): T => ({
    ...one,
    Name: nameOf(`${kind} ${one.Id}`) ?? one.Name,
  })
  return {
    ...fixture,
    League: named('Leagues', fixture.League),
    Location: named('Locations', fixture.Location),
    Participants: fixture.Participants.map((one) => named('Participants', one)),
  }
}
