import { siteConfigOf } from '@touchline/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { localeIn } from '../current-site.ts'
import type { ShownSite } from '../editor/shown-site.ts'
import { maintenanceAhead } from '../maintenance/announce-maintenance.ts'
import type { SitePorts } from '../ports.ts'
import type { GroupsOf } from './groups-of.ts'

export function getSiteConfig(
  { db, clock, hasLists }: Pick<SitePorts, 'db' | 'clock' | 'hasLists'>,
  shownSite: ShownSite,
  groupsOf: GroupsOf,
): Handler<'getSiteConfig'> {
  return async ({ locale, query, player }) => {
    const current = await shownSite(query.preview)
    const { version, styleSheet } = current
    const groups = await groupsOf(player, current)
    const config = siteConfigOf(current.site, {
      version,
      styleSheet,
      groups,
      locale: localeIn(current, locale),
    })
    const own = {
      ...config,
      listChannels: hasLists(),
      ...(current.iconsVersion !== null && { iconsVersion: current.iconsVersion }),
    }
    const [next] = await maintenanceAhead(db, clock.now())
    if (next === undefined) return { data: own }
    const maintenance = {
      begins_at: new Date(next.beginsAt).toISOString(),
      ends_at: new Date(next.endsAt).toISOString(),
    }
    return { data: { ...own, maintenance } }
  }
}
