import type { Sport } from '@touchline/contract'
import { Icon, type IconName } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import { Link } from '../../navigation/index.ts'
import styles from './SportChips.module.css'

export interface SportChipsProps {
  readonly sports: readonly Sport[]
  readonly count: (sport: Sport) => number
  /** Link of a sport, or of all for undefined. */
  readonly to: (sport: Sport | undefined) => string
  readonly current: string | undefined
  readonly allIcon?: IconName
  /** Left out where the rail shows the same. */
  readonly narrowOnly?: boolean
}

/** Sports with their icons and counts, all of them first. */
export function SportChips({ sports, count, to, current, allIcon = 'flag', narrowOnly }: SportChipsProps) {
  const text = useText()
  const total = sports.reduce((sum, sport) => sum + count(sport), 0)
  const chip = (key: string | undefined, icon: IconName, label: string, number: number, href: string) => (
    <Link key={label} to={href} className={styles.Chip} keepScroll aria-current={current === key ? 'page' : undefined}>
      <Icon name={icon} size={20} />
      <span>
        {label} <span className={styles.Count}>{number}</span>
      </span>
    </Link>
  )
  return (
    <nav aria-label={text('catalogue.sports')} className={styles.SportChips} data-narrow-only={narrowOnly}>
      {chip(undefined, allIcon, text('catalogue.all'), total, to(undefined))}
      {sports
        .filter((sport) => count(sport) > 0 || sport.key === current)
        .map((sport) => chip(sport.key, sport.key, sport.name, count(sport), to(sport)))}
    </nav>
  )
}
