import { useEffect } from 'react'
import { useCall } from '../../../data/index.ts'
import { useMarkets } from '../../../live/index.ts'
import { eventPath, useNavigator } from '../../../navigation/index.ts'

/** For the first time after as long: a stop of play is shorter, and the book is not asked about it. */
const ASK_EVERY_MS = 10_000

/**
 * Opens the event of the provider that takes over a match. While all markets of the match are suspended, requests the
 * match: the book answers with the other provider's event once it has taken over. Draws nothing.
 */
export function FollowMatch({ matchId }: { matchId: number }) {
  const { go } = useNavigator()
  const enabled = useMarkets(matchId).every(({ suspended }) => suspended)
  const asking = { enabled, staleTime: Number.POSITIVE_INFINITY, refetchInterval: ASK_EVERY_MS }
  const event = useCall('getMatch', { params: { id: matchId } }, asking).data?.data
  const path = event && event.id !== matchId ? eventPath(event) : null
  useEffect(() => {
    if (path !== null) go(path, { replace: true, keepScroll: true })
  }, [path, go])
  return null
}
