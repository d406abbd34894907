import { Href, IconName, LocalText, WebAddress } from './parts.ts'

export const HREF_KIND = 'link'
/**
 * What is written: words by language, where a link leads, where a picture or frame comes from, the name of an icon, or
 * anything.
 */
export type TextKind = 'local' | typeof HREF_KIND | 'address' | 'icon' | 'plain'

interface Known {
  readonly _zod: { readonly parent?: unknown }
}
const KINDS = new Map<unknown, TextKind>([
  [LocalText, 'local'],
  [Href, HREF_KIND],
  [WebAddress, 'address'],
  [IconName, 'icon'],
])

/** What a text is, by the schema it was made from: a field with a description is a copy of it. */
export function textKindOf(schema: unknown): TextKind {
  for (let at: unknown = schema; at !== undefined && at !== null; at = (at as Known)._zod.parent) {
    const kind = KINDS.get(at)
    if (kind !== undefined) return kind
  }
  return 'plain'
}
