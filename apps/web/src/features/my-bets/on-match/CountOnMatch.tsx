import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { OPEN_KEY, useBetsOnMatch, useOpenBetsFollowed } from './bets-on-match.ts'

/** Tells how many bets a player has on a match; shows nothing. Of nobody once it is taken away. */
export function CountOnMatch({ matchId, onCount }: { matchId: number; onCount: (count: number) => void }) {
  const queries = useQueryClient()
  useOpenBetsFollowed()
  const count = useBetsOnMatch(matchId).length
  useEffect(() => onCount(count), [count, onCount])
  useEffect(
    () => () => {
      onCount(0)
      queries.removeQueries({ queryKey: OPEN_KEY })
    },
    [onCount, queries],
  )
  return null
}
