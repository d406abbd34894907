import type { Match } from '@touchline/contract'
import { Crest } from '@touchline/ui'
import { useCallback, useState } from 'react'
import { TIME, useFormat } from '../../i18n/index.ts'
import { useEventLive } from '../../live/index.ts'
import { proxiedLogo } from '../../platform/page/proxied-image.ts'
import { observeVisibility } from '../../platform/scroll/visible-elements.ts'
import { SideScores } from '../../ui/SideScores.tsx'
import { RunningClock } from '../events/index.ts'
import { isInPlay } from './details.ts'
import styles from './StickyScore.module.css'

/**
 * This much of the window's top and bottom is covered by the header and the score line, and counts as out of sight. In
 * px.
 */
const COVERED = 100

/** Whether an element has left the part of the window that nothing covers; the ref goes onto it. */
export function useOutOfSight() {
  const [isOut, setOut] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    return observeVisibility(element, (isVisible) => setOut(!isVisible), -COVERED)
  }, [])
  return { isOut, ref }
}

/**
 * The score on one line, at the top of the window while the scoreboard is out of sight. It takes no space of its own.
 */
export function StickyScore({ match, shown }: { match: Match; shown: boolean }) {
  const facts = useEventLive(match.id)
  const { home, away } = match.competitors
  const format = useFormat()
  const total = facts?.statistics?.total_score
  const isOn = isInPlay(facts?.status)
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
          {total ? (
            <SideScores home={total.home} away={total.away} />
          ) : (
            format.date(Date.parse(facts?.startTime ?? match.start_time), TIME)
          )}
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
        <span className={styles.Time}>{isOn && facts && <RunningClock facts={facts} />}</span>
      </div>
    </div>
  )
}
