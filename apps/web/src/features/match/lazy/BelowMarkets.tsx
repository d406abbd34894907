import type { Match } from '@touchline/contract'
import { Prediction } from '../../predictions/index.ts'
import { FollowMatch } from './FollowMatch.tsx'

/** The parts after the markets of a match: the poll, and the link to the event that replaces it. */
export function BelowMarkets({ match }: { match: Match }) {
  return (
    <>
      <Prediction match={match} />
      <FollowMatch eventId={match.id} />
    </>
  )
}
