import { entryLabel } from '../../../../site/index.ts'
import type { DocBlock } from '../../document/site-doc.ts'

type TextOf = Parameters<typeof entryLabel>[1]

/** Properties whose texts distinguish a block from others of its kind. */
const WORDS = ['label', 'title', 'text'] as const

const objectOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>

function wordsOf(props: Readonly<Record<string, unknown>>, locales: readonly string[]): string | undefined {
  for (const name of WORDS) {
    const byLocale = objectOf(props[name])
    const words = locales.map((locale) => byLocale[locale]).find((one) => typeof one === 'string')
    if (typeof words === 'string') return words
  }
  return undefined
}

const pageOf = (link: string, text: TextOf) => entryLabel({ link, count: 'none' }, text)

/** Names of the entries of a menu: their own, or those of the pages they lead to. */
function entriesOf(items: readonly unknown[], locales: readonly string[], text: TextOf): string {
  return items
    .map(objectOf)
    .flatMap((item) => wordsOf(item, locales) ?? (typeof item.link === 'string' ? pageOf(item.link, text) : []))
    .join(', ')
}

/**
 * Distinguishes a block from others of its kind: its texts, the page it leads to, what it lists, or that its main part
 * is missing; null without any of these.
 * @param locales in the order in which texts are looked for
 */
export function blockHint({ kind, props = {} }: DocBlock, locales: readonly string[], text: TextOf): string | null {
  const words = wordsOf(props, locales)
  if (words !== undefined) return words
  if (typeof props.link === 'string') return pageOf(props.link, text)
  if (kind === 'navigation.side-menu' && Array.isArray(props.items))
    return entriesOf(props.items, locales, text) || null
  return kind === 'odds' && props.showOdds === false ? text('shell.settings') : null
}
