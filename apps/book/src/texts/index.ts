/** The book's texts for players: ICU messages by language, one area per file. Code keeps ids. */
export { inEachLanguage, type LocalNames, textInEach } from './in-each-language.ts'
export { type TextValues, text } from './text.ts'
export type { TextId } from './text-id.ts'
export { writtenOdds } from './written-odds.ts'
