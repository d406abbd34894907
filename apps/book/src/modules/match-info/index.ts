/** Information about a match besides its markets: statistics, earlier results, timeline, price history, pictures. */
import type { BookModule } from '../../kernel/module.ts'
import { getMatchResults } from './endpoints/get-match-results.ts'
import { getMatchStatistics } from './endpoints/get-match-statistics.ts'
import { getMatchStreams } from './endpoints/get-match-streams.ts'
import { getMatchTimeline } from './endpoints/get-match-timeline.ts'
import { getMatchVideo } from './endpoints/get-match-video.ts'
import { getOddsHistory } from './endpoints/get-odds-history.ts'
import type { MatchInfoPorts } from './ports.ts'

export { registerStreams } from './streams/stream-routes.ts'

/** Calls about a match besides its markets. */
export type MatchInfoCall =
  | 'getMatchResults'
  | 'getMatchStatistics'
  | 'getMatchStreams'
  | 'getMatchTimeline'
  | 'getMatchVideo'
  | 'getOddsHistory'

export function createMatchInfo(ports: MatchInfoPorts): BookModule<MatchInfoCall> {
  const { catalogue } = ports
  return {
    handlers: {
      getMatchResults: getMatchResults(ports),
      getMatchStatistics: getMatchStatistics(ports),
      getMatchVideo: getMatchVideo(catalogue),
      getMatchStreams: getMatchStreams(catalogue),
      getMatchTimeline: getMatchTimeline(ports),
      getOddsHistory: getOddsHistory(ports),
    },
  }
}
