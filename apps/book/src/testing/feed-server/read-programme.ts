import { readFileSync } from 'node:fs'
import { readRecording } from '../../modules/sources/uof/index.ts'

/** Messages with their times in ms after the first one, and documents by path below the address of the API. */
export interface Programme {
  readonly messages: readonly { readonly afterMs: number; readonly body: string }[]
  readonly documents: ReadonlyMap<string, string>
  /** Unix ms at which it was recorded; null for single documents, whose times are not kept. */
  readonly recordedAt: number | null
}

const SIGN = /<(?:alive|snapshot_complete|product_down)[\s/>]/
const LANGUAGES = ['en', 'de']
/** Ms between messages of files that hold one each. */
const APART_MS = 100

/** Reads recordings (`.jsonl`) and XML documents of consecutive messages. */
export function readProgramme(files: readonly string[]): Programme {
  const documents = new Map<string, string>()
  const messages: Programme['messages'][number][] = []
  let recordedAt: number | null = null
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const before = messages.at(-1)?.afterMs ?? -APART_MS
    if (!file.endsWith('.jsonl')) {
      const paths = pathsOf(text)
      for (const path of paths) documents.set(path, text)
      if (paths.length === 0) messages.push({ afterMs: before + APART_MS, body: text })
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
  return { messages, documents, recordedAt }
}

/** Where the API has a document; none for a message. */
export function pathsOf(text: string): readonly string[] {
  const root = /<([a-z_]+)[\s>]/.exec(text.replace(/<\?[^>]*\?>/g, ''))?.[1]
  const urn = (element: string) => new RegExp(`<${element}\\b[^>]*\\bid="([^"]*)"`).exec(text)?.[1] ?? ''
  const inAll = (path: string) => LANGUAGES.map((language) => path.replace('*', language))
  switch (root) {
    case 'fixtures_fixture':
      return inAll(`/sports/*/sport_events/${urn('fixture')}/fixture.xml`)
    case 'market_descriptions':
      return inAll('/descriptions/*/markets.xml')
    case 'player_profile':
      return inAll(`/sports/*/players/${urn('player')}/profile.xml`)
    case 'competitor_profile':
      return inAll(`/sports/*/competitors/${urn('competitor')}/profile.xml`)
    default:
      return []
  }
}
