import { entryLabel } from '../../../../site/index.ts'
import type { DocBlock } from '../../document/site-doc.ts'

/** Properties whose words tell a block from others of its kind. */
const WORDS = ['label', 'title', 'text'] as const

/**
 * What tells a block from others of its kind: its words, or the page it leads to; null where it says neither.
 * @param locales in the order in which words are looked for
 */
export function blockHint(
  { props = {} }: DocBlock,
  locales: readonly string[],
  text: Parameters<typeof entryLabel>[1],
): string | null {
  for (const name of WORDS) {
    const said = props[name]
    if (typeof said !== 'object' || said === null) continue
    const byLocale = said as Readonly<Record<string, unknown>>
    const words = locales.map((locale) => byLocale[locale]).find((one) => typeof one === 'string')
    if (typeof words === 'string') return words
  }
  return typeof props.link === 'string' ? entryLabel({ link: props.link, count: 'none' }, text) : null
}
