import type { Tournament } from '@touchline/contract'
import { Flag } from '@touchline/ui'
import { useLocation } from 'wouter'
import { useCall } from '../../data/index.ts'
import { chosenLeagues, leagueCall } from '../../features/catalogue/index.ts'
import { useText } from '../../i18n/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { SideList } from '../SideEntries.tsx'
import type { AroundView } from '../view.ts'

const NONE: readonly Tournament[] = []

/** The first leagues, or those that the site names. */
export function TopLeagues({ props, where }: AroundView<'navigation.top-leagues'>) {
  const text = useText()
  const [path] = useLocation()
  const all = useCall('getTournaments', leagueCall(props), { staleTime: 60_000 }).data?.data ?? NONE
  const entries = chosenLeagues(all, props).map((league) => {
    const to = sportPath(league.sport.key, league.slug)
    const { live, prematch } = league.events_count
    return {
      key: league.id,
      to,
      icon: <Flag country={league.category.country_code} />,
      label: league.name,
      count: live + prematch,
      current: path === to,
    }
  })
  return <SideList where={where} title={props.title ?? text('shell.nav.leagues')} entries={entries} />
}
