import { SPORT_KEYS } from '@touchline/contract/constants'
import { Icon } from '@touchline/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/index.ts'
import styles from './RecentlyViewed.module.css'
import { recentlyViewed, type Viewed } from './viewed.ts'

/** The last events and leagues that were looked at, the page shown left out; nothing where there are none. */
export function RecentlyViewed() {
  const text = useText()
  const [path] = useLocation()
  const [known, setKnown] = useState<readonly Viewed[]>([])
  // Read again whenever another page is shown: that is when it changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes the list
  useEffect(() => setKnown(recentlyViewed()), [path])
  const others = known.filter(({ to }) => to !== path)
  if (others.length === 0) return null
  return (
    <section className={styles.RecentlyViewed} aria-label={text('finding.viewed')}>
      <h2>{text('finding.viewed')}</h2>
      <ul>
        {others.map(({ to, label, sport }) => {
          const icon = SPORT_KEYS.find((key) => key === sport)
          return (
            <li key={to}>
              <Link to={to}>
                {icon && <Icon name={icon} size={18} />}
                <span dir="auto">{label}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
