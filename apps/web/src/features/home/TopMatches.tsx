import type { SportEvent } from '@touchline/contract'
import { useText } from '../../i18n/index.ts'
import { TopMatch } from './TopMatch.tsx'
import styles from './TopMatches.module.css'
import { topMatches } from './top-matches.ts'

/** The first thing on the front page: the matches of the moment with their prices. */
export function TopMatches(props: {
  running: readonly SportEvent[]
  coming: readonly SportEvent[]
  /** How many at most. @default 3 */
  limit?: number | undefined
}) {
  const text = useText()
  const matches = topMatches(props.running, props.coming, props.limit)
  if (matches.length === 0) return null
  return (
    <ul className={styles.TopMatches} aria-label={text('pages.home.top')}>
      {matches.map((match) => (
        <TopMatch key={match.id} match={match} />
      ))}
    </ul>
  )
}
