import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { PART } from './write-message.ts'

const WRITTEN: readonly number[] = Object.values(PART)

/** Pages write numbers, choices and plurals without further styles; all else is refused where it is compiled. */
function refuseUnwritten(tree: readonly MessageFormatElement[], text: string): void {
  for (const part of tree) {
    const hasStyle = 'style' in part && part.style !== undefined && part.style !== null
    if (!WRITTEN.includes(part.type) || hasStyle)
      throw new Error(`"${text}" needs what write-message.ts does not write.`)
    if ('options' in part) for (const { value } of Object.values(part.options)) refuseUnwritten(value, text)
  }
}

/** A message in ICU format as pages carry it: the text itself where it is always the same, else its syntax tree. */
export function compileMessage(text: string): string | MessageFormatElement[] {
  const tree = parse(text)
  refuseUnwritten(tree, text)
  const [first] = tree
  return tree.length === 1 && first?.type === PART.literal ? first.value : tree
}

/** Compiles the messages that a site words its own way. An unreadable one is reported, and the product's text stays. */
export function compileWords(
  words: Readonly<Record<string, string>>,
  onProblem: (problem: Error) => void,
): Record<string, string | MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([id, text]) => {
      try {
        return [[id, compileMessage(text)]]
      } catch (error) {
        onProblem(new Error(`The site's ${id}: ${error instanceof Error ? error.message : String(error)}`))
        return []
      }
    }),
  )
}
