import { pageConfigOf } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { localeIn, pageStyleSheet } from '../current-site.ts'
import type { ShownSite } from '../editor/shown-site.ts'

export function getPageConfig(shownSite: ShownSite): Handler<'getPageConfig'> {
  return async ({ query, locale }) => {
    const current = await shownSite(query.preview)
    const { site, version, pages, gone } = current
    const key = query.page ?? null
    const path = query.path ?? ''
    const page = key === null ? pages.get(path) : site.pages[key]
    if (page === undefined) return refuse(gone.has(path) ? 'gone' : 'not_found')
    const shown = { version, locale: localeIn(current, locale), styleSheet: pageStyleSheet(current, page) }
    return { data: pageConfigOf(site, page, key, shown) }
  }
}
