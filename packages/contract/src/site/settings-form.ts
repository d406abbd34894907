import * as z from 'zod/mini'
import { type FormMember, fieldOf } from './forms.ts'
import { PAGE_INNER, pageShape } from './page.ts'
import { LocalText } from './parts.ts'
import { SITE_INNER, SITE_SETTINGS, siteTexts } from './site.ts'

function membersOf(shape: Readonly<Record<string, z.ZodMiniType>>): readonly FormMember[] {
  const field = fieldOf(z.strictObject(shape))
  return field.type === 'group' ? field.members : []
}

/** The form of all settings of a site beside its blocks. */
export const siteForm = (): readonly FormMember[] =>
  membersOf({ ...SITE_SETTINGS, ...siteTexts(LocalText), ...SITE_INNER })

/** The form of all settings of a page beside its blocks. */
export const pageForm = (): readonly FormMember[] => membersOf({ ...pageShape(LocalText), ...PAGE_INNER })
