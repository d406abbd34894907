import type { CardShape } from './card-shape.ts'
import type { RowLabel } from './row-label.ts'

/** Widths of a card in px from which a stylesheet can show whole names; the last one is never reached. */
const STEPS = [300, 340, 380, 410, 440, 480, 540, 600] as const
export type CardWidth = (typeof STEPS)[number] | 'never'

const WIDE = /[\p{Lu}mw\p{Script=Cyrillic}\p{Script=Han}]/u
const NARROW = /[\sfijlt.,:'|()/-]/u

/** About how wide a text is at 13 px, in px. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text) width += WIDE.test(letter) ? 8.6 : NARROW.test(letter) ? 4.2 : 6.7
  return width
}

/** The least width at which a text takes two lines at most, broken between words only. */
function widthInTwoLines(text: string): number {
  const words = text.split(/\s+/)
  let least = widthOf(text)
  for (let at = 1; at < words.length; at++)
    least = Math.min(least, Math.max(widthOf(words.slice(0, at).join(' ')), widthOf(words.slice(at).join(' '))))
  return least
}

const PRICE = 42
/** Three in a row are set in 12 px. */
const DENSE = 0.93
const CARD_PADDING = 26
const GAP = 6
const LINE_COLUMN = 58
/** On both sides of a name above its price. */
const STACK_PADDING = 8

/** How wide a card with so many prices in a row must be for all its names to be shown whole. */
export function wholeNamesFrom(
  labels: readonly RowLabel[],
  columns: number,
  { look, hasLineColumn }: Pick<CardShape, 'look' | 'hasLineColumn'>,
): CardWidth {
  const isDense = columns > 2
  const beside = look === 'stack' ? STACK_PADDING : (isDense ? 20 : 32) + PRICE
  const widest = labels.reduce(
    (most, { name, line }) => Math.max(most, widthInTwoLines(name) + (line && !hasLineColumn ? widthOf(line) + 4 : 0)),
    0,
  )
  const needed =
    (widest * (isDense ? DENSE : 1) + beside) * columns +
    (columns - 1) * GAP +
    CARD_PADDING +
    (hasLineColumn ? LINE_COLUMN : 0)
  return STEPS.find((step) => needed <= step) ?? 'never'
}
