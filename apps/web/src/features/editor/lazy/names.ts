import { type BlockKind, PAGE_KEYS, type PageKey } from '@touchline/contract/site'
import { COLOR_ROLES, type FormField, pageForm, siteForm } from '@touchline/contract/site-file'
import { LOCALE_NAMES, type Locale, type MessageId, type TextOf } from '../../../i18n/index.ts'
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

/** The place of a block, in words. */
export function placeName(text: TextOf, { page, placement }: Where): string {
  if (page === null) return text(`editor.place.${placement}`)
  if (placement === 'content') return pageName(text, page)
  return text('editor.place.of_page', { place: text(`editor.place.${placement}`), page: pageName(text, page) })
}

/** Names of the properties that a field is made of. */
function namesIn(field: FormField): readonly string[] {
  if (field.type === 'list' || field.type === 'map') return namesIn(field.of)
  return field.type === 'group' ? field.members.flatMap(({ name, field: inner }) => [name, ...namesIn(inner)]) : []
}

let named: ReadonlySet<string> | undefined
/** Every property of a site and its pages. */
function settingNames(): ReadonlySet<string> {
  named ??= new Set([...siteForm(), ...pageForm()].flatMap(({ name, field }) => [name, ...namesIn(field)]))
  return named
}

/** The name of a setting by its path: `style.light.accent`. Names given by operators stay as they are. */
export function settingName(text: TextOf, path: string): string {
  const [, locale, id] = /^messages\.([\w-]+)\.(.+)$/.exec(path) ?? []
  const parts = id === undefined ? path.split('.') : ['messages', locale ?? '', id]
  return parts
    .filter((part) => part !== 'pages' && part !== 'customPages')
    .map((part) => {
      const role = COLOR_ROLES.find((one) => one === part)
      if (role !== undefined) return text(`editor.color.${role}`)
      if (part in LOCALE_NAMES) return LOCALE_NAMES[part as Locale]
      return settingNames().has(part) ? fieldName(text, part) : pageName(text, part)
    })
    .join(' › ')
}
