import { useEffect } from 'react'
import { useBetsOnMatch, useOpenBetsFollowed } from './bets-on-match.ts'

/** Reports how many bets a player has on a match; shows nothing. Zero once it is unmounted. */
export function CountOnMatch({ eventId, onCount }: { eventId: number; onCount: (count: number) => void }) {
  useOpenBetsFollowed()
  const count = useBetsOnMatch(eventId, 0).length
  useEffect(() => onCount(count), [count, onCount])
  useEffect(() => () => onCount(0), [onCount])
  return null
}
