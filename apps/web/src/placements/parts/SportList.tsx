import { Icon } from '@touchline/ui'
import { useLocation } from 'wouter'
import { useText } from '../../i18n/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { useLabel } from '../../site/index.ts'
import { SideList } from '../SideEntries.tsx'
import { useSports } from '../use-sports.ts'
import type { AroundView } from '../view.ts'

/** Sports with how much of them can be bet on. */
export function SportList({ props: { scope, showCounts }, where }: AroundView<'sport-list'>) {
  const text = useText()
  const [path] = useLocation()
  const title = useLabel('sportsMenu', text('shell.nav.all_sports'))
  const entries = useSports()
    .filter(({ type, events_count: { live } }) => (scope === 'live' ? live > 0 : scope === 'all' || type === scope))
    .map((sport) => {
      const to = sportPath(sport.key)
      const { live, prematch } = sport.events_count
      return {
        key: sport.id,
        to,
        icon: <Icon name={sport.key} size={18} />,
        label: sport.name,
        count: showCounts ? (scope === 'live' ? live : live + prematch) : undefined,
        current: path === to || path.startsWith(`${to}/`),
      }
    })
  return <SideList where={where} title={where === 'side_menu_mobile' ? undefined : title} entries={entries} />
}
