import { isForGroups, pageConfigOf } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { localeIn, pageStyleSheet } from '../current-site.ts'
import type { ShownSite } from '../editor/shown-site.ts'
import type { GroupsOf } from './groups-of.ts'

export function getPageConfig(shownSite: ShownSite, groupsOf: GroupsOf): Handler<'getPageConfig'> {
  return async ({ query, locale, player }) => {
    const current = await shownSite(query.preview)
    const { site, version, pages, gone } = current
    const key = query.page ?? null
    const path = query.path ?? ''
    const custom = key === null ? pages.get(path) : undefined
    const page = key === null ? custom : site.pages[key]
    if (page === undefined) return refuse(gone.has(path) ? 'gone' : 'not_found')
    const groups = await groupsOf(player, current)
    // For a visitor whom it is not for, the page does not exist.
    if (custom !== undefined && !isForGroups(custom, groups)) return refuse('not_found')
    const shown = {
      version,
      locale: localeIn(current, locale),
      styleSheet: pageStyleSheet(current, page),
      groups,
    }
    return { data: pageConfigOf(site, page, key, shown) }
  }
}
