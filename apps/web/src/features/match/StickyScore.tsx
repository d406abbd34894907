import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Crest } from '@touchline/ui'
import { useCallback, useState } from 'react'
import { useMatchLive } from '../../live/index.ts'
import { proxiedLogo } from '../../platform/proxied-image.ts'
import { observeVisibility } from '../../platform/visible-elements.ts'
import { SideScores } from '../../ui/SideScores.tsx'
import { RunningClock } from '../events/index.ts'
import styles from './StickyScore.module.css'

/** Whether an element has left the window; the ref goes onto it. */
export function useOutOfSight() {
  const [isOut, setOut] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    return observeVisibility(element, (isVisible) => setOut(!isVisible))
  }, [])
  return { isOut, ref }
}

/** The score on one line, at the top of the window while the scoreboard is out of sight. It takes no room of its own. */
export function StickyScore({ match, shown }: { match: Match; shown: boolean }) {
  const facts = useMatchLive(match.id)
  const { home, away } = match.competitors
  if (!facts?.statistics || facts.status === EVENT_STATUS.prematch) return null
  const { total_score: total } = facts.statistics
  const isOn = facts.status === EVENT_STATUS.live || facts.status === EVENT_STATUS.stopped
  return (
    <div className={styles.StickyScore} data-shown={shown} aria-hidden="true">
      <div className={styles.Line}>
        <span className={styles.Side} data-side="home">
          <span className={styles.Name}>{home.name}</span>
          <Crest
            letters={home.short_name}
            primary={home.colors.primary}
            secondary={home.colors.secondary}
            logo={proxiedLogo(home.logo)}
          />
        </span>
        <b>
          <SideScores home={total.home} away={total.away} />
        </b>
        <span className={styles.Side}>
          <Crest
            letters={away.short_name}
            primary={away.colors.primary}
            secondary={away.colors.secondary}
            logo={proxiedLogo(away.logo)}
          />
          <span className={styles.Name}>{away.name}</span>
        </span>
        <span className={styles.Time}>{isOn && <RunningClock facts={facts} />}</span>
      </div>
    </div>
  )
}
