import type { Match } from '@touchline/contract'
import { Suspense, useState } from 'react'
import { useAuth } from '../account/index.ts'
import { CountOnMatch } from '../my-bets/index.ts'

/** How many bets the viewer has on a match, as `OwnBets` reports. */
export function useOwnBets() {
  const [count, setCount] = useState(0)
  return { count, setCount }
}

/** Counts the viewer's bets on a match; draws nothing. */
export function OwnBets({ match, onCount }: { match: Match; onCount: (count: number) => void }) {
  const { status } = useAuth()
  if (status !== 'LOGGED_IN') return null
  return (
    <Suspense>
      <CountOnMatch eventId={match.id} onCount={onCount} />
    </Suspense>
  )
}
