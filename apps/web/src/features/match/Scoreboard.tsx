import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { Crest } from '@touchline/ui'
import { Suspense, useState } from 'react'
import { TIME, useFormat, useText } from '../../i18n/index.ts'
import { useEventLive } from '../../live/index.ts'
import { eventName, sportPath } from '../../navigation/index.ts'
import { proxiedLogo } from '../../platform/page/proxied-image.ts'
import { Boundary } from '../../ui/index.ts'
import { Breadcrumbs } from '../catalogue/index.ts'
import { overWord, RunningClock, useDayName } from '../events/index.ts'
import { Star } from '../favourites/index.ts'
import { BetStop } from './BetStop.tsx'
import { isInPlay } from './details.ts'
import { GameScore } from './GameScore.tsx'
import { OtherMatches } from './OtherMatches.tsx'
import { Periods } from './Periods.tsx'
import { TRACKER } from './parts.ts'
import styles from './Scoreboard.module.css'

function Team({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const { id, name, short_name: letters, colors, logo } = match.competitors[side]
  return (
    <div className={styles.Team} data-side={side}>
      <span className={styles.Name}>{name}</span>
      <span className={styles.Mark}>
        <Star kind="team" id={id} name={name} />
        <Crest letters={letters} primary={colors.primary} secondary={colors.secondary} logo={proxiedLogo(logo)} />
      </span>
    </div>
  )
}

/** What a side has; a new number moves in, the first one does not. */
function Total({ value }: { value: number }) {
  const [first] = useState(value)
  return (
    <b key={value} data-changed={value !== first || undefined}>
      {value}
    </b>
  )
}

function Middle({ match }: { match: Match }) {
  const text = useText()
  const format = useFormat()
  const dayName = useDayName()
  const facts = useEventLive(match.id)
  if (!facts?.statistics || facts.status === EVENT_STATUS.prematch) {
    const at = Date.parse(facts?.startTime ?? match.start_time)
    return (
      <div className={styles.Middle}>
        <time className={styles.KickOff} dateTime={match.start_time}>
          {format.date(at, TIME)}
        </time>
        <span className={styles.Phase}>{dayName(at)}</span>
      </div>
    )
  }
  const { total_score: total, period_score: periods, game_score: game } = facts.statistics
  const ended = !isInPlay(facts.status)
  return (
    <div className={styles.Middle}>
      <p className={styles.Score}>
        <Total value={total.home} />
        <span className={styles.Between} />
        <Total value={total.away} />
      </p>
      <p className={styles.Phase}>
        {!ended && <RunningClock facts={facts} />} {ended ? text(overWord(facts.status)) : facts.stageName}
        {game && !ended && <GameScore game={game} />}
        <Periods sportKey={match.tournament.sport.key} periods={periods} />
      </p>
    </div>
  )
}

export interface ScoreboardProps {
  readonly match: Match
  /** Whether its field is drawn while it is under way. */
  readonly hasTracker?: boolean
}

/** The head of a match page: league, sides, score, and a small field that opens in its place. */
export function Scoreboard({ match, hasTracker = true }: ScoreboardProps) {
  const text = useText()
  const status = useEventLive(match.id)?.status
  const [isWhole, setWhole] = useState(false)
  const { tournament } = match
  const { sport, category } = tournament
  const place = [match.stadium, match.city].filter(Boolean).join(' · ')
  const tracker = hasTracker && isInPlay(status) ? (isWhole ? 'whole' : 'small') : undefined
  return (
    <section
      className={styles.Scoreboard}
      data-match={match.id}
      data-tracker={tracker}
      aria-label={text('match.scoreboard')}
    >
      <div className={styles.Board}>
        <div className={styles.Top}>
          <Breadcrumbs
            crumbs={[
              { to: sportPath(sport.key), label: sport.name },
              { to: sportPath(sport.key, category.slug), label: category.name },
              { to: sportPath(sport.key, tournament.slug), label: tournament.name },
            ]}
          />
          <OtherMatches match={match} />
          <span className={styles.Venue} title={place ? text('match.venue', { place }) : undefined}>
            {place}
          </span>
          <Star kind="event" id={match.id} name={eventName(match)} />
        </div>
        <h1 className={styles.Teams} aria-label={eventName(match)}>
          <Team match={match} side="home" />
          <Middle match={match} />
          <Team match={match} side="away" />
        </h1>
        {tracker && (
          <div className={styles.Tracker}>
            <Boundary>
              <Suspense>
                <TRACKER match={match} isSmall={!isWhole} onSize={() => setWhole(!isWhole)}>
                  <BetStop eventId={match.id} />
                </TRACKER>
              </Suspense>
            </Boundary>
          </div>
        )}
      </div>
    </section>
  )
}
