import type { XmlElement } from '@rgrove/parse-xml'
import type { Provider } from '@touchline/betting'
import type { Db } from '../../../../db/index.ts'
import { type Names, namesFrom } from '../../../../kernel/names.ts'
import { childrenNamed, wholeNumber } from '../../../pricing/results/index.ts'

/** What has a number in messages, and words in a document of the vendor. */
export type NumberedKind = 'match_status' | 'void_reason' | 'sport'

/** The words of a number in the language of its document. */
export interface NumberedWords {
  readonly kind: NumberedKind
  readonly number: number
  readonly words: string
}

/** Numbers are read up to this one: the database's whole numbers have 32 bits. */
const HIGHEST = 2 ** 31 - 1

/** Reads one number of `match_status_descriptions` or of void reasons; what is wrong with it, as text. */
export function readNumberedWords(element: XmlElement, kind: NumberedKind): NumberedWords | string {
  const number = wholeNumber(element.attributes.id)
  const { description = '', name = '' } = element.attributes
  const words = plain(description.trim() === '' ? name : description)
  if (number === null || number < 0 || number > HIGHEST) return `${kind} without an id that is a number`
  return words === '' ? `${kind} ${number} without a description` : { kind, number, words }
}

/** Names such as NO_GOALSCORER are read as words. */
function plain(text: string): string {
  const trimmed = text.trim()
  return /^[A-Z0-9_]+$/.test(trimmed) && trimmed.includes('_') ? trimmed.replaceAll('_', ' ').toLowerCase() : trimmed
}

/** The words in a document, with what in it is dropped. */
export function readWordsOf(root: XmlElement, kind: NumberedKind): readonly (NumberedWords | string)[] {
  return childrenNamed(root, kind).map((one) => readNumberedWords(one, kind))
}

/** Takes over what a provider calls its numbers; of two documents the later one counts. */
export async function storeWords(
  db: Db,
  provider: Provider,
  language: string,
  words: readonly NumberedWords[],
): Promise<void> {
  // Of a number that is there twice the last one counts: one statement writes no row twice.
  const byNumber = [...new Map(words.map((one) => [`${one.kind} ${one.number}`, one])).values()]
  await db.query(
    `INSERT INTO feed_words (provider, kind, number, language, words)
     SELECT $1, w.kind, w.number, $2, w.words FROM jsonb_to_recordset($3::jsonb) AS w (kind text, number integer, words text)
     ON CONFLICT (provider, kind, number, language) DO UPDATE SET words = EXCLUDED.words`,
    [provider, language, JSON.stringify(byNumber)],
  )
}

/** What providers call the phases of a match. */
export interface PhaseNames {
  /** Reads them again from the database. */
  load(): Promise<void>
  /** Null where the provider has described no such phase. */
  of(provider: Provider, stage: number): Names | null
}

export function createPhaseNames(db: Db): PhaseNames {
  let byStage = new Map<string, Names>()
  return {
    async load() {
      const rows = await db.query<{ provider: Provider; number: number; names: Readonly<Record<string, string>> }>(
        `SELECT provider, number, jsonb_object_agg(language, words) AS names FROM feed_words
         WHERE kind = 'match_status' GROUP BY 1, 2`,
        [],
      )
      byStage = new Map(rows.map(({ provider, number, names }) => [`${provider} ${number}`, namesFrom(names)]))
    },
    of: (provider, stage) => byStage.get(`${provider} ${stage}`) ?? null,
  }
}
