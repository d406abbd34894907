import type { Match } from '@touchline/contract'
import { startTransition, type TouchEventHandler, useCallback, useMemo, useRef, useState } from 'react'
import { useMakingRows } from '../catalogue/index.ts'
import { type Clip, clipsOf } from './clips.ts'
import type { ListingColumn } from './columns.ts'
import { EventRow } from './EventRow.tsx'
import styles from './RowsOfLeague.module.css'

/** Rows made in a frame during scrolling. */
const AT_ONCE = 2
/** Those that come later as well. */
const ALL = Number.POSITIVE_INFINITY

interface ClipProps {
  readonly matches: readonly Match[]
  readonly columns: readonly ListingColumn[]
}

/** A few rows that come into sight together; by their names until it is their turn. */
function ClipOfRows({ matches, columns }: ClipProps) {
  const inTurn = useMakingRows()
  const [made, setMade] = useState(inTurn ? 0 : ALL)
  const count = matches.length
  const ref = useCallback(
    (element: Element | null) => {
      const more = made + AT_ONCE
      const make = () => startTransition(() => setMade(more < count ? more : ALL))
      return element && made !== ALL ? inTurn?.(element, make) : undefined
    },
    [inTurn, made, count],
  )
  return (
    <ul ref={ref} role="none" className={styles.Clip}>
      {matches.map((match, at) => (
        <EventRow key={match.id} match={match} columns={columns} isMade={at < made} />
      ))}
    </ul>
  )
}

export interface RowsOfLeagueProps {
  readonly matches: readonly Match[]
  readonly columns: readonly ListingColumn[]
  readonly onTouchStart: TouchEventHandler
  readonly onTouchEnd: TouchEventHandler
}

/** The rows of a card, one list however many of them come into sight together. */
export function RowsOfLeague({ matches, columns, ...swipe }: RowsOfLeagueProps) {
  const held = useRef<readonly Clip<Match>[]>([])
  const clips = useMemo(() => {
    held.current = clipsOf(matches, held.current)
    return held.current
  }, [matches])
  return (
    // biome-ignore lint/a11y/useSemanticElements: one list of rows that stand in several clips
    <div role="list" className={styles.RowsOfLeague} {...swipe}>
      {clips.map(({ key, matches }) => (
        <ClipOfRows key={key} matches={matches} columns={columns} />
      ))}
    </div>
  )
}
