/** What is known about a match besides its markets: statistics, earlier results, pictures. */
import type { Handlers } from '../../http/handler.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { getMatchStatistics } from './endpoints/get-match-statistics.ts'
import { getMatchStreams } from './endpoints/get-match-streams.ts'
import { getMatchVideo } from './endpoints/get-match-video.ts'

/** Calls about a match besides its markets. */
export type MatchInfoCall = 'getMatchStatistics' | 'getMatchVideo' | 'getMatchStreams'

export function matchInfoHandlers(catalogue: Catalogue): Handlers<MatchInfoCall> {
  return {
    getMatchStatistics: getMatchStatistics(catalogue),
    getMatchVideo: getMatchVideo(catalogue),
    getMatchStreams: getMatchStreams(catalogue),
  }
}
