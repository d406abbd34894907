import { siteConfigOf } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { localeIn } from '../current-site.ts'
import type { ShownSite } from '../editor/shown-site.ts'

export function getSiteConfig(shownSite: ShownSite): Handler<'getSiteConfig'> {
  return async ({ locale, query }) => {
    const current = await shownSite(query.preview)
    const { version, styleSheet } = current
    return { data: siteConfigOf(current.site, { version, styleSheet, locale: localeIn(current, locale) }) }
  }
}
