import { readFileSync } from 'node:fs'
import { readRecording } from '../../modules/sources/uof/index.ts'

/** Messages with their times in ms after the first one, and documents by path below the address of the API. */
export interface Programme {
  readonly messages: readonly { readonly afterMs: number; readonly body: string }[]
  readonly documents: ReadonlyMap<string, string>
  /** Unix ms at which it was recorded; null for single documents: their kick-offs stay as they are. */
  readonly recordedAt: number | null
  /** Provider whose events they are about; null where they name none. */
  readonly provider: 'betradar' | 'oddin' | null
  /** Files that are not played: they are neither messages nor documents that a book requests. */
  readonly leftOut: readonly string[]
}

const SIGN = /<(?:alive|snapshot_complete|product_down)[\s/>]/
const MESSAGES = [
  'odds_change',
  'bet_stop',
  'bet_settlement',
  'bet_cancel',
  'rollback_bet_settlement',
  'rollback_bet_cancel',
  'fixture_change',
]
const LANGUAGES = ['en', 'de']
/** Ms between messages of files that hold one each. */
const APART_MS = 100

/** Reads recordings (`.jsonl`) and XML documents of consecutive messages. */
export function readProgramme(files: readonly string[]): Programme {
  const documents = new Map<string, string>()
  const messages: Programme['messages'][number][] = []
  const leftOut: string[] = []
  let recordedAt: number | null = null
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const before = messages.at(-1)?.afterMs ?? -APART_MS
    if (!file.endsWith('.jsonl')) {
      const paths = pathsOf(text)
      for (const path of paths) documents.set(path, joined(documents.get(path), text))
      if (MESSAGES.includes(rootOf(text))) messages.push({ afterMs: before + APART_MS, body: text })
      else if (paths.length === 0) leftOut.push(file)
      continue
    }
    const recording = readRecording(text)
    for (const [path, body] of recording.documents) if (!path.endsWith('/producers.xml')) documents.set(path, body)
    const begun = recording.messages[0]?.at ?? 0
    recordedAt ??= begun
    for (const { at, body } of recording.messages) {
      // The server says by itself that producers live and where recoveries end.
      if (SIGN.test(body)) continue
      messages.push({ afterMs: before + APART_MS + at - begun, body: body.replace(/ request_id="\d+"/, '') })
    }
  }
  const [, prefix] =
    /event_id="(sr|od):/.exec(messages.map(({ body }) => body).find((body) => EVENT.test(body)) ?? '') ?? []
  const provider = prefix === undefined ? null : prefix === 'od' ? 'oddin' : 'betradar'
  return { messages, documents, recordedAt, provider, leftOut }
}

const EVENT = /event_id="(?:sr|od):/

/** The first element of a document; empty where there is none. */
const rootOf = (text: string) => /<([a-z_]+)[\s>]/.exec(text.replace(/<\?[^>]*\?>/g, ''))?.[1] ?? ''

/** Market descriptions of one document and of another one. What else has one address has its last document. */
export function joined(before: string | undefined, document: string): string {
  const END = '</market_descriptions>'
  if (before === undefined || !before.includes(END)) return document
  const markets = /<market_descriptions[^>]*>([\s\S]*)<\/market_descriptions>/.exec(document)?.[1]
  return markets === undefined ? document : before.replace(END, () => `${markets}${END}`)
}

/** Where the API has a document; none for a message. */
export function pathsOf(text: string): readonly string[] {
  const urn = (element: string) => new RegExp(`<${element}\\b[^>]*\\bid="([^"]*)"`).exec(text)?.[1] ?? ''
  const inAll = (path: string) => LANGUAGES.map((language) => path.replace('*', language))
  switch (rootOf(text)) {
    case 'fixtures_fixture':
      return inAll(`/sports/*/sport_events/${urn('fixture')}/fixture.xml`)
    case 'tournament_info':
      return inAll(`/sports/*/tournaments/${urn('season') || urn('tournament')}/info.xml`)
    case 'market_descriptions':
      return inAll('/descriptions/*/markets.xml')
    case 'match_status_descriptions':
      return inAll('/descriptions/*/match_status.xml')
    case 'void_reasons_descriptions':
    case 'void_reasons':
      return ['/descriptions/void_reasons.xml']
    case 'player_profile':
      return inAll(`/sports/*/players/${urn('player')}/profile.xml`)
    case 'competitor_profile':
      return inAll(`/sports/*/competitors/${urn('competitor')}/profile.xml`)
    default:
      return []
  }
}
