import { type BlockKind, PAGE_KEYS, type PageKey } from '@touchline/contract/site'
import type { MessageId, TextOf } from '../../../i18n/index.ts'
import type { Where } from '../document/site-doc.ts'

export const kindName = (text: TextOf, kind: BlockKind): string => text(`editor.kind.${kind}`)

/** What a property is called; a test names those that have no word. */
export const fieldName = (text: TextOf, name: string): string => text(`editor.field.${name}` as MessageId)
/** What one of the choices of a property is called; shapes (`16:9`) are what they are. */
export const choiceName = (text: TextOf, value: string): string =>
  /^\d/.test(value) ? value : text(`editor.choice.${value}` as MessageId)

export function pageName(text: TextOf, page: string): string {
  const key = PAGE_KEYS.find((one) => one === page) as PageKey | undefined
  return key === undefined ? page : text(`editor.page.${key}`)
}

/** Where a block stands, in words. */
export function placeName(text: TextOf, { page, placement }: Where): string {
  return placement === 'content' && page !== null ? pageName(text, page) : text(`editor.place.${placement}`)
}
