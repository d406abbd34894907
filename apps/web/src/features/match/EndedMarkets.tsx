import type { Match } from '@touchline/contract'
import { Suspense } from 'react'
import { NextMatches, SettledMarkets } from './parts.ts'

/** How the markets of a match that is over ended, and what comes next. */
export function EndedMarkets({ match }: { match: Match }) {
  return (
    <Suspense>
      <SettledMarkets match={match} />
      <NextMatches match={match} />
    </Suspense>
  )
}
