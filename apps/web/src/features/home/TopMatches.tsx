import type { Match, SportEvent } from '@touchline/contract'
import { useState } from 'react'
import { useText } from '../../i18n/index.ts'
import { TopMatch } from './TopMatch.tsx'
import styles from './TopMatches.module.css'
import { keepPlaces, topMatches } from './top-matches.ts'

/** Matches in the places they have had since one began to look. */
function usePlaces(best: readonly Match[], listed: readonly SportEvent[]): readonly Match[] {
  const [shown, setShown] = useState(best)
  const next = keepPlaces(shown, best, listed)
  if (next.length !== shown.length || next.some((match, at) => match !== shown[at])) setShown(next)
  return next
}

/** The first thing on the front page: the matches of the moment with their prices. */
export function TopMatches(props: {
  running: readonly SportEvent[]
  coming: readonly SportEvent[]
  /** How many at most. @default 3 */
  limit?: number | undefined
}) {
  const { running, coming, limit } = props
  const text = useText()
  const matches = usePlaces(topMatches(running, coming, limit), [...running, ...coming])
  if (matches.length === 0) return null
  return (
    <ul className={styles.TopMatches} aria-label={text('pages.home.top')}>
      {matches.map((match) => (
        <TopMatch key={match.id} match={match} />
      ))}
    </ul>
  )
}
