/** What is known about a match besides its markets: statistics, earlier results, pictures. */
import type { BookModule } from '../../kernel/module.ts'
import { getMatchStatistics } from './endpoints/get-match-statistics.ts'
import { getMatchStreams } from './endpoints/get-match-streams.ts'
import { getMatchVideo } from './endpoints/get-match-video.ts'
import type { MatchInfoPorts } from './ports.ts'

/** Calls about a match besides its markets. */
export type MatchInfoCall = 'getMatchStatistics' | 'getMatchVideo' | 'getMatchStreams'

export function createMatchInfo({ catalogue }: MatchInfoPorts): BookModule<MatchInfoCall> {
  return {
    handlers: {
      getMatchStatistics: getMatchStatistics(catalogue),
      getMatchVideo: getMatchVideo(catalogue),
      getMatchStreams: getMatchStreams(catalogue),
    },
  }
}
