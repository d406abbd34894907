import { siteConfigOf } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { type CurrentSite, localeIn } from '../current-site.ts'

export function getSiteConfig(currentSite: () => Promise<CurrentSite>): Handler<'getSiteConfig'> {
  return async ({ locale }) => {
    const current = await currentSite()
    const { version, styleSheet } = current
    return { data: siteConfigOf(current.site, { version, styleSheet, locale: localeIn(current, locale) }) }
  }
}
