import { LOCALES } from '../../../i18n/locales.ts'
import type { SiteDoc } from '../document/site-doc.ts'

/** Languages of the site, the first being what others fall back to. */
export function siteLocales(doc: SiteDoc): readonly string[] {
  const own = doc.locales?.filter((locale) => (LOCALES as readonly string[]).includes(locale)) ?? []
  return own.length > 0 ? own : LOCALES
}
