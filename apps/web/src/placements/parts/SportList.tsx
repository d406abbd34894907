import type { Sport } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { Countries, RecentlyViewed, useHasViewed } from '../../features/browse/index.ts'
import { useText } from '../../i18n/index.ts'
import { sportPath } from '../../navigation/index.ts'
import { useLabel } from '../../site/index.ts'
import { SideList } from '../SideEntries.tsx'
import { useSports } from '../use-sports.ts'
import type { AroundView } from '../view.ts'
import styles from './SportList.module.css'
import { SportTreeButton } from './SportTreeButton.tsx'

/** Where matches are played, there are countries and leagues. */
const hasTree = ({ type }: Sport) => type === 'regular' || type === 'cyber'

/** Sports with how much of them can be bet on. */
export function SportList({ props: { scope, showCounts }, where }: AroundView<'sport-list'>) {
  const text = useText()
  const [path] = useLocation()
  const title = useLabel('sportsMenu', text('shell.nav.sports_menu'))
  const isPhone = where === 'side_menu_mobile'
  const hasViewed = useHasViewed()
  const sports = useSports()
  const entries = sports
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
        current: path === to || path.startsWith(`/${sport.key}/`),
        more: isPhone || !hasTree(sport) ? undefined : <SportTreeButton sport={sport} />,
      }
    })
  return (
    <>
      <SideList where={where} title={isPhone ? undefined : title} entries={entries} />
      {hasViewed && (
        <div className={styles.Viewed}>
          <Suspense fallback={null}>
            <RecentlyViewed />
          </Suspense>
        </div>
      )}
      {isPhone && (
        <Suspense fallback={null}>
          <Countries sports={sports.filter(hasTree)} />
        </Suspense>
      )}
    </>
  )
}
