import type { QueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '@touchline/contract'
import { callKey } from '../../../data/index.ts'
import { eventName, type Route, sportPath } from '../../../navigation/index.ts'
import { rememberViewed } from './viewed.ts'

/** Stores the viewed page: its event or league, by the name that the page knows. */
export function rememberView(
  queries: QueryClient,
  { page, id, sport, slug }: Extract<Route, { id: number; sport: string }>,
) {
  const asked = { params: { id } }
  const event = queries.getQueryData<CallAnswer<'getMatch'>>(callKey('getMatch', asked))?.data
  const league = queries.getQueryData<CallAnswer<'getTournament'>>(callKey('getTournament', asked))?.data
  const label = page === 'league' ? league?.name : event && eventName(event)
  if (label !== undefined) rememberViewed({ to: sportPath(sport, slug), label, sport })
}
