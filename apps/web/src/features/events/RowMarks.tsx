import type { Match } from '@touchline/contract'
import { Icon, type IconName, iconMarkup } from '@touchline/ui'
import { useText } from '../../i18n/index.ts'
import styles from './RowMarks.module.css'

/** A list has hundreds: the server writes them as they are, as it does with stars. */
function drawn(name: IconName) {
  return import.meta.env.SSR
    ? { dangerouslySetInnerHTML: { __html: iconMarkup(name, 12) } }
    : { children: <Icon name={name} size={12} /> }
}

const MARKS = { play: drawn('play'), stats: drawn('stats') } as const

/** Whether a match can be watched, and whether there are statistics of it (CAT-04). */
export function RowMarks({ match }: { match: Match }) {
  const text = useText()
  const mark = (name: keyof typeof MARKS, label: string) => (
    <span className={styles.Mark} role="img" aria-label={label} title={label} data-mark={name} {...MARKS[name]} />
  )
  return (
    <span className={styles.RowMarks}>
      {match.has_video && mark('play', text('catalogue.has_video'))}
      {match.is_provider_stats_available && mark('stats', text('catalogue.has_statistics'))}
    </span>
  )
}
