import type { BlockProps } from '@touchline/contract'
import { callQuery, type DataSources } from '../../data/index.ts'
import { LISTINGS } from '../../features/catalogue/index.ts'
import type { BlockQuery } from '../block.ts'

export type BannerEntry = BlockProps['content.page-banner']['items'][number]

/** Numbers of events are a minute old at most. */
export const COUNTS_STALE_MS = 60_000

/** The match of a slide: the one named, or the candidates for the match of the moment. */
export function bannerEvents(eventId: number | null) {
  return eventId === null ? LISTINGS.homeLive() : { query: { id: String(eventId), page: 1, limit: 1 } }
}

/** What one slide or tile shows of the back end's. */
export function bannerQueries(item: BannerEntry, sources: DataSources): readonly BlockQuery[] {
  switch (item.kind) {
    case 'promo':
      return item.topic === 'live' ? [callQuery(sources, 'getSports', undefined, COUNTS_STALE_MS)] : []
    case 'event':
      return [callQuery(sources, 'getMatches', bannerEvents(item.matchId))]
    case 'league':
      return [callQuery(sources, 'getTournament', { params: { id: item.tournamentId } })]
  }
}
