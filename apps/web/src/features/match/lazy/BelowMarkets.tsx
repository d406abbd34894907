import type { Match } from '@touchline/contract'
import { Prediction } from '../../predictions/index.ts'
import { FollowMatch } from './FollowMatch.tsx'

/** What comes after the markets of a match: the poll, and the way to the event that takes its place. */
export function BelowMarkets({ match }: { match: Match }) {
  return (
    <>
      <Prediction match={match} />
      <FollowMatch matchId={match.id} />
    </>
  )
}
