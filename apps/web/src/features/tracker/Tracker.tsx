import type { Match } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/index.ts'
import { useEventLive } from '../../live/index.ts'
import { CourtPoints } from './CourtPoints.tsx'
import { FIELDS, Stretched } from './fields.tsx'
import { InningOuts } from './InningOuts.tsx'
import { LastActions } from './LastActions.tsx'
import { MapScores } from './MapScores.tsx'
import { PRESSING, placeOnField, SITUATION_NAMES } from './situations.ts'
import styles from './Tracker.module.css'

export interface TrackerProps {
  readonly match: Match
  /** A small field with its name beside or below it. */
  readonly isSmall?: boolean
  /** The viewer wants it small or whole; absent where it has one size. */
  readonly onSize?: (() => void) | undefined
  /** In place of the name of the play. */
  readonly children?: ReactNode
}

/** Where the play is, drawn on the sport's own field from the feed's state. */
export function Tracker({ match, isSmall = false, onSize, children }: TrackerProps) {
  const text = useText()
  const statistics = useEventLive(match.id)?.statistics
  const { key } = match.tournament.sport
  const { Field, ground } = FIELDS[key]
  const situation = statistics?.situation ?? null
  const place = situation ? placeOnField(situation) : null
  // In these sports the feed has no position of the ball.
  const hasBall = ground !== 'arena' && key !== 'tennis' && key !== 'baseball'
  const name = situation ? SITUATION_NAMES[situation.type] : undefined
  const side = situation?.side ?? null
  return (
    <div className={styles.Tracker} data-small={isSmall || undefined}>
      <div className={styles.Ground} data-ground={ground}>
        <svg className={styles.Field} aria-hidden="true">
          <Field />
          {situation && side && place !== null && PRESSING.has(situation.type) && (
            <Stretched>
              <Press at={place} side={side} />
            </Stretched>
          )}
        </svg>
        {ground === 'arena' && <MapScores statistics={statistics ?? null} />}
        {key === 'tennis' && <CourtPoints statistics={statistics ?? null} />}
        {key === 'baseball' && <InningOuts statistics={statistics ?? null} />}
        {hasBall && place !== null && situation && !PRESSING.has(situation.type) && (
          <span className={styles.Ball} style={{ '--at': `${place * 100}%` }} />
        )}
      </div>
      <div className={styles.Strip}>
        <p className={styles.Situation}>
          {name && <strong>{text(name)}</strong>} {side && <span>{match.competitors[side].name}</span>}
        </p>
        {children}
        {onSize && (
          <button
            type="button"
            className={styles.Size}
            aria-expanded={!isSmall}
            aria-label={text('match.detail.tracker')}
            title={text('match.detail.tracker')}
            onClick={onSize}
          >
            <Icon name="chevron" size={16} />
          </button>
        )}
      </div>
      {!isSmall && <LastActions match={match} />}
    </div>
  )
}

/** A band up to where the play is, with its point towards the goal attacked. */
function Press({ at, side }: { at: number; side: 'home' | 'away' }) {
  const x = Math.min(700, Math.max(20, at * 720))
  const back = side === 'home' ? -1 : 1
  const tail = Math.min(712, Math.max(8, x + back * 230))
  const shoulder = x + back * 44
  return (
    <>
      <path className={styles.Band} d={`M${tail} 18H${shoulder}V100H${tail}Z`} />
      <path className={styles.Point} d={`M${shoulder} 18 ${x} 59 ${shoulder} 100`} />
    </>
  )
}
