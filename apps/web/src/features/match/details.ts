import type { Match } from '@touchline/contract'
import { EVENT_STATUS } from '@touchline/contract/constants'
import { useEventLive } from '../../live/index.ts'
import { useSite } from '../../site/index.ts'

/** What can be looked at beside the markets of a match; the tracker is a part of the scoreboard. */
export type Detail = 'bets' | 'tracker' | 'statistics' | 'timeline' | 'stream' | 'preview' | 'lineups' | 'chat'
/** Details that have a tab. */
export type TabbedDetail = Exclude<Detail, 'tracker'>

/** Where teams are announced before a match. */
const SPORTS_OF_LINEUPS = ['football']
export const OVER: readonly number[] = [EVENT_STATUS.finished, EVENT_STATUS.not_covered]

/** Whether a match is under way, so that its field is drawn. */
export function isInPlay(status: number | undefined): boolean {
  return status === EVENT_STATUS.live || status === EVENT_STATUS.stopped
}

function detailsAt(status: number | undefined, hasVideo: boolean, hasLineups: boolean): readonly TabbedDetail[] {
  const lineups = hasLineups ? (['lineups'] as const) : []
  if (status === undefined || status === EVENT_STATUS.prematch) return ['preview', ...lineups]
  const stream = hasVideo && isInPlay(status) ? (['stream'] as const) : []
  return ['statistics', ...lineups, 'timeline', ...stream]
}

/** Details of a match that have a tab now, in their order. */
export function useDetails(match: Match): readonly TabbedDetail[] {
  const status = useEventLive(match.id)?.status
  const chat = useSite()?.chat
  const known = detailsAt(status, match.has_video, SPORTS_OF_LINEUPS.includes(match.tournament.sport.key))
  return chat?.room ? [...known, 'chat'] : known
}
