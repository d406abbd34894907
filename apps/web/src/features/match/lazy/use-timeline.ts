import type { Match, MatchTimeline } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { useEffect } from 'react'
import { useCall } from '../../../data/index.ts'
import { useEventLive } from '../../../live/index.ts'

/** Pressure and possession change without an event: they are fetched again this often, in ms. */
const AGAIN_MS = 10_000

/** The timeline of the match; undefined while it loads. A score fetches it again at once. */
export function useTimeline(match: Match): { timeline: MatchTimeline | undefined; isFailed: boolean } {
  const facts = useEventLive(match.id)
  const isOn = facts?.status === EVENT_STATUS.live || facts?.status === EVENT_STATUS.stopped
  const { data, refetch, isError } = useCall(
    'getMatchTimeline',
    { params: { id: match.id } },
    { staleTime: AGAIN_MS / 2, ...(isOn && { refetchInterval: AGAIN_MS }) },
  )
  const periods = facts?.statistics?.period_score.map(({ home, away }) => `${home}:${away}`).join()
  const moved = `${facts?.status} ${periods}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the match triggers a request
  useEffect(() => {
    if (data) void refetch()
  }, [moved])
  return { timeline: data?.data, isFailed: isError && !data }
}
