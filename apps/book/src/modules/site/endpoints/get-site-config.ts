import { siteConfigOf } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { localeIn } from '../current-site.ts'
import type { ShownSite } from '../editor/shown-site.ts'
import type { GroupsOf } from './groups-of.ts'

export function getSiteConfig(shownSite: ShownSite, groupsOf: GroupsOf): Handler<'getSiteConfig'> {
  return async ({ locale, query, player }) => {
    const current = await shownSite(query.preview)
    const { version, styleSheet, isDraft } = current
    const groups = await groupsOf(player, current)
    return {
      data: siteConfigOf(current.site, { version, styleSheet, groups, isDraft, locale: localeIn(current, locale) }),
    }
  }
}
